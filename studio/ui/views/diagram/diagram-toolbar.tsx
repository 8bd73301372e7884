import Download from 'lucide-solid/icons/download'
import PanelRight from 'lucide-solid/icons/panel-right'
import RefreshCw from 'lucide-solid/icons/refresh-cw'
import { createSignal, Show } from 'solid-js'
import { Choice } from '../../parts/choice.tsx'
import { Menu } from '../../parts/menu.tsx'
import { useCommands } from '../../state/commands/use-commands.ts'
import { type DiagramState, useDiagram } from '../../state/diagram/diagram-state.ts'
import { GREATEST_DEPTH } from '../../state/diagram/diagram-view.ts'
import { useStudio } from '../../state/studio.ts'
import { DiagramSearch } from './diagram-search.tsx'
import { createExports } from './export-diagram.ts'

export function DiagramToolbar() {
  const state = useDiagram()
  const layOutAgain = () => {
    state.kept.forget()
    state.source.refetch()
  }
  useCommands({
    'diagram.columns': () => state.setShown(state.shown() === 'all' ? 'keys' : 'all'),
    'diagram.neighbours': {
      run: () => setAround(state, state.around() === undefined ? state.selected()?.id : undefined),
      when: () => state.selected() !== undefined || state.around() !== undefined,
    },
    'diagram.layout': layOutAgain,
  })
  return (
    <div class="bar diagram-bar">
      <DiagramSearch />
      <Scope />
      <SchemaChoice />
      <ColumnsChoice />
      <span class="grow" />
      <button type="button" class="btn quiet hide-900" onClick={layOutAgain}>
        <RefreshCw class="i" />
        Lay out again
      </button>
      <ExportMenu />
      <button
        type="button"
        class="icon hide-phone"
        aria-label="List of tables"
        title="List of tables"
        aria-pressed={state.panelOpen()}
        onClick={() => state.setPanelOpen(!state.panelOpen())}
      >
        <PanelRight class="i" />
      </button>
    </div>
  )
}

function setAround(state: DiagramState, around: string | undefined): void {
  state.setView({ ...state.view(), around, depth: 1 })
}

/** All tables, or those around one. */
function Scope() {
  const state = useDiagram()
  const all = () => {
    const { schema } = state.view()
    const { tables } = state.whole()
    return schema === undefined ? tables.length : tables.filter((t) => t.schema === schema).length
  }
  return (
    <>
      <fieldset class="seg bare" aria-label="Tables">
        <button
          type="button"
          aria-pressed={state.around() === undefined}
          onClick={() => setAround(state, undefined)}
        >
          All {all()}
        </button>
        <Show when={state.around() ?? state.selected()}>
          {(table) => (
            <button
              type="button"
              aria-pressed={state.around() !== undefined}
              onClick={() => setAround(state, table().id)}
            >
              <span class="clip">Neighbours of {table().name}</span>
            </button>
          )}
        </Show>
      </fieldset>
      <Show when={state.around() !== undefined}>
        <DepthChoice />
      </Show>
    </>
  )
}

function DepthChoice() {
  const state = useDiagram()
  const options = Array.from({ length: GREATEST_DEPTH }, (_, place) => ({
    value: String(place + 1),
    label: place === 0 ? '1 key away' : `${place + 1} keys away`,
  }))
  return (
    <Choice
      label="Foreign keys away"
      options={options}
      value={String(state.view().depth)}
      onChoose={(depth) => state.setView({ ...state.view(), depth: Number(depth) })}
    />
  )
}

function SchemaChoice() {
  const state = useDiagram()
  const options = () => [
    { value: '', label: 'All schemas' },
    ...state.schemas().map((name) => ({ value: name, label: name })),
  ]
  const choose = (schema: string) =>
    state.setView({ ...state.view(), schema: schema === '' ? undefined : schema })
  return (
    <Show when={state.schemas().length > 1 && state.around() === undefined}>
      <Choice
        class="hide-phone"
        label="Schema"
        options={options()}
        value={state.view().schema ?? ''}
        onChoose={choose}
      />
    </Show>
  )
}

function ColumnsChoice() {
  const state = useDiagram()
  return (
    <fieldset class="seg bare hide-phone" aria-label="Columns">
      <button
        type="button"
        aria-pressed={state.shown() === 'keys'}
        onClick={() => state.setShown('keys')}
      >
        Keys
      </button>
      <button
        type="button"
        aria-pressed={state.shown() === 'all'}
        onClick={() => state.setShown('all')}
      >
        All columns
      </button>
    </fieldset>
  )
}

function ExportMenu() {
  const studio = useStudio()
  const state = useDiagram()
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const exports = createExports(state, studio)
  useCommands({
    'diagram.svg': { run: exports.svg, when: exports.can },
    'diagram.png': { run: exports.png, when: exports.can },
  })
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        class="btn quiet"
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        onClick={() => setOpen(!isOpen())}
      >
        <Download class="i" />
        Export
      </button>
      <Show when={isOpen()}>
        <Menu
          anchor={anchor()}
          label="Export"
          sections={[
            {
              items: [
                { label: 'SVG, sharp at any size', run: exports.svg },
                { label: 'PNG', run: exports.png },
              ],
            },
          ]}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  )
}

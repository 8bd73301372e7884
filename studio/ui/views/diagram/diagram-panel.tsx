import { A } from '@solidjs/router'
import ArrowLeft from 'lucide-solid/icons/arrow-left'
import ArrowRight from 'lucide-solid/icons/arrow-right'
import Table2 from 'lucide-solid/icons/table-2'
import X from 'lucide-solid/icons/x'
import { createMemo, For, type JSX, Show } from 'solid-js'
import type { DiagramRelation, DiagramTable } from '../../state/diagram/diagram-model.ts'
import { areaAround, useDiagram } from '../../state/diagram/diagram-state.ts'
import { drawnInSteps } from '../../state/diagram/drawing/drawn-in-steps.ts'
import { showing } from '../../state/diagram/drawing/viewport.ts'
import { createMedia } from '../../state/browser/media.ts'
import { shortCount } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { isSameTable, tablePath } from '../../state/table-address.ts'

/** There is room for the list below the drawing only. */
const PHONE = '(max-width: 767.98px)'

/** So many lines are made within a frame on a slow computer. */
const STEP = 40

/** The list that says what the drawing says: every table, and what each points to. */
export function DiagramPanel() {
  const state = useDiagram()
  const isPhone = createMedia(PHONE)
  return (
    <Show when={state.panelOpen() || isPhone()}>
      <aside
        class="detail is-drawer diagram-panel"
        aria-label={state.selected() === undefined ? 'Tables' : 'Table and its neighbours'}
        onKeyDown={(event) => {
          if (event.key === 'Escape') state.setPanelOpen(false)
        }}
      >
        <Show when={state.selected()} fallback={<WholeList />}>
          {(table) => <OneTable table={table()} />}
        </Show>
        <div class="bar bar-foot meta hide-phone">
          <span class="keys">
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            <kbd>←</kbd>
            <kbd>→</kbd>
          </span>
          <span class="grow">next table</span>
          <span class="keys">
            <kbd>↵</kbd>
          </span>
          open rows
        </div>
      </aside>
    </Show>
  )
}

function PanelHead(props: { title: string; children?: JSX.Element }) {
  const state = useDiagram()
  return (
    <div class="bar bar-s">
      <h2 class="grow clip">{props.title}</h2>
      {props.children}
      <button
        type="button"
        class="icon small hide-phone"
        aria-label="Close panel"
        title="Close panel"
        onClick={() => state.setPanelOpen(false)}
      >
        <X class="i" />
      </button>
    </div>
  )
}

function WholeList() {
  const state = useDiagram()
  const tables = () => state.model().tables
  const drawn = drawnInSteps(STEP, () => tables().length, state.model)
  return (
    <>
      <PanelHead title={`${tables().length} tables`} />
      <div class="scroll">
        <ul aria-label="Tables" aria-busy={!drawn.isWhole()}>
          <For each={tables().slice(0, drawn.count())}>
            {(table) => (
              <li>
                <TableButton table={table} note={pointsTo(state.ends().outgoing.get(table.id))} />
              </li>
            )}
          </For>
        </ul>
      </div>
    </>
  )
}

function pointsTo(relations: readonly DiagramRelation[] = []): string {
  return relations.map(({ columns }) => columns.join(', ')).join('; ')
}

function OneTable(props: { table: DiagramTable }) {
  const state = useDiagram()
  const relations = () => state.whole().relations
  const outgoing = createMemo(() => relations().filter(({ from }) => from === props.table.id))
  const incoming = createMemo(() => relations().filter(({ to }) => to === props.table.id))
  const others = createMemo(() => {
    const near = new Set([...outgoing(), ...incoming()].flatMap(({ from, to }) => [from, to]))
    return state.model().tables.filter(({ id }) => id !== props.table.id && !near.has(id))
  })
  return (
    <>
      <PanelHead title={props.table.name}>
        <Show when={props.table.addressable}>
          <A class="btn quiet small" href={tablePath(props.table)}>
            Open rows
          </A>
        </Show>
      </PanelHead>
      <div class="scroll">
        <Relations title="Points to" relations={outgoing()} end={(relation) => relation.to} />
        <Relations title="Pointed at by" relations={incoming()} end={(relation) => relation.from} />
        <Show when={others().length > 0}>
          <h3 class="h2">
            Not connected to {props.table.name} <span class="count">{others().length}</span>
          </h3>
          <ul aria-label={`Not connected to ${props.table.name}`}>
            <For each={others()}>
              {(table) => (
                <li>
                  <TableButton table={table} />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </>
  )
}

interface RelationsProps {
  title: 'Points to' | 'Pointed at by'
  relations: readonly DiagramRelation[]
  end: (relation: DiagramRelation) => string
}

function Relations(props: RelationsProps) {
  const state = useDiagram()
  const tableOf = (id: string) => state.whole().tables.find((table) => table.id === id)
  return (
    <>
      <h3 class="h2">
        {props.title} <span class="count">{props.relations.length}</span>
      </h3>
      <ul aria-label={props.title}>
        <For each={props.relations}>
          {(relation) => (
            <Show when={tableOf(props.end(relation))}>
              {(table) => (
                <li>
                  <TableButton
                    table={table()}
                    arrow={props.title === 'Points to' ? 'to' : 'by'}
                    note={`${relation.columns.join(', ')}, on delete ${relation.onDelete.toLowerCase()}`}
                  />
                </li>
              )}
            </Show>
          )}
        </For>
      </ul>
    </>
  )
}

function TableButton(props: { table: DiagramTable; note?: string; arrow?: 'to' | 'by' }) {
  const state = useDiagram()
  const studio = useStudio()
  const count = () => {
    const found = studio.tables.data()?.tables.find((each) => isSameTable(each, props.table))
    return found === undefined ? '' : shortCount(studio.rowCounts.of(found))
  }
  const select = () => {
    state.select(props.table.id)
    const box = state.boxes().find((each) => each.box.table.id === props.table.id)
    if (box === undefined) return
    state.setViewport(showing(state.viewport(), areaAround([box]), state.canvas()))
  }
  return (
    <button type="button" class="rel" onClick={select}>
      <Show when={props.arrow !== undefined} fallback={<Table2 class="i i-s" />}>
        <Show when={props.arrow === 'to'} fallback={<ArrowLeft class="i i-s" />}>
          <ArrowRight class="i i-s" />
        </Show>
      </Show>
      <span class="rel-name clip">{props.table.name}</span>
      <span class="count">{count()}</span>
      <Show when={props.note}>{(note) => <span class="meta clip">{note()}</span>}</Show>
    </button>
  )
}

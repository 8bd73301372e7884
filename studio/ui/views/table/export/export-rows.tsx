import { createSignal, For, Show } from 'solid-js'
import '../../../styles/bulk.css'
import type { ExportFormat } from '../../../../api/export.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { MOST_NAMED, rowsText } from '../../../state/bulk/chosen-rows.ts'
import { type ExportWish, exportBody } from '../../../state/bulk/export-body.ts'
import { createExportRun } from '../../../state/export/export-run.ts'
import { writesToDisk } from '../../../state/export/file-target.ts'
import { countText } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'
import { ExportProgress } from './export-progress.tsx'

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'NDJSON'],
  ['sql', 'SQL'],
]

/** Writes rows to a file, with the question which rows and how. */
export function ExportRows() {
  const bulk = useBulk()
  const { state } = bulk
  const run = createExportRun(useStudio().api)
  const [wish, setWish] = createSignal<ExportWish>({
    scope: firstScope(state.checked.isAllMatching(), state.checked.ids().size),
    columns: 'shown',
    format: 'csv',
    isGuarded: true,
  })
  const change = (part: Partial<ExportWish>) => setWish((before) => ({ ...before, ...part }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (run.stage() !== 'running') void run.start(exportBody(state, wish()), state.table().name)
  }
  const close = () => {
    run.cancel()
    bulk.close()
  }
  return (
    <Dialog open label={`Export rows of ${state.table().name}`} onClose={close}>
      <form onSubmit={submit}>
        <header>
          <h2>Export rows of {state.table().name}</h2>
        </header>
        <div class="body">
          <fieldset class="bare options" disabled={run.stage() === 'running'}>
            <Scopes wish={wish()} change={change} />
            <Formats wish={wish()} change={change} />
          </fieldset>
          <ExportProgress run={run} />
        </div>
        <footer>
          <Show
            when={run.stage() === 'running'}
            fallback={
              <button type="button" class="btn" onClick={close}>
                Close
              </button>
            }
          >
            <button type="button" class="btn" onClick={() => run.cancel()}>
              Cancel export
            </button>
          </Show>
          <button type="submit" class="btn primary" disabled={run.stage() === 'running'}>
            {writesToDisk() ? 'Export to a file…' : 'Export'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function firstScope(isAllMatching: boolean, checked: number): ExportWish['scope'] {
  return !isAllMatching && checked > 0 && checked <= MOST_NAMED ? 'chosen' : 'matching'
}

interface Asked {
  readonly wish: ExportWish
  readonly change: (part: Partial<ExportWish>) => void
}

function Scopes(props: Asked) {
  const { state } = useBulk()
  const checked = () => (state.checked.isAllMatching() ? 0 : state.checked.ids().size)
  const isNarrowed = () => {
    const { filter, where, search } = state.view()
    return filter !== undefined || where !== '' || search !== ''
  }
  const choices = (): readonly (readonly [ExportWish['scope'], string])[] => [
    ...(checked() > 0 && checked() <= MOST_NAMED
      ? [['chosen', `${rowsText(checked())} selected`] as const]
      : []),
    ...(isNarrowed()
      ? [['matching', `Rows that match: ${countText(state.pages.count())}`] as const]
      : []),
    ['table', 'All rows of the table'],
  ]
  const isChosen = (scope: ExportWish['scope']) =>
    props.wish.scope === scope ||
    (scope === 'table' && !choices().some(([one]) => one === props.wish.scope))
  return (
    <Radios
      legend="Rows"
      name="export-scope"
      choices={choices().map(([value, label]) => ({
        label,
        isChosen: isChosen(value),
        choose: () => props.change({ scope: value }),
      }))}
    />
  )
}

function Formats(props: Asked) {
  return (
    <>
      <Radios
        legend="Columns"
        name="export-columns"
        choices={(['shown', 'all'] as const).map((value) => ({
          label: value === 'shown' ? 'Columns that are shown' : 'All columns',
          isChosen: props.wish.columns === value,
          choose: () => props.change({ columns: value }),
        }))}
      />
      <div class="field">
        <span class="label" id="export-format">
          Format
        </span>
        <div class="seg" role="group" aria-labelledby="export-format">
          <For each={FORMATS}>
            {([format, label]) => (
              <button
                type="button"
                aria-pressed={props.wish.format === format}
                onClick={() => props.change({ format })}
              >
                {label}
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={props.wish.format === 'csv'}>
        <label class="tick">
          <input
            type="checkbox"
            checked={props.wish.isGuarded}
            onChange={(event) => props.change({ isGuarded: event.currentTarget.checked })}
          />
          Guard against formulas
        </label>
        <p class="hint">
          A text that a spreadsheet would run, such as =1+1, gets an apostrophe in front. Import
          takes it off again.
        </p>
      </Show>
    </>
  )
}

interface Choice {
  readonly label: string
  readonly isChosen: boolean
  readonly choose: () => void
}

function Radios(props: { legend: string; name: string; choices: readonly Choice[] }) {
  return (
    <fieldset class="bare">
      <legend class="label">{props.legend}</legend>
      <For each={props.choices}>
        {(choice) => (
          <label class="tick">
            <input
              type="radio"
              name={props.name}
              checked={choice.isChosen}
              onChange={() => choice.choose()}
            />
            {choice.label}
          </label>
        )}
      </For>
    </fieldset>
  )
}

import X from 'lucide-solid/icons/x'
import { createResource, createSignal, For, onMount, Show } from 'solid-js'
import type { Row } from '../../../../api/cell.ts'
import type { Column, TableSchema } from '../../../../api/tables.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { ApiFailure } from '../../../state/api/api-failure.ts'
import { duplicateDrafts } from '../../../state/edit/row/duplicate-row.ts'
import { createNewRow, type Drafts, type NewRow } from '../../../state/edit/row/new-row.ts'
import { singleCell } from '../../../state/grid/cell-selection.ts'
import { gridRows } from '../../../state/grid/grid-row.ts'
import { keptColumns } from '../../../state/grid/kept-columns.ts'
import { type TableState, useTable } from '../../../state/grid/table-state.ts'
import { type Studio, useStudio } from '../../../state/studio.ts'
import { type TableAddress, tableApiPath } from '../../../state/table-address.ts'
import { focusGrid } from './focus-grid.ts'
import { NewRowField } from './new-row-field.tsx'

/** The form of a row that is added, empty or as a copy of another one. */
export function NewRowPanel() {
  const state = useTable()
  const studio = useStudio()
  const begin = async (): Promise<{ readonly begun?: Begun; readonly error?: unknown }> => {
    const row = state.template()
    const table = state.table()
    const where = { api: studio.api, table }
    try {
      const { columns } = await readSchema(studio, table)
      const drafts = row === undefined ? {} : await duplicateDrafts(where, row, columns)
      return { begun: { drafts, columns } }
    } catch (error) {
      return { error }
    }
  }
  const [begun, { refetch }] = createResource(begin)
  const close = () => {
    state.setPanel(undefined)
    focusGrid()
  }
  return (
    <aside class="detail is-open is-form" aria-label={`New row of ${state.table().name}`}>
      <Show when={begun.latest?.begun} keyed>
        {(form) => <NewRowForm {...form} onClose={close} />}
      </Show>
      <FailureBanner failure={begun.latest?.error} retry={() => void refetch()} class="strip" />
    </aside>
  )
}

function readSchema({ api }: Studio, table: TableAddress): Promise<TableSchema> {
  return api.get<TableSchema>(tableApiPath(table, '/schema'), { query: { schema: table.schema } })
}

/** The columns of the form; the table may have got others since. */
function createFormColumns(studio: Studio, table: TableAddress, begin: readonly Column[]) {
  const [columns, setColumns] = createSignal(begin)
  const readAgain = async () => {
    try {
      setColumns(keptColumns(columns(), (await readSchema(studio, table)).columns))
    } catch (error) {
      // The failure of the row is told already, and is the one to mend first.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  return { columns, readAgain }
}

interface Begun {
  readonly drafts: Drafts
  /** With the text of each default, which the rows of a page come without. */
  readonly columns: readonly Column[]
}

function NewRowForm(props: Begun & { onClose: () => void }) {
  const state = useTable()
  const studio = useStudio()
  const [isAsking, setAsking] = createSignal(false)
  let form: HTMLFormElement | undefined
  const table = state.table()
  const { columns, readAgain } = createFormColumns(studio, table, props.columns)
  const row = createNewRow({ api: studio.api, table, columns, begin: props.drafts })
  const focusFirst = (selector: string) =>
    queueMicrotask(() =>
      form
        ?.querySelector<HTMLElement>(`${selector} :is(input, textarea, button.select, .seg button)`)
        ?.focus(),
    )
  onMount(() => focusFirst('.f[data-required="true"]'))
  const submit = async () => {
    if (row.isBusy()) return
    if (state.queue().isStaged()) {
      const set = row.prepared()
      if (set === undefined) return focusFirst('.f[data-state="failed"]')
      stageNew(state, set)
      return props.onClose()
    }
    const written = await row.submit()
    if (written === undefined) {
      if (row.failure() !== undefined) await readAgain()
      return focusFirst('.f[data-state="failed"]')
    }
    const added = gridRows(written)
    if (added.length > 0) state.pages.add(added)
    else state.pages.reload()
    state.select(singleCell({ row: 0, column: state.selection().active.column }))
    studio.noteWrite()
    studio.toasts.show({ tone: 'ok', text: `1 row of ${table.name} added` })
    props.onClose()
  }
  const cancel = () => {
    if (row.isChanged()) setAsking(true)
    else props.onClose()
  }
  const onKey = (event: KeyboardEvent) => formKey(event, { cancel, submit })
  return (
    <form
      ref={form}
      class="new-row"
      aria-label={`New row of ${table.name}`}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div class="bar">
        <b class="grow clip">
          {state.template() === undefined ? 'New row' : 'Duplicate'} of {table.name}
        </b>
        <button
          type="button"
          class="icon small"
          aria-label="Close form"
          title="Close (Esc)"
          onClick={cancel}
        >
          <X class="i" />
        </button>
      </div>
      <div class="scroll">
        <FailureBanner failure={row.failure()} class="strip" />
        <div class="fields">
          <For each={columns()}>{(column) => <NewRowField row={row} column={column} />}</For>
        </div>
      </div>
      <NewRowFoot
        row={row}
        isAsking={isAsking()}
        onKeep={() => setAsking(false)}
        onDiscard={props.onClose}
        onCancel={cancel}
      />
    </form>
  )
}

/** The row waits, and stands in the grid where it is seen. */
function stageNew(state: TableState, set: Row): void {
  state.staged().insert(set)
  const row = state.firstLoaded() === 0 ? state.rows().length - 1 : 0
  state.select(singleCell({ row, column: state.selection().active.column }))
}

interface FormActs {
  readonly cancel: () => void
  readonly submit: () => Promise<void>
}

function formKey(event: KeyboardEvent, { cancel, submit }: FormActs): void {
  if (event.defaultPrevented) return
  if (event.key === 'Escape') {
    event.preventDefault()
    cancel()
  }
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  // A field that still has the focus puts its text in first.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  void submit()
}

function NewRowFoot(props: {
  row: NewRow
  isAsking: boolean
  onKeep: () => void
  onDiscard: () => void
  onCancel: () => void
}) {
  const missing = () => props.row.missing().length
  return (
    <div class="bar bar-foot form-foot">
      <Show
        when={!props.isAsking}
        fallback={
          <>
            <span class="grow" role="alert">
              The row is not added
            </span>
            <button type="button" class="btn" onClick={props.onKeep}>
              Keep editing
            </button>
            <button type="button" class="btn danger" onClick={props.onDiscard}>
              Discard
            </button>
          </>
        }
      >
        <span class="grow faint">{missing() === 0 ? '' : `${missing()} required`}</span>
        <button type="button" class="btn" onClick={props.onCancel}>
          Cancel
        </button>
        <button
          type="submit"
          class="btn primary"
          title="Add row (Ctrl+Enter)"
          disabled={props.row.isBusy()}
        >
          Add row
        </button>
      </Show>
    </div>
  )
}

import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { PatchedCount, WrittenRows } from '../../../api/rows.ts'
import type { Column } from '../../../api/tables.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { Intent } from '../api/intent.ts'
import { DEFAULT_DRAFT, NULL_DRAFT, readDraft, type ReadDraft } from '../edit/draft.ts'
import type { TableState } from '../grid/table-state.ts'
import { stageEdit } from '../staged/stage-chosen.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { patchBody } from './bulk-bodies.ts'
import { type ChosenRows, chosenCount, recounted, rowsText } from './chosen-rows.ts'
import { isMiscounted } from './delete-loss.ts'
import { createGuarded } from './guarded.ts'
import { showDone } from './take-back.ts'

export type ValueKind = 'value' | 'null' | 'default'

/** One value for a column of many rows, from the choice of the column until it is stored. */
export interface BulkEdit {
  readonly columns: Accessor<readonly Column[]>
  readonly column: Accessor<Column | undefined>
  readonly setColumn: (name: string) => void
  readonly kind: Accessor<ValueKind>
  readonly setKind: (kind: ValueKind) => void
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  /** What is wrong with the text; undefined where nothing is. */
  readonly fault: Accessor<string | undefined>
  readonly count: Accessor<number>
  /** The change waits with the others until the person saves them. */
  readonly isStaged: Accessor<boolean>
  readonly isBusy: Accessor<boolean>
  readonly failure: Accessor<unknown>
  /** Somebody has changed the rows meanwhile, or others match now. */
  readonly conflict: Accessor<'changed' | 'miscounted' | undefined>
  readonly submit: () => Promise<boolean>
  /** Changes the rows whatever they hold now. */
  readonly force: () => Promise<boolean>
  readonly recount: () => Promise<void>
}

export function createBulkEdit(state: TableState, studio: Studio, first: ChosenRows): BulkEdit {
  const [chosen, setChosen] = createSignal(first)
  const value = createValue(state)
  const { run, isBusy, failure } = createGuarded()
  const intent = new Intent()
  const send = async (isForced: boolean): Promise<boolean> => {
    const read = value.read()
    const column = value.column()
    if (read?.kind !== 'draft' || column === undefined) return false
    const columns = state.pages.columns()
    const edit = { table: state.table(), columns, column: column.name, draft: read.draft, isForced }
    const body = patchBody(chosen(), edit)
    if (state.queue().isStaged())
      return run(() => stageEdit({ state, studio }, chosen(), { column, draft: read.draft }))
    return run(async () => {
      const path = tableApiPath(state.table(), '/rows')
      const answer = await intent.send(body, (key) =>
        studio.api.send<Answer>('PATCH', path, { body, key }),
      )
      settle({ state, studio, chosen: chosen(), answer })
    })
  }
  const recount = async () => {
    await run(async () => {
      setChosen(await recounted(studio.api, state.table(), chosen()))
    })
  }
  return {
    ...value,
    count: () => chosenCount(chosen()),
    isStaged: () => state.queue().isStaged(),
    isBusy,
    failure,
    conflict: () => conflictOf(failure()),
    submit: () => send(false),
    force: () => send(true),
    recount,
  }
}

type EditedValue = Pick<
  BulkEdit,
  'columns' | 'column' | 'setColumn' | 'kind' | 'setKind' | 'text' | 'setText' | 'fault'
>

/** The column and the value that its rows are to get. */
function createValue(
  state: TableState,
): EditedValue & { readonly read: () => ReadDraft | undefined } {
  const columns = createMemo(() =>
    state.pages.columns().filter((column) => state.lockOf(column) === undefined),
  )
  // Rows with one key are no use: the column is another one at first.
  const others = columns().filter(({ primaryKey }) => !primaryKey)
  const active = others.find((column) => column === state.activeColumn())
  const [name, setName] = createSignal((active ?? others[0] ?? columns()[0])?.name)
  const [kind, setKind] = createSignal<ValueKind>('value')
  const [text, setText] = createSignal('')
  const column = () => columns().find((one) => one.name === name())
  const read = (): ReadDraft | undefined => {
    const shown = column()
    if (shown === undefined) return undefined
    if (kind() === 'null') return { kind: 'draft', draft: NULL_DRAFT }
    if (kind() === 'default') return { kind: 'draft', draft: DEFAULT_DRAFT }
    return readDraft(text(), shown)
  }
  const setColumn = (next: string) => {
    setName(next)
    setText('')
    setKind('value')
  }
  const fault = () => {
    const draft = read()
    return draft?.kind === 'refused' ? draft.reason : undefined
  }
  return { columns, column, setColumn, kind, setKind, text, setText, fault, read }
}

type Answer = WrittenRows | PatchedCount

function conflictOf(failure: unknown): 'changed' | 'miscounted' | undefined {
  if (isMiscounted(failure)) return 'miscounted'
  return failure instanceof ApiFailure && failure.code === 'conflict' ? 'changed' : undefined
}

interface Settled {
  readonly state: TableState
  readonly studio: Studio
  readonly chosen: ChosenRows
  readonly answer: Answer
}

function settle({ state, studio, chosen, answer }: Settled): void {
  studio.noteWrite()
  state.pages.reload()
  const undoIds = answer.undoId === null ? [] : [answer.undoId]
  showDone(studio, `${rowsText(chosenCount(chosen))} changed`, undoIds)
}

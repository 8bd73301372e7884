import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'
import type { JsonValue } from '../../../../api/cell.ts'
import type { Column } from '../../../../api/tables.ts'
import {
  DEFAULT_DRAFT,
  type Draft,
  editText,
  NULL_DRAFT,
  readDraft,
} from '../../../state/edit/draft.ts'
import { stepCell, type Step } from '../../../state/grid/cell-selection.ts'
import { targetOf } from '../../../state/grid/grid-commands.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { cellValue, type TableState, useTable } from '../../../state/grid/table-state.ts'
import { useGrid } from '../grid/grid-context.ts'

/** A value that is being edited, in a cell or in a field of a form: its text, and how that becomes a draft. */
export interface Editing {
  readonly column: Column
  /** What it holds as long as nothing is typed. */
  readonly draft: Accessor<Draft>
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  /** The value was replaced by typing, so that the cursor stands behind it. */
  readonly isTyped: boolean
  readonly fault: Accessor<string | undefined>
  /** False where the text cannot be a value of the column: the editor stays open and says why. */
  readonly commit: (step?: Step) => boolean
  readonly commitText: (text: string, step?: Step) => boolean
  readonly put: (draft: Draft, step?: Step) => void
  /** Another draft may follow at once, as after a toggle; the editor stays open. */
  readonly putSoon: (draft: Draft) => void
  readonly cancel: () => void
}

export interface EditingOptions {
  readonly column: Column
  readonly draft: Accessor<Draft>
  readonly typed?: string | undefined
  readonly put: (draft: Draft) => void
  readonly putSoon: (draft: Draft) => void
  /** The editor is left with a text that can be no value. */
  readonly keepFailed: (text: string, reason: string) => void
  /** After the value was put, or left as it is. */
  readonly leave: (step: Step | undefined) => void
  readonly cancel: () => void
}

export function createEditing(options: EditingOptions): Editing {
  const { column, draft } = options
  const [typed, setTyped] = createSignal(options.typed)
  const [fault, setFault] = createSignal<string>()
  const before = () => draftText(draft())
  const text = () => typed() ?? before()
  let isOpen = true

  /** An editor that goes away loses the focus, which must not end it a second time. */
  const ending = (act: () => void) => {
    isOpen = false
    setTyped(undefined)
    setFault(undefined)
    act()
    isOpen = true
  }
  const leave = (step: Step | undefined) => ending(() => options.leave(step))
  const put = (given: Draft, step?: Step) =>
    ending(() => {
      options.put(given)
      options.leave(step)
    })
  const commitText = (given: string, step?: Step): boolean => {
    if (!isOpen) return true
    const isSame = given === before() && options.typed === undefined
    if (typed() === undefined || isSame) {
      leave(step)
      return true
    }
    const read = readDraft(given, column, storedIn(draft()))
    if (read.kind === 'refused') {
      setFault(read.reason)
      return false
    }
    put(read.draft, step)
    return true
  }
  // The page is left, or shows another row: what was typed is not dropped.
  onCleanup(() => {
    const given = typed()
    if (!isOpen || given === undefined || given === before()) return
    isOpen = false
    const read = readDraft(given, column, storedIn(draft()))
    if (read.kind === 'refused') options.keepFailed(given, read.reason)
    else options.put(read.draft)
  })
  return {
    column,
    draft,
    text,
    setText: (given) => {
      setFault(undefined)
      setTyped(given)
    },
    isTyped: options.typed !== undefined,
    fault,
    commit: (step) => commitText(text(), step),
    commitText: (given, step) => {
      setTyped(given)
      return commitText(given, step)
    },
    put,
    putSoon: (given) => {
      setTyped(undefined)
      setFault(undefined)
      options.putSoon(given)
    },
    cancel: () => ending(options.cancel),
  }
}

function storedIn(draft: Draft): JsonValue | undefined {
  return draft.kind === 'default' ? undefined : draft.value
}

/** The text that an editor begins with; of DEFAULT there is none. */
function draftText(draft: Draft): string {
  return draft.kind === 'default' ? '' : editText(draft.value)
}

/** What a cell holds or is about to hold: an edit that is not stored yet goes before the stored value. */
export function pendingDraft(state: TableState, row: GridRow, column: Column): Draft {
  const edit = state.queue().editOf(row.id, column.name)
  if (edit !== undefined && edit.state !== 'saved') return edit.draft
  const isAbsent = isNewRow(row.id) && !Object.hasOwn(row.values, column.name)
  return isAbsent ? DEFAULT_DRAFT : { kind: 'value', value: cellValue(row, column.name) }
}

interface RowEditing {
  readonly row: Accessor<GridRow>
  readonly column: Column
}

/** Editing of a value of a stored row, through the queue of its table. */
function rowEditing(state: TableState, { row: shown, column }: RowEditing) {
  // The page may show another table by the time that the editor ends, and another row in its place.
  const queue = state.queue()
  const row = createMemo<GridRow>((last) => {
    const now = shown()
    return now.id === last.id || now.id === state.editor()?.row ? now : last
  }, shown())
  const target = () => targetOf(row(), column)
  return {
    column,
    draft: createMemo(() => pendingDraft(state, row(), column)),
    put: (draft: Draft) => queue.commit(target(), draft),
    putSoon: (draft: Draft) => queue.commitSoon(target(), draft),
    keepFailed: (text: string, reason: string) => queue.keepFailed(target(), text, reason),
    dropHeld: () => queue.dropHeld(row().id, column.name),
    flush: () => queue.flush(),
  }
}

/** The editor of the active cell of the grid. */
export function createCellEditing(row: Accessor<GridRow>, column: Column): Editing {
  const state = useTable()
  const { sight } = useGrid()
  const shared = rowEditing(state, { row, column })
  const leave = (step: Step | undefined) => {
    shared.flush()
    const { active } = state.selection()
    const bounds = { rows: state.rows().length, columns: state.placed().length, pageRows: 1 }
    const next = step === undefined ? active : stepCell(active, step, bounds)
    state.setEditor(undefined)
    state.select({ active: next, anchor: next })
    queueMicrotask(() => sight.focus(state.selection().active))
  }
  const cancel = () => {
    shared.dropHeld()
    leave(undefined)
  }
  return createEditing({ ...shared, typed: state.editor()?.text, leave, cancel })
}

/** A field of the form of a stored row. It stays open, and shows what is stored when it is left. */
export function createFieldEditing(row: Accessor<GridRow>, column: Column): Editing {
  const shared = rowEditing(useTable(), { row, column })
  return createEditing({ ...shared, leave: () => undefined, cancel: () => undefined })
}

/** What Alt+Backspace does: NULL, with Shift the default of the column; undefined where it has neither. */
export function draftOfKey(event: KeyboardEvent, column: Column): Draft | undefined {
  if (!event.altKey || event.key !== 'Backspace') return undefined
  if (event.shiftKey) return hasDefault(column) ? DEFAULT_DRAFT : undefined
  return column.nullable ? NULL_DRAFT : undefined
}

/** Alt+G in a field for a UUID makes a new one. */
export function isGenerateKey(event: KeyboardEvent, { column }: Editing): boolean {
  return event.altKey && event.code === 'KeyG' && column.kind === 'uuid'
}

export function hasDefault(column: Column): boolean {
  return column.default !== null || column.identity
}

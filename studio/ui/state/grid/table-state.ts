import {
  type Accessor,
  batch,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
  useContext,
} from 'solid-js'
import type { JsonValue } from '../../../api/cell.ts'
import type { Column } from '../../../api/tables.ts'
import type { EditQueue } from '../edit/edit-queue.ts'
import type { OpenValue } from '../edit/value/open-value.ts'
import type { StagedRows } from '../staged/staged-rows.ts'
import { createStored } from '../browser/stored.ts'
import { ApiFailure } from '../api/api-failure.ts'
import type { Studio } from '../studio.ts'
import { tableId, type TableAddress } from '../table-address.ts'
import {
  type ColumnLayout,
  isColumnLayout,
  PLAIN_LAYOUT,
  type PlacedColumn,
  placeColumns,
} from './column-layout.ts'
import { type CellPlace, type CellSelection, insideGrid, singleCell } from './cell-selection.ts'
import { createFollowedSelection } from './followed-selection.ts'
import { onFocusReturn } from '../browser/on-focus-return.ts'
import { untilClosed } from './until-closed.ts'
import { createCheckedRows, type CheckedRows } from './checked-rows.ts'
import type { GridRow } from './grid-row.ts'
import type { GridView } from './grid-view.ts'
import { type AskedRows, RowPages } from './row-pages.ts'

/** A cell that is being edited; `text` replaces its value, as by typing. */
export interface OpenEditor {
  readonly row: string
  readonly column: string
  readonly text?: string | undefined
}

/** What the right-hand panel shows. */
export type Panel = 'row' | 'new' | undefined

/** `replace`: going back skips the view that was before, as for each letter of a search. */
export type SetView = (view: GridView, how?: 'replace') => void

/** Everything that the parts of the page of a table share. */
export interface TableState {
  readonly table: Accessor<TableAddress>
  readonly view: Accessor<GridView>
  readonly setView: SetView
  readonly pages: RowPages
  /** The rows in the order of the grid: those that are loaded, and those that wait to be added. */
  readonly rows: Accessor<readonly GridRow[]>
  /** Where the first row stands that is loaded. */
  readonly firstLoaded: Accessor<number>
  readonly queue: Accessor<EditQueue>
  readonly staged: Accessor<StagedRows>
  readonly layout: Accessor<ColumnLayout>
  readonly setLayout: (layout: ColumnLayout) => void
  readonly placed: Accessor<readonly PlacedColumn[]>
  readonly selection: Accessor<CellSelection>
  readonly select: (selection: CellSelection) => void
  readonly activeRow: Accessor<GridRow | undefined>
  readonly activeColumn: Accessor<Column | undefined>
  readonly checked: CheckedRows
  readonly editor: Accessor<OpenEditor | undefined>
  readonly setEditor: (editor: OpenEditor | undefined) => void
  readonly panel: Accessor<Panel>
  readonly setPanel: (panel: Panel) => void
  /** A value that is read or edited in a window of its own. */
  readonly openValue: Accessor<OpenValue | undefined>
  readonly setOpenValue: (value: OpenValue | undefined) => void
  /** Where the formats are offered in which rows are copied. */
  readonly copyMenu: Accessor<HTMLElement | undefined>
  readonly setCopyMenu: (anchor: HTMLElement | undefined) => void
  /** A row whose values a new one begins with. */
  readonly template: Accessor<GridRow | undefined>
  readonly setTemplate: (row: GridRow | undefined) => void
  /** Why a cell cannot be written, of a stored row or of a new one; undefined where it can. */
  readonly lockOf: (column: Column, isNew?: boolean) => string | undefined
}

export interface TableStateOptions {
  readonly studio: Studio
  readonly table: Accessor<TableAddress>
  readonly view: Accessor<GridView>
  readonly setView: SetView
}

export function createTableState(options: TableStateOptions): TableState {
  const { studio, table, view, setView } = options
  const asked = createMemo(() => ({ table: table(), view: view() }))
  const { pages, editor, setEditor } = createPages(studio, asked)
  const queue = createMemo(() => studio.edits.queueOf(table()))
  const staged = createMemo(() => studio.edits.stagedOf(table()))
  const { rows, firstLoaded } = createRows(pages, staged)
  const layout = createLayout(table)
  const placed = createMemo(() => placeColumns(pages.columns(), layout.layout()))
  const isOfView = () => pages.loaded().view === view()
  const { selection, select } = createFollowedSelection(rows, isOfView)
  const [panel, setPanel] = createSignal<Panel>()
  const [template, setTemplate] = createSignal<GridRow>()
  const [openValue, setOpenValue] = createSignal<OpenValue>()
  const [copyMenu, setCopyMenu] = createSignal<HTMLElement>()
  // Rows that wait to be saved stay in sight.
  const isPinned = () => queue().isStaged() && queue().unsaved() + staged().count() > 0
  const bounds = () => ({ rows: rows().length, columns: placed().length, pageRows: 1 })
  const active = (): CellPlace => insideGrid(selection().active, bounds())

  createEffect(
    on(asked, () => {
      select(singleCell({ row: 0, column: untrack(selection).active.column }))
      setEditor(undefined)
      setOpenValue(undefined)
    }),
  )
  return {
    table,
    view,
    setView: (next, how) => {
      if (isPinned()) return studio.toasts.show({ tone: 'info', text: PINNED })
      setView(next, how)
    },
    pages,
    rows,
    firstLoaded,
    queue,
    staged,
    ...layout,
    placed,
    selection,
    select,
    activeRow: () => rows()[active().row],
    activeColumn: () => placed()[active().column]?.column,
    checked: createCheckedRows(asked),
    editor,
    setEditor,
    panel,
    setPanel,
    openValue,
    setOpenValue,
    copyMenu,
    setCopyMenu,
    template,
    setTemplate,
    lockOf: (column, isNew = false) =>
      lockOf(studio, pages.loaded().readOnly, column) ??
      (isNew || column.changeable === undefined ? undefined : UNCHANGEABLE),
  }
}

/** Milliseconds in the database. */
const SLOW = 500

/** The rows of the database, and the editor under which they do not move. */
function createPages(studio: Studio, asked: Accessor<AskedRows>) {
  const [editor, setEditor] = createSignal<OpenEditor>()
  const pages = new RowPages({ api: studio.api, asked, untilFree: () => untilClosed(editor) })
  const listener = {
    stored: (rows: ReadonlyMap<string, GridRow>) =>
      batch(() => {
        pages.replace(rows)
        const open = editor()
        const row = rows.get(open?.row ?? '')
        if (open !== undefined && row !== undefined) setEditor({ ...open, row: row.id })
      }),
    found: (row: string, column: string, value: JsonValue) =>
      pages.replaceValue(row, column, value),
  }
  createEffect(() => onCleanup(studio.edits.listen(asked().table, listener)))
  createEffect(on(pages.failure, (failure) => isGone(failure) && studio.tables.refetch()))
  createEffect(on(studio.written, () => untrack(() => pages.reload()), { defer: true }))
  // Another program may have written meanwhile. What takes its time is read again when it is asked for.
  onFocusReturn(() => {
    if ((pages.loaded().milliseconds ?? SLOW) < SLOW && !pages.loading()) pages.reload()
  })
  return { pages, editor, setEditor }
}

/** The table that was asked for is not there, whatever the tree shows. */
function isGone(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'not_found'
}

/** New rows stand where the reading begins, in sight. */
function createRows(
  pages: RowPages,
  staged: Accessor<StagedRows>,
): Pick<TableState, 'rows' | 'firstLoaded'> {
  const isFromEnd = () => pages.loaded().from === 'end'
  const rows = createMemo(() => {
    const fresh = staged().newRows()
    if (fresh.length === 0) return pages.rows()
    return isFromEnd() ? [...pages.rows(), ...fresh.toReversed()] : [...fresh, ...pages.rows()]
  })
  return { rows, firstLoaded: () => (isFromEnd() ? 0 : staged().newRows().length) }
}

const PINNED = 'Sort and filter wait: save the changes of this table first, or revert them.'

const UNCHANGEABLE = 'The user of the database may not change this column.'

function lockOf(studio: Studio, readOnly: string | undefined, column: Column): string | undefined {
  if (!studio.canWrite()) return 'The studio is read only.'
  if (readOnly !== undefined) return readOnly
  if (column.generated) return 'The database computes this column.'
  if (!column.writable) return 'The database numbers this column.'
  return column.addressable ? undefined : 'Its name is outside the rule of identifiers.'
}

/** The arrangement of the columns stays in the browser, per table. */
function createLayout(table: Accessor<TableAddress>): Pick<TableState, 'layout' | 'setLayout'> {
  const stored = createMemo(() =>
    createStored(localStorage, `quarry-columns:${tableId(table())}`, PLAIN_LAYOUT, isColumnLayout),
  )
  return { layout: () => stored()[0](), setLayout: (layout) => stored()[1](layout) }
}

/** What a cell holds or is about to hold, and what an edit of it goes out from. */
export function cellValue(row: GridRow, column: string): JsonValue {
  return row.values[column] ?? null
}

export const TableContext = createContext<TableState>()

export function useTable(): TableState {
  const state = useContext(TableContext)
  if (state === undefined) throw new Error('a part of the page of a table stands outside of it')
  return state
}

import { clearCells, selectedRange } from '../../../state/grid/grid-commands.ts'
import { checkRow } from '../../../state/grid/check-row.ts'
import { gridKey } from '../../../state/grid/grid-keys.ts'
import { type CellPlace, isInRange, stepCell } from '../../../state/grid/cell-selection.ts'
import type { GridSight } from '../../../state/grid/grid-sight.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { pasteText } from '../../../state/grid/paste-text.ts'
import { selectionTsv } from '../../../state/grid/selection-text.ts'
import { readTsv } from '../../../state/grid/tsv.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import type { TableState } from '../../../state/grid/table-state.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { useStudio } from '../../../state/studio.ts'
import { needsRoom, openCell } from '../editors/open-cell.ts'
import type { GridActs } from './grid-acts.ts'
import { createGridCommands } from './run-grid-command.ts'

/** What keys, pointer and clipboard do in the grid. */
export function createGridActions(
  state: TableState,
  sight: GridSight,
  openMenu: GridActs['openMenu'],
) {
  const studio = useStudio()
  const refuse = (reason: string) => studio.toasts.show({ tone: 'info', text: reason })
  const goTo = (place: CellPlace, extend: boolean) => {
    const anchor = extend ? state.selection().anchor : place
    state.select({ active: place, anchor })
    sight.focus(place)
  }
  const openValue = () => {
    const row = state.activeRow()
    const column = state.activeColumn()
    if (row === undefined || column === undefined) return
    state.setOpenValue(openCell({ state, studio }, row, column))
  }
  const edit = (text?: string) => {
    const row = state.activeRow()
    const column = state.activeColumn()
    if (row === undefined || column === undefined) return
    if (needsRoom(row, column)) return openValue()
    const lock = state.lockOf(column, isNewRow(row.id)) ?? goneLock(state, row)
    if (lock !== undefined) return refuse(lock)
    state.setEditor({ row: row.id, column: column.name, text })
  }
  const report = ({ refused }: { readonly refused: readonly string[] }) => {
    const [first] = refused
    if (first === undefined) return
    refuse(refused.length === 1 ? first : `${refused.length} cells stay as they are. ${first}`)
  }
  const acts = { state, sight, goTo, edit, openValue, openMenu, report, refuse }
  return {
    edit,
    onKeyDown: createKeys(acts),
    ...createPointer(acts),
    ...createClipboard(acts),
  }
}

/** What is written into a row that goes would go with it. */
function goneLock(state: TableState, { id }: GridRow): string | undefined {
  const isGone = state.staged().deleted().has(id)
  return isGone ? 'This row is deleted when you save. Delete it again to keep it.' : undefined
}

function createKeys(acts: GridActs) {
  const { state, sight, goTo, edit } = acts
  const commands = createGridCommands(acts)
  const { keymap } = useStudio()
  const bounds = () => ({
    rows: state.rows().length,
    columns: state.placed().length,
    pageRows: sight.pageRows(),
  })
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || state.editor() !== undefined) return
    if (!isOnCell(event.target)) return
    const key = gridKey(event, keymap)
    if (key === undefined) return
    if (key.does === 'move') {
      goTo(stepCell(state.selection().active, key.step, bounds()), key.extends)
    } else if (key.does === 'type') edit(key.text)
    else {
      const run = commands[key.command]
      if (run === undefined) return
      run()
    }
    event.preventDefault()
  }
}

function createPointer({ state, goTo, openMenu, sight }: GridActs) {
  return {
    onContextMenu: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (place === undefined || state.editor() !== undefined) return
      event.preventDefault()
      if (!isInRange(place, selectedRange(state))) goTo(place, false)
      const cell = sight.cellElement(place)
      if (cell !== undefined) openMenu(cell)
    },
    onPointerDown: (event: PointerEvent) => {
      const gutter = gutterOf(event.target)
      if (gutter !== undefined && event.button === 0 && !isControl(event.target)) {
        checkRow(state, gutter, event.shiftKey)
        if (event.pointerType === 'mouse') event.preventDefault()
      }
      const place = placeOf(event.target)
      if (place === undefined || event.button !== 0 || isControl(event.target)) return
      if (state.editor() !== undefined && isActive(state, place)) return
      goTo(place, event.shiftKey)
      // A finger scrolls: only the mouse must not begin to mark text.
      if (event.pointerType === 'mouse') event.preventDefault()
    },
    onPointerMove: (event: PointerEvent) => {
      const isDrag = event.buttons === 1 && event.pointerType === 'mouse'
      if (!isDrag || state.editor() !== undefined) return
      const place = placeOf(event.target)
      if (place !== undefined && !isActive(state, place)) goTo(place, true)
    },
  }
}

function createClipboard({ state, report, refuse }: GridActs) {
  const bulk = useBulk()
  const isHere = (event: ClipboardEvent) => state.editor() === undefined && isOnCell(event.target)
  const copy = (event: ClipboardEvent): boolean => {
    if (!isHere(event)) return false
    const copied = selectionTsv(state, selectedRange(state))
    if (copied.kind === 'cut') refuse(copied.reason)
    else event.clipboardData?.setData('text/plain', copied.text)
    event.preventDefault()
    return copied.kind === 'text'
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) report(clearCells(state))
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isHere(event)) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const block = readTsv(text)
      const isOne = block.length === 1 && block[0]?.length === 1
      if (isOne) report(pasteText(state, block[0]?.[0] ?? ''))
      else if (block.length > 0) bulk.open({ kind: 'paste', block })
    },
  }
}

function isActive(state: TableState, place: CellPlace): boolean {
  const { active } = state.selection()
  return active.row === place.row && active.column === place.column
}

function placeOf(target: EventTarget | null): CellPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-row][data-column]')
  if (cell === null) return undefined
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

/** The row whose number is pressed. */
function gutterOf(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-gutter]')
  return cell === null ? undefined : Number(cell.dataset['gutter'])
}

function isOnCell(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['row'] !== undefined
}

/** Buttons and links inside of cells work by themselves. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, textarea') !== null
}

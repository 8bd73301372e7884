import { type Accessor, createSelector, createSignal } from 'solid-js'
import { type CellPlace, insideGrid, type Step, stepCell } from '../../grid/cell-selection.ts'
import type { ElementRow } from '../element-kinds.ts'

/** The element that is edited, as it was seen when that began. */
export interface EditedElement {
  readonly row: ElementRow
  /** What the field begins with: the value that was seen, or the character that was typed. */
  readonly text: string
}

/** The cell that has the focus of the elements, and the element that is edited. */
export interface ElementFocus {
  readonly active: Accessor<CellPlace>
  /** Whether a cell is the active one; only the cells for which that changes are drawn again. */
  readonly isActive: (row: number, column: number) => boolean
  /** The edit of an element, where it is the one that is edited. */
  readonly editOf: (id: string) => EditedElement | undefined
  /** The element that shows the cell tells it which part of the page it is. */
  readonly setElement: (element: HTMLElement) => void
  readonly move: (step: Step) => void
  readonly goTo: (place: CellPlace) => void
  /** Gives the focus to the active cell, which may be another one by now. */
  readonly focus: () => void
  readonly edited: Accessor<EditedElement | undefined>
  readonly edit: (row: ElementRow, text?: string) => void
  readonly endEdit: () => void
}

/** Rows of a page of the keyboard. */
const PAGE_ROWS = 10

export function createElementFocus(
  rows: Accessor<number>,
  columns: Accessor<number>,
): ElementFocus {
  const [wanted, setWanted] = createSignal<CellPlace>({ row: 0, column: columns() - 2 })
  const [edited, setEdited] = createSignal<EditedElement>()
  let element: HTMLElement | undefined
  const bounds = () => ({ rows: rows(), columns: columns(), pageRows: PAGE_ROWS })
  const active = () => insideGrid(wanted(), bounds())
  const isAt = createSelector(() => placeText(active()))
  const isEdited = createSelector(() => edited()?.row.id)
  const focus = () => {
    element?.querySelector<HTMLElement>(`[data-place="${placeText(active())}"]`)?.focus()
  }
  return {
    active,
    isActive: (row, column) => isAt(placeText({ row, column })),
    editOf: (id) => (isEdited(id) ? edited() : undefined),
    setElement: (shown) => {
      element = shown
    },
    move: (step) => {
      setWanted(stepCell(active(), step, bounds()))
      focus()
    },
    goTo: setWanted,
    focus,
    edited,
    edit: (row, text = row.value.value) => setEdited({ row, text }),
    endEdit: () => setEdited(undefined),
  }
}

/** A place as an attribute of its cell. */
export function placeText({ row, column }: CellPlace): string {
  return `${row} ${column}`
}

import type { TableState } from './table-state.ts'

/** Checks the row at a place, or unchecks it; with Shift all rows from the one before. */
export function checkRow(state: TableState, place: number, extend: boolean): void {
  const order = state.rows().map(({ id }) => id)
  const id = order[place]
  if (id === undefined) return
  if (extend) state.checked.extendTo(id, order)
  else state.checked.toggle(id)
}

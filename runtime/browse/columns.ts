import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import type { Fault } from './fault.ts'

/** The columns that a page shows; the hidden ones of a virtual table are its ways to search. */
export function shownColumns({ kind, columns }: Relation): readonly Column[] {
  return columns.filter(({ hidden }) => !hidden || kind !== 'virtual-table')
}

/** Those that a page shows whose values the user may read; all where there is none, so that the database says why. */
export function readableColumns(relation: Relation): readonly Column[] {
  const shown = shownColumns(relation)
  const readable = shown.filter(({ isUnreadable }) => isUnreadable !== true)
  return readable.length > 0 ? readable : shown
}

/** The column of exactly that name; a fault goes to the list where there is none. */
export function findColumn(
  relation: Relation,
  name: string,
  { path, faults }: { readonly path: string; readonly faults: Fault[] },
): Column | undefined {
  const column = shownColumns(relation).find((each) => each.name === name)
  if (column === undefined) {
    faults.push({ path, message: 'The table has no column of this name.', kind: 'name' })
  }
  return column
}

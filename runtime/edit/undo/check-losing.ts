import type { Catalog, Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { OpenDatabase } from '../../open-database.ts'
import { checkKnown } from '../delete/check-dependents.ts'
import { Dependents } from '../delete/dependent-rows.ts'
import type { EditedTable } from '../edited-table.ts'
import { changedColumns } from '../rows/locate-row.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import type { Move } from './move.ts'

/** Rows of a table that get other values in the same columns. */
export interface Rewriting {
  readonly table: EditedTable
  readonly rows: readonly FoundRow[]
  readonly changed: readonly Column[]
}

/** Throws Stopped where other rows would lose a reference than those that the change cuts off. */
export type CheckLosing = (session: Queryable, rewriting: Rewriting) => Promise<void>

export function losingCheck(
  { open, catalog }: { readonly open: OpenDatabase; readonly catalog: Catalog },
  moves: readonly Move[],
): CheckLosing {
  const known = moves.flatMap(({ table, from: image, isDerived }) =>
    image !== undefined && isDerived ? [{ table, image }] : [],
  )
  return async (session, rewriting) => {
    const dependents = new Dependents(open, catalog)
    await dependents.ofChanged(session, rewriting)
    checkKnown(dependents.losing(), known)
  }
}

/** The same for one row that becomes its image. */
export function rewritingOf({ table, to }: Move, row: FoundRow): Rewriting {
  return { table, rows: [row], changed: to ? changedColumns(table, row, to) : [] }
}

import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import { readableColumns } from '../browse/columns.ts'
import { rowIdentity } from '../browse/order/row-identity.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { AddressPart } from './edit-text.ts'

/** A relation with what its changes need to know of it. */
export interface EditedTable {
  readonly open: OpenDatabase
  readonly relation: Relation
  /** The columns of an image, generated ones too: those that the user may read. */
  readonly columns: readonly Column[]
  readonly key: readonly Column[]
  readonly address: readonly AddressPart[]
  /** A change can give back by what its row is found again. */
  readonly returning: boolean
}

export function editedTable(open: OpenDatabase, relation: Relation): EditedTable {
  const columns = readableColumns(relation)
  const address = open.editText.address(relation)
  const identity = rowIdentity(relation, open.sqlText)
  const key = identity.kind === 'key' ? identity.columns : []
  const returning = open.editText.returning && key.length + address.length > 0
  return { open, relation, columns, key, address, returning }
}

/** Whether it has a key that finds one row at most: SQLite lets several rows have NULL in their primary key. */
export function hasSureKey({ key }: EditedTable): boolean {
  return key.length > 0 && key.every(({ nullable }) => !nullable)
}

/** Its value is the database's own to compute, so that it is neither written nor compared. */
export function isComputed(column: Column): boolean {
  return column.generated !== 'none'
}

/** Why its rows are not changed; undefined: they are. */
export function readOnlyReason({ kind }: Relation): string | undefined {
  const isTable = kind === 'table' || kind === 'virtual-table' || kind === 'foreign-table'
  return isTable ? undefined : 'Only the rows of tables can be changed.'
}

import type { Column, Relation } from '../../compiler/ir/catalog.ts'
import { SelectList } from '../browse/page/select-list.ts'
import type { Statement } from '../database.ts'
import type { OpenDatabase } from '../open-database.ts'

type Means = Pick<OpenDatabase, 'sqlText' | 'exportText'>

/** The statement that reads all rows in the order of their key, and equal rows in the same order always. */
export function tableStatement(
  relation: Relation,
  columns: readonly Column[],
  { sqlText, exportText }: Means,
): Statement {
  const list = new SelectList(relation)
  for (const column of columns) list.read(column, sqlText.read(column))
  const key = keyOf(relation)
  const order = key
    ? key.map(({ name }) => sqlText.quote(name))
    : relation.columns.flatMap((column) => exportText.distinguish(column))
  return {
    sql: `select ${list.text} from ${exportText.from(relation)}${order.length === 0 ? '' : ` order by ${order.join(', ')}`}`,
    parameters: [],
  }
}

/** The columns of a key that no NULL can be in: it tells all rows apart. */
function keyOf(relation: Relation): readonly Column[] | undefined {
  const { primaryKey, uniqueKeys, columns } = relation
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys].filter(
    ({ period, invalid, lengths }) => !period && !invalid && !lengths?.some((each) => each),
  )
  return keys
    .map((key) => key.columns.flatMap((name) => columns.filter((column) => column.name === name)))
    .find((found) => found.length > 0 && found.every(({ nullable }) => !nullable))
}

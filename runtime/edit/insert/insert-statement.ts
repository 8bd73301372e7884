import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Statement } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { type Parameter, StatementWriter } from '../statement-writer.ts'

/** An INSERT of rows that all have values for those columns; without columns of one row that has defaults only. */
export function insertStatement(
  table: EditedTable,
  columns: readonly Column[],
  rows: readonly (readonly Parameter[])[],
): Statement {
  const { sqlText, editText } = table.open
  const writer = new StatementWriter(sqlText)
  const relation = sqlText.relation(table.relation)
  if (columns.length === 0)
    return writer.statement(`INSERT INTO ${relation} ${editText.defaultRow}`)
  const names = columns.map(({ name }) => sqlText.quote(name)).join(', ')
  const isNumbered = columns.some(({ identity }) => identity !== 'none')
  const lists = rows.map((values) => {
    const places = columns.map(({ type }, index) => writer.value(values[index] ?? null, type))
    return `(${places.join(', ')})`
  })
  const overriding = isNumbered ? editText.overriding : ''
  return writer.statement(
    `INSERT INTO ${relation} (${names}) ${overriding}VALUES ${lists.join(', ')}`,
  )
}

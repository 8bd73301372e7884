import type { Queryable } from '../../database.ts'
import type { Assignment } from '../check-change.ts'
import type { EditedTable } from '../edited-table.ts'
import type { StatementWriter } from '../statement-writer.ts'

/** The list that follows SET. */
export async function setClause(
  session: Queryable,
  table: EditedTable,
  { assignments, writer }: { assignments: readonly Assignment[]; writer: StatementWriter },
): Promise<string> {
  const { sqlText } = table.open
  const parts: string[] = []
  for (const { column, parameter } of assignments) {
    const value =
      parameter === undefined
        ? await defaultText(session, table, column)
        : writer.value(parameter, column.type)
    parts.push(`${sqlText.quote(column.name)} = ${value}`)
  }
  return parts.join(', ')
}

/** The default as it is written in UPDATE. */
async function defaultText(
  session: Queryable,
  { open: { editText }, relation }: EditedTable,
  column: Assignment['column'],
): Promise<string> {
  const query = editText.defaultQuery?.(relation, column)
  if (query === undefined) return 'DEFAULT'
  const text = (await session.query(query)).rows[0]?.[0] ?? 'NULL'
  return `(${String(text)})`
}

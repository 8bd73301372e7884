import type { Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../database.ts'
import type { OpenDatabase } from '../open-database.ts'

/** The statements that make the relation, as the engine writes them; its indexes, triggers and comments behind it. */
export async function readDefinition(
  { database, sqlText }: Pick<OpenDatabase, 'database' | 'sqlText'>,
  relation: Relation,
  options: QueryOptions = {},
): Promise<string> {
  const { statement, place } = sqlText.definition(relation)
  const { rows } = await database.query(statement, options)
  return rows.map((row) => `${String(row[place] ?? '').replace(/;?\s*$/, '')};`).join('\n\n')
}

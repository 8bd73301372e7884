import type { Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions, RowReader } from '../database.ts'
import type { OpenDatabase } from '../open-database.ts'
import { textOf } from '../structure/raw-rows.ts'

export type RelationNames = readonly Pick<Relation, 'schema' | 'name'>[]

interface ReadWhole extends Pick<OpenDatabase, 'exportText'> {
  readonly database: RowReader
}

/** The tables whose rows are those of another one, such as partitions. Throws DatabaseFailure. */
export async function readShownElsewhere(
  { database, exportText }: ReadWhole,
  options: QueryOptions,
): Promise<RelationNames> {
  const sql = exportText.shownElsewhere
  if (sql === undefined) return []
  const { rows } = await database.query({ sql, parameters: [] }, options)
  return rows.map(([schema, name]) => ({ schema: textOf(schema) ?? '', name: textOf(name) ?? '' }))
}

import type { IntrospectedConnection } from '../../../../engine.ts'
import type { Definitions } from '../../../../migrate/schema-object.ts'
import { definitionsOf } from '../../../../migrate/schema-object.ts'
import { constraintQueries } from './constraint-queries.ts'
import { type AliasRow, ALIASES, INHERITED, NEEDS, type NeedRow } from './dependency-queries.ts'
import type { ObjectRow } from './object-query.ts'
import { routineQueries } from './routine-queries.ts'
import { schemaQueries } from './schema-queries.ts'
import { schemaObjects } from './schema-objects.ts'
import { sequenceQueries } from './sequence-queries.ts'
import { tableQueries } from './table-queries.ts'
import { typeQueries } from './type-queries.ts'
import { viewQueries } from './view-queries.ts'

/** In the order in which new objects are made where nothing else decides. */
const queries: readonly string[] = [
  ...schemaQueries,
  ...typeQueries,
  ...routineQueries,
  ...sequenceQueries,
  ...tableQueries,
  ...constraintQueries,
  ...viewQueries,
]

/** Names in what the engine says of an object carry their schema when the search path is empty. */
export async function definePostgresql(connection: IntrospectedConnection): Promise<Definitions> {
  const [before] = await connection.query<{ path: string }>(
    `select current_setting('search_path') as path`,
  )
  await connection.query(SET_PATH, [''])
  try {
    return await read(connection)
  } finally {
    await connection.query(SET_PATH, [before?.path ?? ''])
  }
}

const SET_PATH = `select set_config('search_path', $1, false)`

async function read(connection: IntrospectedConnection): Promise<Definitions> {
  const rows: ObjectRow[] = []
  for (const sql of queries) rows.push(...(await connection.query<ObjectRow>(sql)))
  const aliases = await connection.query<AliasRow>(ALIASES)
  const needs = await connection.query<NeedRow>(NEEDS)
  const inherited = await connection.query<NeedRow>(INHERITED)
  return definitionsOf(schemaObjects({ rows, aliases, needs, inherited }), [])
}

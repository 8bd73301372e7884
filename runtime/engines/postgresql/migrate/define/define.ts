import type { IntrospectedConnection } from '../../../../engine.ts'
import type { Definitions } from '../../../../migrate/schema-object.ts'
import { definitionsOf } from '../../../../migrate/schema-object.ts'
import { constraintQueries } from './constraint-queries.ts'
import { type AliasRow, ALIASES, INHERITED, NEEDS, type NeedRow } from './dependency-queries.ts'
import { defaultGrantQueries } from './default-grant-queries.ts'
import { foreignQueries } from './foreign-queries.ts'
import type { ObjectRow } from './object-query.ts'
import { replicationQueries, SUBSCRIPTIONS } from './replication-queries.ts'
import { routineQueries } from './routine-queries.ts'
import { schemaQueries } from './schema-queries.ts'
import { schemaObjects } from './schema-objects.ts'
import { sequenceQueries } from './sequence-queries.ts'
import { tableQueries } from './table-queries.ts'
import { typeQueries } from './type-queries.ts'
import { UNMODELLED } from './unmodelled-query.ts'
import { viewQueries } from './view-queries.ts'

/** In the order in which new objects are made where nothing else decides. */
function queriesFor(major: number): readonly string[] {
  return [
    ...schemaQueries,
    ...typeQueries,
    ...routineQueries,
    ...sequenceQueries,
    ...foreignQueries,
    ...tableQueries,
    ...constraintQueries,
    ...viewQueries,
    ...replicationQueries(major),
    ...defaultGrantQueries,
  ]
}

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
  for (const sql of queriesFor(Number.parseInt(connection.version, 10)))
    rows.push(...(await connection.query<ObjectRow>(sql)))
  rows.push(...(await subscriptions(connection)))
  const aliases = await connection.query<AliasRow>(ALIASES)
  const needs = await connection.query<NeedRow>(NEEDS)
  const inherited = await connection.query<NeedRow>(INHERITED)
  const unmodelled = await connection.query<{ object: string }>(UNMODELLED)
  const objects = schemaObjects({ rows, aliases, needs, inherited })
  const known = new Set(objects.map(({ id }) => id))
  return definitionsOf(
    objects,
    unmodelled.map(({ object }) => object).filter((object) => !known.has(object)),
  )
}

/** The address of a subscription, with its password, can be read by superusers only. */
async function subscriptions(connection: IntrospectedConnection): Promise<readonly ObjectRow[]> {
  const [allowed] = await connection.query<{ yes: boolean }>(
    `select has_column_privilege('pg_subscription', 'subconninfo', 'select') as yes`,
  )
  return allowed?.yes === true ? connection.query<ObjectRow>(SUBSCRIPTIONS) : []
}

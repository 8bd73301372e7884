import type { Client } from 'pg'
import type { Column, Relation } from '../../../../compiler/ir/catalog.ts'
import { ConnectionFailed } from '../../../connection-failed.ts'
import { loadDriver } from '../../../missing-driver.ts'
import type { LaterValues, SeedSession, SeedTarget } from '../../../seed/seed-session.ts'
import type { SeedRow } from '../../../seed/seed-value.ts'
import { connectionOptions } from '../link/connection-options.ts'
import { setUpText } from '../link/session-settings.ts'
import { postgresqlSqlText } from '../sql-text.ts'
import { copyIn } from './copy-in.ts'
import { copyText } from './copy-text.ts'

const { quote, relation: nameOf } = postgresqlSqlText

export async function openSession(url: string): Promise<SeedSession> {
  const client = await connected(url)
  return {
    async begin() {
      await client.query('BEGIN')
      await client.query('SET CONSTRAINTS ALL DEFERRED')
    },
    async empty(relations) {
      if (relations.length > 0)
        await client.query(`TRUNCATE ${relations.map(nameOf).join(', ')} RESTART IDENTITY`)
    },
    insert: (target, batches) => insert(client, target, batches),
    tryInsert: (target, rows) => tryInsert(client, target, rows),
    fill: (values, batches) => fill(client, values, batches),
    async finish(targets) {
      for (const target of targets) await advanceSequences(client, target)
    },
    async commit() {
      await client.query('COMMIT')
    },
    close: () => client.end(),
    reasonOf: (error) => (stateOf(error) === undefined ? undefined : messageOf(error)),
  }
}

/** `sslmode=prefer` and `allow` go on without TLS where the server has none. */
async function connected(url: string): Promise<Client> {
  const { default: pg } = await loadDriver('pg', () => import('pg'))
  try {
    const { config, isTlsOptional } = connectionOptions(url)
    const encrypted = new pg.Client(config)
    try {
      return await started(encrypted)
    } catch (error) {
      if (!isTlsOptional || !/does not support SSL/.test(messageOf(error))) throw error
      return await started(new pg.Client({ ...config, ssl: false }))
    }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

async function started(client: Client): Promise<Client> {
  // Without a listener a server that goes away would end this process; the next statement says so.
  client.on('error', (error) => error)
  await client.connect()
  await client.query(setUpText({ readOnly: false, statementTimeout: 0 }))
  return client
}

async function insert(
  client: Client,
  { relation, columns }: SeedTarget,
  batches: Iterable<readonly SeedRow[]>,
): Promise<void> {
  if (columns.length === 0) {
    for (const rows of batches)
      for (const _ of rows) await client.query(`INSERT INTO ${nameOf(relation)} DEFAULT VALUES`)
    return
  }
  await copyIn(client, `COPY ${nameOf(relation)} (${listed(columns)}) FROM STDIN`, texts(batches))
}

function* texts(batches: Iterable<readonly SeedRow[]>): Generator<string> {
  for (const rows of batches) yield copyText(rows)
}

async function tryInsert(client: Client, target: SeedTarget, rows: readonly SeedRow[]) {
  await client.query('SAVEPOINT quarry_seed')
  try {
    await insert(client, target, [rows])
    await client.query('RELEASE SAVEPOINT quarry_seed')
    return undefined
  } catch (error) {
    if (!/^(?:22|23|44|P0)/.test(stateOf(error) ?? '')) throw error
    await client.query('ROLLBACK TO SAVEPOINT quarry_seed')
    return { reason: messageOf(error) }
  }
}

/** The values come into a table of their own, from which one statement takes them. */
async function fill(
  client: Client,
  { relation, key, columns }: LaterValues,
  batches: Iterable<readonly SeedRow[]>,
): Promise<void> {
  const all = listed([...key, ...columns])
  const table = nameOf(relation)
  await client.query(
    `CREATE TEMPORARY TABLE quarry_later ON COMMIT DROP AS SELECT ${all} FROM ${table} WITH NO DATA`,
  )
  await copyIn(client, `COPY pg_temp.quarry_later (${all}) FROM STDIN`, texts(batches))
  const set = columns.map(({ name }) => `${quote(name)} = l.${quote(name)}`)
  const same = key.map(({ name }) => `t.${quote(name)} = l.${quote(name)}`)
  await client.query(
    `UPDATE ${table} AS t SET ${set.join(', ')} FROM pg_temp.quarry_later AS l WHERE ${same.join(' AND ')}`,
  )
  await client.query('DROP TABLE pg_temp.quarry_later')
}

/** A sequence never goes back: others may have taken numbers that are in no row. */
async function advanceSequences(client: Client, { relation, columns }: SeedTarget): Promise<void> {
  for (const column of columns.filter(({ identity }) => identity !== 'none')) {
    const sequence = await sequenceOf(client, relation, column)
    if (sequence === undefined) continue
    const table = nameOf(relation)
    await client.query(
      `SELECT pg_catalog.setval($1::regclass, greatest(m.most, s.last_value))
       FROM (SELECT max(${quote(column.name)})::bigint AS most FROM ${table}) AS m, ${sequence} AS s
       WHERE m.most IS NOT NULL`,
      [sequence],
    )
  }
}

async function sequenceOf(
  client: Client,
  relation: Relation,
  { name }: Column,
): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>(
    'SELECT pg_catalog.pg_get_serial_sequence($1, $2) AS name',
    [nameOf(relation), name],
  )
  return rows[0]?.name ?? undefined
}

function listed(columns: readonly Column[]): string {
  return columns.map(({ name }) => quote(name)).join(', ')
}

/** The SQLSTATE of what the server says. */
function stateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

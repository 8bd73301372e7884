import type { Connection, ConnectionOptions } from 'mysql2'
import type { Column, Relation } from '../../../../compiler/ir/catalog.ts'
import { ConnectionFailed } from '../../../connection-failed.ts'
import { loadDriver } from '../../../missing-driver.ts'
import type { LaterValues, SeedSession, SeedTarget } from '../../../seed/seed-session.ts'
import type { SeedRow } from '../../../seed/seed-value.ts'
import { connectionOptions, isTlsOptional } from '../link/connection-options.ts'
import { mysqlSqlText } from '../sql-text.ts'
import { insertTexts } from './insert-text.ts'

const { quote, relation: nameOf } = mysqlSqlText

/** What is written is what is stored, or refused. */
const SETTINGS = [
  'SET NAMES utf8mb4',
  `SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO'`,
]

/** Of rows, not of statements: a CHECK, a key, a reference, a value that does not fit, SIGNAL, no partition. */
const REFUSALS: ReadonlySet<number> = new Set([
  1048, 1062, 1264, 1265, 1292, 1366, 1406, 1452, 1526, 1644, 3819, 4025,
])

export async function openSession(url: string): Promise<SeedSession> {
  const client = await connected(url)
  const run = (sql: string) => ran(client, sql)
  return {
    begin: () => run('START TRANSACTION'),
    empty: (relations) => empty(run, relations),
    async insert(target, batches) {
      await insertBatches(run, target, batches)
    },
    async tryInsert(target, rows) {
      try {
        await insertRows(run, target, rows)
        return undefined
      } catch (error) {
        if (!REFUSALS.has(numberOf(error) ?? 0)) throw error
        return { reason: error instanceof Error ? error.message : String(error) }
      }
    },
    fill: (values, batches) => fill(run, values, batches),
    // A counter follows the numbers that are inserted.
    finish: async () => undefined,
    commit: () => run('COMMIT'),
    close: () =>
      new Promise((resolve) => {
        client.end(() => resolve())
      }),
    reasonOf: (error) =>
      numberOf(error) === undefined || !(error instanceof Error) ? undefined : error.message,
  }
}

type Run = (sql: string) => Promise<void>

async function connected(url: string): Promise<Connection> {
  const { createConnection } = await loadDriver('mysql2', () => import('mysql2'))
  try {
    const { ssl, ...plain } = connectionOptions(url)
    const open = (options: ConnectionOptions) => started(createConnection(options))
    if (!ssl) return await open(plain)
    try {
      return await open({ ...plain, ssl })
    } catch (error) {
      const isPlain =
        error instanceof Error && 'code' in error && error.code === 'HANDSHAKE_NO_SSL_SUPPORT'
      if (!isPlain || !isTlsOptional(url)) throw error
      return await open(plain)
    }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

async function started(client: Connection): Promise<Connection> {
  await new Promise<void>((resolve, reject) => {
    // Without a listener a server that goes away would end this process.
    client.on('error', reject)
    client.connect((error) => (error === null ? resolve() : reject(error)))
  })
  for (const sql of SETTINGS) await ran(client, sql)
  return client
}

function ran(client: Connection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(sql, (error) => (error === null ? resolve() : reject(error)))
  })
}

/** Tables that refer to each other in a circle have no order; all of them are emptied. */
async function empty(run: Run, relations: readonly Relation[]): Promise<void> {
  if (relations.length === 0) return
  await run('SET SESSION foreign_key_checks = 0')
  for (const relation of relations) await run(`DELETE FROM ${nameOf(relation)}`)
  await run('SET SESSION foreign_key_checks = 1')
}

/** The rows of the next statement are made while the server is busy with one. */
async function insertBatches(
  run: Run,
  target: SeedTarget,
  batches: Iterable<readonly SeedRow[]>,
): Promise<void> {
  let running: Promise<void> = Promise.resolve()
  for (const rows of batches)
    for (const sql of insertTexts(target, rows)) {
      await running
      running = run(sql)
      // Awaited above; a failure in between is nobody's yet.
      running.catch((error: unknown) => error)
    }
  await running
}

async function insertRows(run: Run, target: SeedTarget, rows: readonly SeedRow[]): Promise<void> {
  for (const sql of insertTexts(target, rows)) await run(sql)
}

/** The values come into a table of their own, from which one statement takes them. */
async function fill(
  run: Run,
  { relation, key, columns }: LaterValues,
  batches: Iterable<readonly SeedRow[]>,
): Promise<void> {
  const all = [...key, ...columns]
  const table = nameOf(relation)
  const later: Relation = { ...relation, name: 'quarry_later' }
  // ALTER TABLE and CREATE INDEX would commit, even of a temporary table.
  await run(
    `CREATE TEMPORARY TABLE quarry_later (PRIMARY KEY (${listed(key)})) AS SELECT ${listed(all)} FROM ${table} LIMIT 0`,
  )
  await insertBatches(run, { relation: later, columns: all }, batches)
  const set = columns.map(({ name }) => `t.${quote(name)} = l.${quote(name)}`)
  const same = key.map(({ name }) => `t.${quote(name)} = l.${quote(name)}`)
  await run(
    `UPDATE ${table} AS t JOIN quarry_later AS l ON ${same.join(' AND ')} SET ${set.join(', ')}`,
  )
  await run('DROP TEMPORARY TABLE quarry_later')
}

function listed(columns: readonly Column[]): string {
  return columns.map(({ name }) => quote(name)).join(', ')
}

/** The number of what the server says. */
function numberOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errno' in error)) return undefined
  return typeof error.errno === 'number' && error.errno > 0 ? error.errno : undefined
}

import type { Client } from 'pg'
import { DatabaseFailure } from '../../../database-failure.ts'

// The SELECT takes the first snapshot, behind which SET TRANSACTION READ WRITE is refused. Within a
// block nothing commits but a statement that says so: no `DO $$ BEGIN COMMIT; ... END $$`.
const BEGIN = 'BEGIN READ ONLY; SELECT 1'
const ACCESS = `SELECT pg_catalog.current_setting('transaction_read_only') AS access`
/** What begins a transaction and does nothing else. */
const BEGINS = /^\s*(?:begin|start\s+transaction)\b[\w\s,]*;?\s*$/i

/** Before PostgreSQL 16 they write in a transaction that is read only as well (its release notes, E.1.2). */
const WRITES_LARGE_OBJECTS =
  /\b(?:lo_(?:creat|create|from_bytea|import|export|put|truncate|truncate64|unlink)|lowrite)"?\s*\(/i

/**
 * What `run` answers, on a connection that only reads. `default_transaction_read_only` alone is a default that
 * any statement may change, so that each one runs in a transaction that is read only.
 */
export async function readOnlyRun<Result>(
  client: Client,
  sql: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (WRITES_LARGE_OBJECTS.test(sql)) throw refusal('a function that writes a large object')
  const isAlone = client.getTransactionStatus() === 'I' && !BEGINS.test(sql)
  if (!isAlone) return checkedRun(client, run)
  await client.query(BEGIN)
  try {
    return await run()
  } finally {
    if (client.getTransactionStatus() !== 'I') await client.query('COMMIT')
  }
}

/** `COMMIT AND CHAIN` or `BEGIN READ WRITE` may have made another transaction: it must not write either. */
async function checkedRun<Result>(client: Client, run: () => Promise<Result>): Promise<Result> {
  const result = await run()
  if (client.getTransactionStatus() !== 'T') return result
  const { rows } = await client.query<{ access: string }>(ACCESS)
  if (rows[0]?.access === 'on') return result
  await client.query('ROLLBACK')
  throw refusal('a transaction that may write')
}

function refusal(what: string): DatabaseFailure {
  const cause = new Error(`${what} is refused on a connection that only reads`)
  return new DatabaseFailure({ kind: 'read-only' }, { cause })
}

import type { Connection } from '../../../../engine.ts'
import type { TransactionNeeds } from '../../../../migrate/run/runner-engine.ts'
import { refuseNewFaults, schemaFaults } from './schema-faults.ts'

/**
 * Takes the lock for writing at its beginning. With directives it is done without foreign keys: with them, DROP TABLE
 * deletes the rows of the table first, and what cascades from them; they are checked at its end.
 */
export async function transaction(
  connection: Connection,
  work: () => Promise<void>,
  { isDirected }: TransactionNeeds,
): Promise<void> {
  if (!isDirected) return committed(connection, work)
  return withoutForeignKeys(connection, () =>
    committed(connection, async () => {
      const before = await schemaFaults(connection)
      await work()
      await refuseNewFaults(connection, before)
    }),
  )
}

async function committed(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.execute('BEGIN IMMEDIATE')
  try {
    await work()
    await connection.execute('COMMIT')
  } catch (error) {
    await rollBack(connection)
    throw error
  }
}

/** SQLite has rolled back itself where the disk is full or cannot be read. */
async function rollBack(connection: Connection): Promise<void> {
  try {
    await connection.execute('ROLLBACK')
  } catch (error) {
    if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error
  }
}

async function withoutForeignKeys(
  connection: Connection,
  work: () => Promise<void>,
): Promise<void> {
  const wereOn = await hasForeignKeys(connection)
  await connection.execute('PRAGMA foreign_keys = OFF')
  try {
    // Inside of a transaction the pragma does nothing.
    if (await hasForeignKeys(connection))
      throw new Error('foreign keys cannot be turned off, because a transaction is open')
    await work()
  } finally {
    if (wereOn) await connection.execute('PRAGMA foreign_keys = ON')
  }
}

export async function hasForeignKeys(connection: Pick<Connection, 'query'>): Promise<boolean> {
  const rows = await connection.query<{ foreign_keys: bigint }>('PRAGMA foreign_keys')
  return rows[0]?.foreign_keys === 1n
}

import type { Connection as Client, RowDataPacket } from 'mysql2/promise'
import { ConnectionFailed } from '../../connection-failed.ts'
import type { RawValue } from '../../raw-value.ts'
import type { Connection } from '../../engine.ts'
import { loadDriver } from '../../missing-driver.ts'
import { disagreements } from './disagreements.ts'

// Dates, decimals and 64-bit numbers as the server writes them: nothing is rounded on the way.
const EXACT = { dateStrings: true, supportBigNumbers: true, bigNumberStrings: true } as const

export function connect(url: string): Promise<Connection> {
  return open(url, { multipleStatements: true })
}

export interface ResettableConnection extends Connection {
  /** Gives the session the settings of the server, and takes back what it has made and locked. */
  reset(): Promise<void>
}

/** Takes a statement at a time: a semicolon within one never begins another. */
export function connectForOneStatement(url: string): Promise<ResettableConnection> {
  return open(url, { multipleStatements: false })
}

async function open(
  url: string,
  options: { multipleStatements: boolean },
): Promise<ResettableConnection> {
  const mysql = await loadDriver('mysql2', () => import('mysql2/promise'))
  try {
    const uri = url.replace(/^mariadb:/i, 'mysql:')
    const client = await mysql.createConnection({ uri, ...options, ...EXACT })
    const several = options.multipleStatements ? { severalAtOnce: true as const } : {}
    return { version: await versionOf(client), ...several, ...callsOf(client) }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

async function versionOf(client: Client): Promise<string> {
  const [rows] = await client.query<({ version: string } & RowDataPacket)[]>(
    'select version() as version',
  )
  return rows[0]?.version ?? ''
}

function callsOf(client: Client): Omit<ResettableConnection, 'version'> {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const [rows] = await client.query<(Row & RowDataPacket)[]>(sql, [...parameters])
      return rows
    },
    async list(sql, parameters = []) {
      const [rows] = await client.query<(RawValue[] & RowDataPacket)[]>(
        { sql, rowsAsArray: true },
        [...parameters],
      )
      return rows
    },
    async execute(script) {
      await client.query(script)
    },
    disagreements: (query, types) => disagreements(client, query, types),
    reset: () => client.reset(),
    close: () => client.end(),
  }
}

import type { Client } from 'pg'
import { ConnectionFailed } from '../../connection-failed.ts'
import type { Connection } from '../../engine.ts'
import { loadDriver } from '../../missing-driver.ts'
import { describingClient } from './describing-client.ts'
import { disagreements } from './disagreements.ts'
import { copyIn } from './seed/copy-in.ts'
import { type Sent, sendAll } from './send-all.ts'

export interface CopyingConnection extends Connection {
  /** Runs `COPY ... FROM stdin` with these rows. */
  copyRows(statement: string, rows: string): Promise<void>
  /** Sends statements in one message; see `sendAll`. */
  sendAll(statements: readonly Sent[], onDone?: (place: number) => void): Promise<void>
}

export async function connect(url: string): Promise<CopyingConnection> {
  const pg = await loadDriver('pg', () => import('pg'))
  const client = new pg.Client(url)
  // Without a listener a server that goes away between two queries would end this process; the next query fails and says so.
  client.on('error', (error) => error)
  try {
    await client.connect()
    return { version: await versionOf(client), ...callsOf(client) }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

async function versionOf(client: Client): Promise<string> {
  const result = await client.query<{ server_version: string }>('show server_version')
  return result.rows[0]?.server_version ?? ''
}

function callsOf(client: Client): Omit<CopyingConnection, 'version'> {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      return (await client.query<Row>(sql, [...parameters])).rows
    },
    async list(sql, parameters = []) {
      const result = await client.query<(string | null)[]>({
        text: sql,
        values: [...parameters],
        rowMode: 'array',
        types: asWritten,
      })
      return result.rows
    },
    async execute(script) {
      await client.query(script)
    },
    copyRows: (statement, rows) => copyIn(client, statement, chunksOf(rows)),
    sendAll: (statements, onDone) => sendAll(client, statements, onDone),
    disagreements: (query, types) => disagreements(describingClient(client), query, types),
    close: () => client.end(),
  }
}

/** Values are the texts that the server sends. */
const asWritten = { getTypeParser: () => (text: string) => text }

/** Between two of them the server is heard; in UTF-16 units. */
const CHUNK = 65_536

function* chunksOf(rows: string): Generator<string> {
  let start = 0
  while (start < rows.length) {
    const end = wholeEnd(rows, start + CHUNK)
    yield rows.slice(start, end)
    start = end
  }
}

/** Not between the halves of a surrogate pair, which would each be sent as a replacement character. */
function wholeEnd(text: string, end: number): number {
  const last = text.charCodeAt(end - 1)
  return last >= 0xd8_00 && last <= 0xdb_ff ? end + 1 : end
}

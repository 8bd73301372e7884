import type { Client } from 'pg'
import { ConnectionFailed } from '../../connection-failed.ts'
import type { Connection } from '../../engine.ts'
import { loadDriver } from '../../missing-driver.ts'
import { describingClient } from './describing-client.ts'
import { disagreements } from './disagreements.ts'

export async function connect(url: string): Promise<Connection> {
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

function callsOf(client: Client): Omit<Connection, 'version'> {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      return (await client.query<Row>(sql, [...parameters])).rows
    },
    async execute(script) {
      await client.query(script)
    },
    disagreements: (query, types) => disagreements(describingClient(client), query, types),
    close: () => client.end(),
  }
}

import type { Redis } from 'ioredis'
import { ConnectionFailed } from '../connection-failed.ts'
import { DatabaseFailure } from '../database-failure.ts'
import { hideHostsPassword } from '../hosts-address.ts'
import { loadDriver } from '../missing-driver.ts'
import type { KeyStore, KeyStoreSettings } from './key-store.ts'

/** Milliseconds. */
const CONNECT_WITHIN = 10_000

/** Opens a server of Redis. Throws MissingDriver and ConnectionFailed. */
export async function openKeys(
  url: string,
  { statementTimeout }: KeyStoreSettings,
): Promise<KeyStore> {
  const { Redis: Client } = await loadDriver('ioredis', () => import('ioredis'))
  const client = new Client(url, {
    ...{ lazyConnect: true, connectTimeout: CONNECT_WITHIN, commandTimeout: statementTimeout },
    ...{ connectionName: 'quarry', maxRetriesPerRequest: 1, retryStrategy: () => null },
  })
  // Without a listener the driver prints what the next command says anyway.
  client.on('error', (error) => error)
  try {
    await client.connect()
    const info = await client.info('server')
    return storeOf(client, /^redis_version:(\S+)/m.exec(info)?.[1] ?? '')
  } catch (error) {
    client.disconnect()
    throw new ConnectionFailed(url, { cause: error, hide: hideHostsPassword })
  }
}

function storeOf(client: Redis, version: string): KeyStore {
  return {
    version,
    database: String(client.options.db ?? 0),
    async ping() {
      try {
        await client.ping()
      } catch (error) {
        throw new DatabaseFailure({ kind: 'connection' }, { cause: error })
      }
    },
    async close() {
      client.disconnect()
    },
  }
}

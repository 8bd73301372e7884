import type { MongoClient } from 'mongodb'
import { ConnectionFailed } from '../connection-failed.ts'
import { DatabaseFailure } from '../database-failure.ts'
import { hideHostsPassword } from '../hosts-address.ts'
import { loadDriver } from '../missing-driver.ts'
import type { DocumentStore, DocumentStoreSettings } from './document-store.ts'

/** Milliseconds. */
const CONNECT_WITHIN = 10_000

/** Opens a server of MongoDB's protocol. Throws MissingDriver and ConnectionFailed. */
export async function openDocuments(
  url: string,
  _settings: DocumentStoreSettings,
): Promise<DocumentStore> {
  const { MongoClient: Client } = await loadDriver('mongodb', () => import('mongodb'))
  try {
    const options = { appName: 'quarry', serverSelectionTimeoutMS: CONNECT_WITHIN }
    const client = new Client(url, options)
    await client.connect()
    const { version } = await client.db('admin').command({ buildInfo: 1 })
    return storeOf(client, String(version))
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error, hide: hideHostsPassword })
  }
}

function storeOf(client: MongoClient, version: string): DocumentStore {
  return {
    version,
    database: client.options.dbName,
    async ping(signal) {
      try {
        await client.db('admin').command({ ping: 1 }, { signal })
      } catch (error) {
        throw new DatabaseFailure({ kind: 'connection' }, { cause: error })
      }
    },
    close: () => client.close(),
  }
}

import { ConnectionFailed } from '../connection-failed.ts'
import { hideHostsPassword } from '../hosts-address.ts'
import { loadDriver } from '../missing-driver.ts'
import type { DocumentStore, DocumentStoreSettings } from './document-store.ts'
import { connectionOptions } from './link/connection-options.ts'
import { type Driver, driverStore } from './link/driver-store.ts'

/** Opens a server of MongoDB's protocol. Throws MissingDriver and ConnectionFailed. */
export async function openDocuments(
  url: string,
  settings: DocumentStoreSettings,
): Promise<DocumentStore> {
  const driver = await loadDriver('mongodb', load)
  try {
    const client = new driver.MongoClient(url, connectionOptions(url))
    try {
      await client.connect()
      const signal = AbortSignal.timeout(settings.statementTimeout)
      const { version } = await client.db('admin').command({ buildInfo: 1 }, { signal })
      const database = databaseOf(url)
      return driverStore(client, { ...settings, driver, database, version: String(version) })
    } catch (error) {
      await client.close()
      throw error
    }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error, hide: hideHostsPassword })
  }
}

async function load(): Promise<Driver> {
  const [{ MongoClient, BSON }, { DocumentSequence }] = await Promise.all([
    import('mongodb'),
    import('mongodb/lib/cmap/commands.js'),
  ])
  return { MongoClient, BSON, DocumentSequence }
}

/** Returns the database that an address names: the driver calls it `test` where it names none. */
function databaseOf(url: string): string {
  return decodeURIComponent(/^[^?]*?:\/\/[^/?]+\/([^?]*)/.exec(url)?.[1] ?? '')
}

import type { MongoClient } from 'mongodb'
import { ConnectionFailed } from '../connection-failed.ts'
import { hideHostsPassword } from '../hosts-address.ts'
import { loadDriver } from '../missing-driver.ts'
import type { DocumentStore, DocumentStoreSettings } from './document-store.ts'
import { Clients } from './link/clients.ts'
import { connectionOptions } from './link/connection-options.ts'
import { type Driver, driverStore } from './link/driver-store.ts'
import { wasSoughtInVain } from './link/may-ask-again.ts'

/** Opens a server of MongoDB's protocol. Throws MissingDriver and ConnectionFailed. */
export async function openDocuments(
  url: string,
  settings: DocumentStoreSettings,
): Promise<DocumentStore> {
  const driver = await loadDriver('mongodb', load)
  try {
    const open = () => new driver.MongoClient(url, connectionOptions(url))
    const client = open()
    try {
      await connect(client, performance.now() + OPENING)
      const signal = AbortSignal.timeout(settings.statementTimeout)
      const { version } = await client.db('admin').command({ buildInfo: 1 }, { signal })
      const database = databaseOf(url)
      return driverStore(new Clients(client, open), {
        ...settings,
        driver,
        database,
        version: String(version),
      })
    } catch (error) {
      await client.close()
      throw error
    }
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error, hide: hideHostsPassword })
  }
}

/** Milliseconds in which a server may be reached when it is opened: networks and servers that sleep are slow at first. */
const OPENING = 10_000

async function connect(client: MongoClient, end: number): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    if (!wasSoughtInVain(error) || performance.now() >= end) throw error
    await connect(client, end)
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

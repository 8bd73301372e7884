import { ConnectionFailed } from '../connection-failed.ts'
import { hideHostsPassword } from '../hosts-address.ts'
import { MissingDriver } from '../missing-driver.ts'
import { storeAddress } from './address/store-address.ts'
import { CommandTable } from './commands/command-table.ts'
import { failureOf, withFailures } from './failure/failure-of.ts'
import type { KeyStore, KeyStoreSettings } from './key-store.ts'
import { connectFailure, connectorOf } from './link/connect.ts'
import { withDatabaseAdvice } from './link/connect-advice.ts'
import { redisDriver } from './link/driver.ts'
import type { Link } from './link/link.ts'
import { openLink } from './link/open-link.ts'
import { readOnlyLink } from './link/read-only-link.ts'
import { ServerRefusal } from './link/reply.ts'
import { readServerFacts } from './server/server-facts.ts'

/** Opens the server of an address. Throws MissingDriver and ConnectionFailed. */
export async function openKeys(url: string, settings: KeyStoreSettings): Promise<KeyStore> {
  try {
    const { database, ...address } = storeAddress(url)
    const driver = await redisDriver()
    const connector = connectorOf({ database, ...address }, driver)
    const sending = { driver, timeout: settings.statementTimeout }
    const open = (wanted: number) => openLink({ connector, database: wanted, sending })
    return await storeOf(await first(open, database), { open, database, settings })
  } catch (error) {
    if (error instanceof MissingDriver) throw error
    throw new ConnectionFailed(url, { cause: error, hide: hideHostsPassword })
  }
}

type Open = (database: number) => Promise<Link>

/** Opens the database of the address, with advice where its user may not choose it. */
async function first(open: Open, database: number): Promise<Link> {
  try {
    return await open(database)
  } catch (error) {
    throw withDatabaseAdvice(error)
  }
}

interface Opened {
  readonly open: Open
  readonly database: number
  readonly settings: KeyStoreSettings
}

async function storeOf(link: Link, { open, database, settings }: Opened): Promise<KeyStore> {
  const { readOnly, statementTimeout } = settings
  const facts = await readServerFacts(link, AbortSignal.timeout(statementTimeout))
  const commands = new CommandTable(link)
  const guarded = (each: Link) => (readOnly ? readOnlyLink(each, commands) : each)
  const links = new Map<number, Promise<Link>>([[database, Promise.resolve(guarded(link))]])
  const opened = async (wanted: number) => guarded(await open(wanted))
  return {
    ...{ ...facts, database, readOnly, commands },
    async link(wanted) {
      const asked = links.get(wanted) ?? opened(wanted)
      links.set(wanted, asked)
      try {
        return await asked
      } catch (error) {
        links.delete(wanted)
        if (error instanceof ServerRefusal && error.code === 'ERR') return undefined
        throw error instanceof ServerRefusal ? failureOf(error) : connectFailure(error)
      }
    },
    ping: (signal) =>
      withFailures(async () => {
        await link.send(['PING'], signal)
      }),
    async close() {
      const all = await Promise.allSettled(links.values())
      for (const each of all) if (each.status === 'fulfilled') each.value.close()
    },
  }
}

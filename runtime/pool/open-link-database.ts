import { ConnectionFailed } from '../connection-failed.ts'
import { LinkDatabase } from './link-database.ts'
import type { LinkEngine, PoolOptions } from './link.ts'

/** A database that answers. Throws ConnectionFailed, with the password of the address hidden. */
export async function openLinkDatabase(
  url: string,
  engine: LinkEngine,
  options: PoolOptions,
): Promise<LinkDatabase> {
  try {
    const link = await engine.connect()
    return new LinkDatabase(engine, options, { link, name: await engine.name(link) })
  } catch (error) {
    throw new ConnectionFailed(url, { cause: error })
  }
}

import { Redis } from 'ioredis'
import { askEngine } from './ask-engine.ts'
import type { Unavailable } from './engine.ts'
import { type StartGroup, startOwnRedis } from './redis-group.ts'

/** A database of the key-value store that nobody else uses. */
export interface FreshKeys {
  readonly kind: 'keys'
  readonly url: string
  readonly number: number
  /** Another client than the one that is tested; its replies are bytes. */
  readonly client: Redis
  /** Empties the database and gives it back. */
  drop(): Promise<void>
}

/** Longer than a test runs: a claim that was left behind frees its database. */
const CLAIMED_SECONDS = 1800

/** Claims an empty database, or says why there is none. The first one holds the claims. */
export async function freshKeys(): Promise<FreshKeys | Unavailable> {
  const engine = await askEngine('redis')
  if (engine.kind === 'unavailable') return engine
  const claims = new Redis(engine.url)
  try {
    const number = await claimDatabase(claims)
    const url = `${engine.url}/${number}`
    const client = new Redis(url)
    const drop = async () => {
      await client.flushdb()
      client.disconnect()
      const owner = new Redis(engine.url)
      await owner.del(claimOf(number))
      owner.disconnect()
    }
    return { kind: 'keys', url, number, client, drop }
  } finally {
    claims.disconnect()
  }
}

/** A server of its own, for what all databases of a server share, such as its channels and its modules. */
export async function ownKeys(start: StartGroup = startOwnRedis): Promise<FreshKeys | Unavailable> {
  const own = await start()
  if (own.kind === 'unavailable') return own
  const url = `${own.url}/1`
  const client = new Redis(url)
  const drop = async () => {
    client.disconnect()
    await own.stop()
  }
  return { kind: 'keys', url, number: 1, client, drop }
}

function claimOf(number: number): string {
  return `quarry-test:database:${number}`
}

async function claimDatabase(client: Redis): Promise<number> {
  for (let number = 1; ; number++) {
    await client.select(number)
    const isEmpty = (await client.dbsize()) === 0
    await client.select(0)
    if (!isEmpty) continue
    const claimed = await client.set(claimOf(number), process.pid, 'EX', CLAIMED_SECONDS, 'NX')
    if (claimed === 'OK') return number
  }
}

import { randomBytes, randomInt } from 'node:crypto'
import type { Redis } from 'ioredis'

/** What a key holds, in an order that does not depend on the server's. */
export interface Content {
  readonly key: string
  readonly type: string
  readonly parts: readonly string[]
  readonly expiresAt: number
}

const types = ['string', 'hash', 'list', 'set', 'zset', 'stream'] as const

/** Makes so many keys of every type, whose names and values are random bytes. */
export async function makeRandomKeys(client: Redis, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const key = randomBytes(randomInt(6, 24))
    await makers[types[at % types.length] ?? 'string'](client, key)
    if (at % 3 === 0) await client.pexpire(key, 3_600_000 + at)
  }
}

function some(): Buffer[] {
  return Array.from({ length: randomInt(1, 12) }, () => randomBytes(randomInt(0, 40)))
}

const makers: Readonly<
  Record<(typeof types)[number], (client: Redis, key: Buffer) => Promise<unknown>>
> = {
  string: (client, key) => client.set(key, randomBytes(randomInt(0, 200))),
  hash: (client, key) => client.hset(key, ...some().flatMap((field) => [field, randomBytes(9)])),
  list: (client, key) => client.rpush(key, ...some()),
  set: (client, key) => client.sadd(key, ...some()),
  zset: (client, key) =>
    client.zadd(key, ...some().flatMap((member) => [Math.random() * 1e9, member])),
  async stream(client, key) {
    for (const value of some()) await client.xadd(key, '*', randomBytes(5), value)
    await client.xgroup('CREATE', key, 'readers', '0')
  },
}

/** All keys of the database by their names, past the studio. */
export async function contentsOf(client: Redis): Promise<ReadonlyMap<string, Content>> {
  const found = new Map<string, Content>()
  for (const key of await client.keysBuffer('*')) {
    const type = await client.type(key)
    const expiresAt = await client.pexpiretime(key)
    const parts = await partsOf(client, key, type)
    const name = key.toString('base64')
    found.set(name, { key: name, type, parts, expiresAt })
  }
  return found
}

async function partsOf(client: Redis, key: Buffer, type: string): Promise<readonly string[]> {
  if (type === 'hash') {
    const flat = await listOf(client, 'HGETALL', [key])
    return flat.flatMap((part, at) => (at % 2 === 0 ? [`${part} ${flat[at + 1]}`] : [])).toSorted()
  }
  if (type === 'set') return (await listOf(client, 'SMEMBERS', [key])).toSorted()
  if (type === 'zset') return listOf(client, 'ZRANGE', [key, '0', '-1', 'WITHSCORES'])
  if (type === 'list') return listOf(client, 'LRANGE', [key, '0', '-1'])
  if (type === 'string') return listOf(client, 'GET', [key])
  if (type === 'ReJSON-RL') return listOf(client, 'JSON.GET', [key])
  const [entries, groups] = [
    await listOf(client, 'XRANGE', [key, '-', '+']),
    await listOf(client, 'XINFO', ['GROUPS', key]),
  ]
  return [...entries, ...groups]
}

async function listOf(
  client: Redis,
  command: string,
  parts: readonly (string | Buffer)[],
): Promise<string[]> {
  return flatten(await client.callBuffer(command, [...parts]))
}

function flatten(reply: unknown): string[] {
  if (Array.isArray(reply)) return reply.flatMap(flatten)
  return [Buffer.isBuffer(reply) ? reply.toString('base64') : String(reply)]
}

import { bytesOf, bytesOrNull, integerOf, listOf, pairsOf, textOf } from '../link/reply.ts'
import { readStream } from './read-stream.ts'
import { type Pair, type ReadPage, type Reading, BadCursor, offsetOf } from './value-page.ts'

/** How a page of each type is read. */
const readers: Readonly<Record<string, ReadPage>> = {
  string: readString,
  hash: readHash,
  list: readList,
  set: readSet,
  zset: readSortedSet,
  stream: readStream,
  'ReJSON-RL': readJson,
}

/** Reads a page of a value of the type. Throws ServerRefusal where it has another type by now, BadCursor. */
export const readPage = async (type: string, reading: Reading) => {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  return read === undefined ? ({ type: 'other' } as const) : read(reading)
}

async function readString({ link, key, wish, signal }: Reading) {
  const offset = offsetOf(wish)
  const command = ['GETRANGE', key, offset, offset + wish.limit - 1] as const
  return { type: 'string' as const, value: bytesOf(await link.send(command, signal)), offset }
}

async function readHash(reading: Reading) {
  const { items, cursor } = await scanValue('HSCAN', reading)
  const entries = items.map(([field, value]): Pair => ({ field, value }))
  return { type: 'hash' as const, entries, cursor }
}

async function readSet(reading: Reading) {
  const { key, wish, link, signal } = reading
  const [next, found] = listOf(await link.send(scanCommand('SSCAN', key, wish), signal))
  const members = listOf(found).map(bytesOf)
  return { type: 'set' as const, members, cursor: endOf(textOf(next)) }
}

async function readList({ link, key, wish, signal }: Reading) {
  const offset = offsetOf(wish)
  const [length, found] = await link.sendAll(
    [
      ['LLEN', key],
      ['LRANGE', key, offset, offset + wish.limit - 1],
    ],
    signal,
  )
  const items = listOf(found).map((value, at) => ({ index: offset + at, value: bytesOf(value) }))
  const next = offset + items.length
  const isEnd = items.length === 0 || next >= integerOf(length)
  return { type: 'list' as const, items, cursor: isEnd ? undefined : String(next) }
}

/** By rank or by score, in the order of the scores; by a pattern in no order. */
async function readSortedSet(reading: Reading) {
  if (reading.wish.match !== undefined) return scanSortedSet(reading)
  const { link, key, wish, signal } = reading
  const offset = offsetOf(wish)
  const { least, most } = wish.scores ?? { least: '-inf', most: '+inf' }
  const [from, to] = wish.reverse ? [most, least] : [least, most]
  const found = await link.send(
    [
      ...(['ZRANGE', key, from, to, 'BYSCORE'] as const),
      ...(wish.reverse ? ['REV'] : []),
      // One more tells whether there is a next page.
      ...['LIMIT', offset, wish.limit + 1, 'WITHSCORES'],
    ],
    signal,
  )
  const all = pairsOf(found).map(scored)
  const isEnd = all.length <= wish.limit
  return {
    type: 'zset' as const,
    members: all.slice(0, wish.limit),
    cursor: isEnd ? undefined : String(offset + wish.limit),
  }
}

async function scanSortedSet(reading: Reading) {
  const { items, cursor } = await scanValue('ZSCAN', reading)
  return { type: 'zset' as const, members: items.map(scored), cursor }
}

function scored([member, score]: readonly [
  Parameters<typeof bytesOf>[0],
  Parameters<typeof textOf>[0],
]) {
  return { member: bytesOf(member), score: textOf(score) }
}

/** One reply of RedisJSON holds the whole. */
async function readJson({ link, key, signal }: Reading) {
  const value = bytesOrNull(await link.send(['JSON.GET', key, '.'], signal))
  return { type: 'json' as const, value: value ?? Buffer.from('null') }
}

async function scanValue(name: string, { link, key, wish, signal }: Reading) {
  const [next, found] = listOf(await link.send(scanCommand(name, key, wish), signal))
  const items = pairsOf(found).map(([first, second]) => [bytesOf(first), bytesOf(second)] as const)
  return { items, cursor: endOf(textOf(next)) }
}

function scanCommand(name: string, key: Buffer, { cursor, limit, match }: Reading['wish']) {
  if (cursor !== undefined && !/^\d{1,20}$/.test(cursor)) throw new BadCursor()
  const fitting = match === undefined ? [] : ['MATCH', match]
  return [name, key, cursor ?? '0', ...fitting, 'COUNT', limit] as const
}

function endOf(cursor: string): string | undefined {
  return cursor === '0' ? undefined : cursor
}

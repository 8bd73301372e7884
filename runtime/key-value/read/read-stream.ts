import {
  bytesOf,
  bytesOrNull,
  integerOf,
  isList,
  listOf,
  membersOf,
  pairsOf,
  type Reply,
  textOf,
} from '../link/reply.ts'
import { BadCursor, type Pair, type Reading, type StreamEntry } from './value-page.ts'

const ID = /^\d{1,20}-\d{1,20}$/

/** A page of a stream, oldest entries first; the cursor is the last identifier that was shown. */
export async function readStream({ link, key, wish, signal }: Reading) {
  const { cursor, limit, reverse } = wish
  if (cursor !== undefined && !ID.test(cursor)) throw new BadCursor()
  const [name, first, end] = reverse ? ['XREVRANGE', '+', '-'] : ['XRANGE', '-', '+']
  const start = cursor === undefined ? first : `(${cursor}`
  const [found, info] = await link.sendAll(
    [
      [name, key, start, end, 'COUNT', limit + 1],
      ['XINFO', 'STREAM', key],
    ],
    signal,
  )
  const all = listOf(found).map(entryOf)
  const entries = all.slice(0, limit)
  const facts = membersOf(info)
  return {
    type: 'stream' as const,
    entries,
    groups: integerOf(facts.get('groups')),
    lastId: textOf(facts.get('last-generated-id')),
    cursor: all.length > limit ? entries.at(-1)?.id : undefined,
  }
}

export function entryOf(reply: Reply): StreamEntry {
  const [id, fields] = listOf(reply)
  const pairs = isList(fields) ? pairsOf(fields) : []
  return {
    id: textOf(id),
    fields: pairs.map(([field, value]): Pair => ({ field: bytesOf(field), value: bytesOf(value) })),
  }
}

export interface StreamGroup {
  readonly name: Buffer
  readonly lastDeliveredId: string
  readonly pending: number
  readonly lag: number | null
  readonly consumers: readonly Consumer[]
}

export interface Consumer {
  readonly name: Buffer
  readonly pending: number
  readonly idleMs: number
}

type StreamPlace = Pick<Reading, 'link' | 'key' | 'signal'>

/** The groups of a stream with their consumers. */
export async function readGroups(place: StreamPlace): Promise<readonly StreamGroup[]> {
  const { link, key, signal } = place
  const groups = listOf(await link.send(['XINFO', 'GROUPS', key], signal)).map(membersOf)
  const names = groups.map((group) => bytesOf(group.get('name')))
  const asked = names.map((name) => ['XINFO', 'CONSUMERS', key, name] as const)
  const consumers = await link.sendAll(asked, signal)
  return groups.map((group, at) => ({
    name: names[at] ?? Buffer.alloc(0),
    lastDeliveredId: textOf(group.get('last-delivered-id')),
    pending: integerOf(group.get('pending')),
    lag: lagOf(group.get('lag')),
    consumers: listOf(consumers[at]).map(membersOf).map(consumerOf),
  }))
}

function consumerOf(facts: ReadonlyMap<string, Reply>): Consumer {
  return {
    name: bytesOf(facts.get('name')),
    pending: integerOf(facts.get('pending')),
    idleMs: integerOf(facts.get('idle')),
  }
}

/** Null where entries were deleted, so that the server cannot count. */
function lagOf(reply: Reply | undefined): number | null {
  return bytesOrNull(reply) === null ? null : integerOf(reply)
}

export interface PendingEntry {
  readonly id: string
  readonly consumer: Buffer
  readonly idleMs: number
  readonly deliveries: number
}

interface PendingWish extends StreamPlace {
  readonly group: Buffer
  /** The last identifier of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** The entries that a group has been given and has not acknowledged. */
export async function readPending(wish: PendingWish) {
  const { link, key, signal, group, cursor, limit } = wish
  if (cursor !== undefined && !ID.test(cursor)) throw new BadCursor()
  const start = cursor === undefined ? '-' : `(${cursor}`
  const found = await link.send(['XPENDING', key, group, start, '+', limit + 1], signal)
  const all = listOf(found).map((each): PendingEntry => {
    const [id, consumer, idle, deliveries] = listOf(each)
    return {
      id: textOf(id),
      consumer: bytesOf(consumer),
      idleMs: integerOf(idle),
      deliveries: integerOf(deliveries),
    }
  })
  const entries = all.slice(0, limit)
  return { entries, cursor: all.length > limit ? entries.at(-1)?.id : undefined }
}

import type { Link } from '../link/link.ts'
import { type Arguments, integerOf, type Reply, ServerRefusal, textOf } from '../link/reply.ts'

/** What is known of a key without looking into it. */
export interface KeyFacts {
  readonly key: Buffer
  /** As TYPE says it; `none` where there is no such key, `unreachable` where the user may not ask. */
  readonly type: string
  /** Milliseconds; null for a key that stays. */
  readonly ttl: number | null
}

export interface KeyDetails extends KeyFacts {
  /** Bytes; null where the server does not say. */
  readonly memory: number | null
  /** Elements, or bytes of a string; null for types of modules. */
  readonly length: number | null
}

/** Elements that are measured of a large value. */
const SAMPLES = 5

/** What tells how long a value of a type is. */
const lengthCommands: Readonly<Record<string, string>> = {
  string: 'STRLEN',
  hash: 'HLEN',
  list: 'LLEN',
  set: 'SCARD',
  zset: 'ZCARD',
  stream: 'XLEN',
}

/** Throws ServerRefusal for a key that the user may not reach. */
export async function keyFacts(
  link: Link,
  keys: readonly Buffer[],
  signal: AbortSignal,
): Promise<readonly KeyFacts[]> {
  const replies = await askFacts(link, keys, signal)
  return keys.map((key, at) => factsOf(key, replies.slice(2 * at)))
}

/** The type of keys that the server lists though its user may not reach them. */
const UNREACHABLE = 'unreachable'

/** The facts of keys that a scan has found. */
export async function foundFacts(
  link: Link,
  keys: readonly Buffer[],
  signal: AbortSignal,
): Promise<readonly KeyFacts[]> {
  const replies = await askFacts(link, keys, signal)
  return keys.map((key, at) => {
    const type = replies[2 * at]
    const isDenied = type instanceof ServerRefusal && type.code === 'NOPERM'
    return isDenied ? { key, type: UNREACHABLE, ttl: null } : factsOf(key, replies.slice(2 * at))
  })
}

function askFacts(link: Link, keys: readonly Buffer[], signal: AbortSignal) {
  const commands = keys.flatMap((key): Arguments[] => [
    ['TYPE', key],
    ['PTTL', key],
  ])
  return link.sendAll(commands, signal)
}

function factsOf(key: Buffer, [type, ttl]: readonly Reply[]): KeyFacts {
  return { key, type: textOf(type), ttl: ttlOf(ttl) }
}

/** The facts with what is dearer to find out. Throws ServerRefusal for a key that the user may not reach. */
export async function keyDetails(
  link: Link,
  keys: readonly Buffer[],
  signal: AbortSignal,
): Promise<readonly KeyDetails[]> {
  return withDetails(link, await keyFacts(link, keys, signal), signal)
}

/** The same of keys that a scan has found and somebody looks at. */
export async function foundDetails(
  link: Link,
  keys: readonly Buffer[],
  signal: AbortSignal,
): Promise<readonly KeyDetails[]> {
  return withDetails(link, await foundFacts(link, keys, signal), signal)
}

async function withDetails(
  link: Link,
  facts: readonly KeyFacts[],
  signal: AbortSignal,
): Promise<readonly KeyDetails[]> {
  const commands = facts.flatMap(({ key, type }): Arguments[] => [
    ['MEMORY', 'USAGE', key, 'SAMPLES', SAMPLES],
    [lengthCommands[type] ?? 'EXISTS', key],
  ])
  const replies = await link.sendAll(commands, signal)
  return facts.map((each, at) => ({
    ...each,
    memory: numberOrNull(replies[2 * at]),
    length: lengthCommands[each.type] === undefined ? null : numberOrNull(replies[2 * at + 1]),
  }))
}

/** -1 says that a key stays, -2 that it is gone. */
function ttlOf(reply: Reply | undefined): number | null {
  const ttl = integerOf(reply)
  return ttl < 0 ? null : ttl
}

/** Null where the server refuses: the key has gone, became another type, or the user may not ask. */
function numberOrNull(reply: Reply | undefined): number | null {
  return reply === null || reply instanceof ServerRefusal ? null : integerOf(reply)
}

import type { Link, LinkNode } from '../link/link.ts'
import { type Arguments, bytesOf, integerOf, listOf, ServerRefusal, textOf } from '../link/reply.ts'
import { literalOf } from './glob-pattern.ts'

/** Which keys are looked for. */
export interface KeyFilter {
  /** A pattern of SCAN; undefined fits every key. */
  readonly match: Buffer | undefined
  /** As TYPE says it. */
  readonly type: string | undefined
}

/** Where a scan goes on. */
export interface ScanPlace {
  /** The node of a cluster, by its place among them. */
  readonly node: number
  /** Of the node itself. */
  readonly cursor: string
  /** So many keys have been looked at before. */
  readonly scanned: number
}

export const scanStart: ScanPlace = { node: 0, cursor: '0', scanned: 0 }

export interface ScanPart {
  readonly keys: readonly Buffer[]
  /** Undefined at the end. */
  readonly next: ScanPlace | undefined
  /** With those before; an estimate, since the server tells only what fits. */
  readonly scanned: number
  /** Null where the user may not ask for it. */
  readonly total: number | null
}

export interface ScanWish extends KeyFilter {
  readonly place: ScanPlace
  /** The part ends when it has so many keys, or a few more: none that the server gives is left out. */
  readonly wanted: number
  /** It ends after so many milliseconds as well, with what it has found. */
  readonly milliseconds: number
}

/** Keys that a call of SCAN looks at: the server does nothing else meanwhile, for a part of a millisecond. */
const STEP = 1000

/** Looks for keys in a part of the database. */
export async function scanKeys(link: Link, wish: ScanWish, signal: AbortSignal): Promise<ScanPart> {
  const total = await countKeys(link, signal)
  const literal = wish.match && literalOf(wish.match)
  if (literal !== undefined) return scanOne(link, { ...wish, literal, total }, signal)
  const nodes = link.nodes()
  const deadline = performance.now() + wish.milliseconds
  const keys = new Map<string, Buffer>()
  let place: ScanPlace | undefined = wish.place
  let looked = wish.place.scanned
  while (place !== undefined) {
    const step = Math.max(10, Math.min(STEP, isFiltered(wish) ? STEP : wish.wanted - keys.size))
    const found = await scanStep(nodes, { ...wish, place, step }, signal)
    for (const key of found.keys) keys.set(key.toString('latin1'), key)
    looked = found.scanned
    place = found.next
    if (keys.size >= wish.wanted || performance.now() > deadline) break
  }
  const scanned = Math.min(place === undefined ? Infinity : looked, total ?? looked)
  return { keys: [...keys.values()], next: place, scanned, total }
}

/** All keys of the filter, in parts. Keys may come twice while the server grows its table. */
export async function* scanAll(
  link: Link,
  filter: KeyFilter,
  signal: AbortSignal,
): AsyncGenerator<ScanPart> {
  let place: ScanPlace | undefined = scanStart
  while (place !== undefined) {
    signal.throwIfAborted()
    const part: ScanPart = await scanKeys(
      link,
      { ...filter, place, wanted: STEP, milliseconds: 0 },
      signal,
    )
    yield part
    place = part.next
  }
}

/** The number of keys of all nodes; null where the user may not ask for it. */
async function countKeys(link: Link, signal: AbortSignal): Promise<number | null> {
  const counts = await Promise.all(link.nodes().map((node) => node.sendAll([['DBSIZE']], signal)))
  const all = counts.flat()
  if (all.some((count) => count instanceof ServerRefusal && count.code === 'NOPERM')) return null
  return all.reduce<number>((sum, count) => sum + integerOf(count), 0)
}

function isFiltered({ match, type }: KeyFilter): boolean {
  return match !== undefined || type !== undefined
}

interface OneKey extends KeyFilter {
  readonly literal: Buffer
  readonly total: number | null
}

/** A pattern without wildcards fits one key at most, which needs no scan. */
async function scanOne(
  link: Link,
  { literal, type, total }: OneKey,
  signal: AbortSignal,
): Promise<ScanPart> {
  const found = textOf(await link.send(['TYPE', literal], signal))
  const fits = found !== 'none' && (type === undefined || type === found)
  return { keys: fits ? [literal] : [], next: undefined, scanned: total ?? 1, total }
}

interface Step extends KeyFilter {
  readonly place: ScanPlace
  readonly step: number
}

async function scanStep(nodes: readonly LinkNode[], wish: Step, signal: AbortSignal) {
  const { place, step } = wish
  const node = nodes[place.node]
  // A cluster that has fewer nodes than it had: what the others hold was asked for.
  if (node === undefined) return { keys: [], next: undefined, scanned: place.scanned }
  const [cursor, found] = listOf(await node.send(scanCommand(wish), signal))
  const next = textOf(cursor)
  const scanned = place.scanned + step
  const isNodeDone = next === '0'
  const isDone = isNodeDone && place.node + 1 >= nodes.length
  return {
    ...{ keys: listOf(found).map(bytesOf), scanned },
    next: isDone
      ? undefined
      : { node: isNodeDone ? place.node + 1 : place.node, cursor: next, scanned },
  }
}

function scanCommand({ place, match, type, step }: Step): Arguments {
  return [
    'SCAN',
    place.cursor,
    ...(match === undefined ? [] : ['MATCH', match]),
    ...['COUNT', step],
    ...(type === undefined ? [] : ['TYPE', type]),
  ]
}

import { setTimeout as delay } from 'node:timers/promises'
import type { Link } from '../link/link.ts'
import { isOutOfReach } from '../failure/denied-act.ts'
import { type Arguments, integerOf, ServerRefusal, textOf } from '../link/reply.ts'
import { type KeyFilter, scanAll } from './scan-keys.ts'

export interface Usage {
  keys: number
  bytes: number
}

export interface LargeKey {
  readonly key: Buffer
  readonly type: string
  readonly bytes: number
}

/** What takes the memory of a database, as far as it has been looked at. */
export interface MemoryReport extends Usage {
  scanned: number
  /** Null where the user may not ask for it. */
  total: number | null
  /** Keys that the server lists though its user may not reach them. */
  unreachable: number
  expiring: number
  readonly types: Map<string, Usage>
  /** By their bytes as latin1; those that are too many are counted in `others`. */
  readonly prefixes: Map<string, Usage>
  readonly others: Usage
  /** Largest first. */
  largest: readonly LargeKey[]
}

export interface MemoryWish {
  readonly filter: KeyFilter
  readonly separator: Buffer
  /** So many parts of a name make a prefix. */
  readonly depth: number
}

/** Prefixes that are told apart. */
const MOST_PREFIXES = 20_000
const MOST_LARGE = 50
/** Elements of a value that are measured: more would hold the server up. */
const SAMPLES = 5
/** Keys whose memory is asked for at once: the server answers others in between. */
const STEP = 25

export function emptyReport(): MemoryReport {
  return {
    ...{ keys: 0, bytes: 0, scanned: 0, total: 0, unreachable: 0, expiring: 0, largest: [] },
    ...{ types: new Map(), prefixes: new Map(), others: { keys: 0, bytes: 0 } },
  }
}

/** Measures all keys of the filter into a report, which others may read meanwhile. */
export async function measureMemory(
  link: Link,
  report: MemoryReport,
  { wish, signal }: { readonly wish: MemoryWish; readonly signal: AbortSignal },
): Promise<void> {
  for await (const part of scanAll(link, wish.filter, signal)) {
    report.total = part.total
    for (let at = 0; at < part.keys.length; at += STEP) {
      signal.throwIfAborted()
      const start = performance.now()
      await measureStep(link, report, { keys: part.keys.slice(at, at + STEP), wish, signal })
      // As long as the server was busy for this, it is there for others.
      await delay(performance.now() - start, undefined, { signal })
    }
    report.scanned = part.scanned
  }
}

interface Step {
  readonly keys: readonly Buffer[]
  readonly wish: MemoryWish
  readonly signal: AbortSignal
}

async function measureStep(link: Link, report: MemoryReport, { keys, wish, signal }: Step) {
  const commands = keys.flatMap((key): Arguments[] => [
    ['TYPE', key],
    ['MEMORY', 'USAGE', key, 'SAMPLES', SAMPLES],
    ['PTTL', key],
  ])
  const replies = await link.sendAll(commands, signal)
  const measured: LargeKey[] = []
  for (const [at, key] of keys.entries()) {
    const [type, size, ttl] = replies.slice(3 * at)
    if (isOutOfReach(size) || isOutOfReach(type)) {
      report.unreachable += 1
      continue
    }
    // A key that has gone meanwhile.
    if (size === null || size === undefined) continue
    if (size instanceof ServerRefusal) throw size
    const large = { key, type: textOf(type), bytes: integerOf(size) }
    measured.push(large)
    count(report, large, wish)
    if (integerOf(ttl) >= 0) report.expiring += 1
  }
  const all = [...report.largest, ...measured].toSorted((a, b) => b.bytes - a.bytes)
  report.largest = all.slice(0, MOST_LARGE)
}

function count(report: MemoryReport, { key, type, bytes }: LargeKey, wish: MemoryWish): void {
  addTo(report, bytes)
  addTo(usageOf(report.types, type), bytes)
  const prefix = prefixOf(key, wish).toString('latin1')
  const isKnown = report.prefixes.has(prefix) || report.prefixes.size < MOST_PREFIXES
  addTo(isKnown ? usageOf(report.prefixes, prefix) : report.others, bytes)
}

function usageOf(all: Map<string, Usage>, name: string): Usage {
  const known = all.get(name) ?? { keys: 0, bytes: 0 }
  all.set(name, known)
  return known
}

function addTo(usage: Usage, bytes: number): void {
  usage.keys += 1
  usage.bytes += bytes
}

/** With its last separator; empty for a name without one. */
function prefixOf(key: Buffer, { separator, depth }: MemoryWish): Buffer {
  let end = 0
  for (let part = 0; part < depth; part++) {
    const at = key.indexOf(separator, end)
    if (at < 0) break
    end = at + separator.length
  }
  return key.subarray(0, end)
}

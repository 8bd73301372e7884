import { Value } from '@sinclair/typebox/value'
import { carryIn } from '../../../runtime/key-value/transfer/carry-in.ts'
import type { CarriedPart } from '../../../runtime/key-value/transfer/carried-part.ts'
import type { Link } from '../../../runtime/key-value/link/link.ts'
import type { KeyImport, KeyImportAnswer } from '../../api/keys/transfer.ts'
import { Refusal } from '../failure/refusal.ts'
import { readJson } from '../json/read-json.ts'
import { type SchemaFault, schemaFaults } from '../routing/schema-faults.ts'
import { partOf, transferLine, unreachableLine } from './transfer-line.ts'

const MOST_FAULTS = 20

interface Fault {
  readonly line: number
  readonly message: string
}

interface Read {
  readonly parts: readonly { readonly line: number; readonly part: CarriedPart }[]
  readonly faults: readonly Fault[]
  /** Lines of keys that the export has named only. */
  readonly unreachable: number
  readonly consumed: number
}

type Imported = Omit<KeyImportAnswer, 'timing'>

/** Writes the keys of a part of a file, or nothing where anything is wrong with it. */
export async function importKeys(
  { text, more = false, onConflict = 'error', dryRun = false, skipping = false }: KeyImport,
  link: Link,
  signal: AbortSignal,
): Promise<Imported> {
  const { parts, faults, unreachable, consumed } = readLines(text, more)
  const first = parts.filter(({ part }) => part.part === 0)
  const there = await existing(
    link,
    first.map(({ part }) => part.key),
    signal,
  )
  const taken = first.filter((_each, at) => there[at])
  const conflicts = onConflict === 'error' ? taken.map(({ line }) => takenFault(line)) : []
  const wrong = [...faults, ...conflicts].toSorted((a, b) => a.line - b.line)
  const skipped = new Set(onConflict === 'skip' ? taken.map(({ part }) => idOf(part)) : [])
  const kept = keptParts(
    parts.map(({ part }) => part),
    { skipped, skipping },
  )
  const isWritten = wrong.length === 0
  if (isWritten && !dryRun) await carryIn(link, kept.parts, signal)
  return {
    keys: first.length,
    written: isWritten ? first.length - skipped.size : 0,
    skipped: skipped.size,
    replaced: isWritten && onConflict === 'replace' ? taken.length : 0,
    ...{ unreachable, consumed, skipping: kept.skipping },
    ...{ faults: wrong.slice(0, MOST_FAULTS), faultCount: wrong.length },
  }
}

function readLines(text: string, more: boolean): Read {
  const end = more ? text.lastIndexOf('\n') + 1 : text.length
  const parts: Read['parts'][number][] = []
  const faults: Fault[] = []
  let unreachable = 0
  for (const [at, line] of text.slice(0, end).split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (read === undefined) unreachable += 1
    else if (typeof read === 'string') faults.push({ line: at + 1, message: read })
    else parts.push({ line: at + 1, part: read })
  }
  return { parts, faults, unreachable, consumed: Buffer.byteLength(text.slice(0, end)) }
}

/** The part that a line holds, or what is wrong with it; undefined where it names a key only. */
function readLine(line: string): CarriedPart | string | undefined {
  try {
    const value = readJson(line)
    if (Value.Check(transferLine, value)) return partOf(value)
    if (Value.Check(unreachableLine, value)) return undefined
    const [fault] = schemaFaults(transferLine, value)
    return ['This is no key of an export', ...(fault ? [placed(fault)] : [])].join(': ')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.parts.details?.[0]?.message ?? 'This is no line of an export.'
  }
}

/** The line as a whole has no name. */
function placed({ path, message }: SchemaFault): string {
  return path === '' ? message : `${path}: ${message}`
}

function takenFault(line: number): Fault {
  return { line, message: 'There is a key of this name already.' }
}

async function existing(link: Link, keys: readonly Buffer[], signal: AbortSignal) {
  const replies = await link.sendAll(
    keys.map((key) => ['EXISTS', key] as const),
    signal,
  )
  return replies.map((reply) => reply === '1')
}

interface Skipping {
  readonly skipped: ReadonlySet<string>
  /** The key whose value goes on at the beginning is left out. */
  readonly skipping: boolean
}

/** The parts that are written; the later parts of a key follow its first one. */
function keptParts(parts: readonly CarriedPart[], { skipped, skipping }: Skipping) {
  let isSkipping = skipping
  const kept = parts.filter((part) => {
    if (part.part === 0) isSkipping = skipped.has(idOf(part))
    return !isSkipping
  })
  return { parts: kept, skipping: isSkipping }
}

function idOf({ key }: CarriedPart): string {
  return key.toString('latin1')
}

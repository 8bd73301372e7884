import { isDeepStrictEqual } from 'node:util'
import { baseType, type Type } from '../../compiler/ir/type.ts'

/**
 * Whether a value of generated code is the one that a plain driver returned for the same statement:
 * text from PostgreSQL, what mysql2 makes of its text protocol (documents left as texts), SQLite's five storage classes with
 * integers as bigint.
 */
export function isSameValue(value: unknown, raw: unknown, type: Type): boolean {
  if (raw === null || raw === undefined) return value === null
  const base = baseType(type)
  const name = base.kind === 'scalar' ? base.name.toLowerCase() : base.kind
  const isDocument = base.kind === 'scalar' && base.shape !== undefined
  if (isDocument || /^jsonb?$/.test(name)) return isSameDocument(value, raw)
  if (name === 'float') return value === raw || value === Math.fround(Number(raw))
  if (typeof value === 'boolean') return (value ? yes : no).has(raw)
  if (typeof value === 'number') return isSameNumber(value, raw)
  if (typeof value === 'bigint') return value === BigInt(String(raw))
  if (typeof value === 'string') return value === String(raw)
  if (value instanceof Date) return value.getTime() === instantOf(String(raw))
  if (value instanceof Uint8Array) return isSameBytes(value, raw)
  return Array.isArray(value) && arrayText(value) === raw
}

const yes: ReadonlySet<unknown> = new Set(['t', 1, 1n, '1'])
const no: ReadonlySet<unknown> = new Set(['f', 0, 0n, '0'])

/** Digits that a number would round are another value. */
function isSameNumber(value: number, raw: unknown): boolean {
  if (!Object.is(value, Number(raw))) return false
  return (
    !/^-?\d+$/.test(String(raw)) || Object.is(value, -0) || BigInt(value) === BigInt(String(raw))
  )
}

/** mysql2 leaves an integer that a number would round as text; the other drivers round it. */
function isSameDocument(value: unknown, raw: unknown): boolean {
  const document = plain(value)
  if (isDeepStrictEqual(document, parsed(raw))) return true
  const hasWide = typeof raw === 'string' && /\d{16}/.test(raw)
  return hasWide && isDeepStrictEqual(document, parsed(raw, wideAsText))
}

/** V8 gives the source of a number as a third argument, which the types do not know yet. */
function wideAsText(_key: string, value: unknown, ...[context]: readonly unknown[]): unknown {
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return value
  const isSourced = typeof context === 'object' && context !== null && 'source' in context
  return isSourced && /^-?\d+$/.test(String(context.source)) ? context.source : value
}

function parsed(raw: unknown, revive?: (key: string, value: unknown) => unknown): unknown {
  if (typeof raw === 'bigint') return Number(raw)
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw, revive)
  } catch (error) {
    if (error instanceof SyntaxError) return raw
    throw error
  }
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

/** A time without a zone is UTC. */
function instantOf(text: string): number {
  const iso = text.replace(' ', 'T').replace(/\+00$/, 'Z')
  return Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`)
}

function isSameBytes(value: Uint8Array, raw: unknown): boolean {
  if (typeof raw === 'string') return raw === `\\x${Buffer.from(value).toString('hex')}`
  return raw instanceof Uint8Array && Buffer.from(value).equals(raw)
}

/** PostgreSQL manual, section 8.15.6: what it writes in quotes. */
function arrayText(items: readonly unknown[]): string {
  return `{${items.map(itemText).join(',')}}`
}

function itemText(item: unknown): string {
  if (item === null) return 'NULL'
  if (Array.isArray(item)) return arrayText(item)
  if (typeof item === 'boolean') return item ? 't' : 'f'
  const text = String(item)
  if (text !== '' && !/[{}",\\\s]/.test(text) && text.toLowerCase() !== 'null') return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

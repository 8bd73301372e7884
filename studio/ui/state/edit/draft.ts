import type { JsonValue } from '../../../api/cell.ts'
import type { Column } from '../../../api/tables.ts'
import { exactJson } from './value/json-edits.ts'
import { readJsonText } from './value/json-text.ts'

/** What a person wants a cell to hold: a value, NULL among them, or the default of its column. */
export type Draft =
  { readonly kind: 'value'; readonly value: JsonValue } | { readonly kind: 'default' }

export const NULL_DRAFT: Draft = { kind: 'value', value: null }
export const DEFAULT_DRAFT: Draft = { kind: 'default' }

/** The text that an editor begins with. */
export function editText(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export type ReadDraft =
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** A whole sentence that says what is written instead. */
  | { readonly kind: 'refused'; readonly reason: string }

/** What a typed text means for a column, and for what a cell of it holds. Only what no database could store is refused here. */
export function readDraft(text: string, column: Column, stored?: JsonValue): ReadDraft {
  if (column.kind === 'other' && typeof stored === 'number') return readInstead(text)
  const read = READERS[column.kind]
  if (read === undefined) return accepted(text)
  const trimmed = text.trim()
  if (trimmed !== '') return read(trimmed, text)
  if (column.nullable) return accepted(null)
  return refused('This column needs a value: it does not allow NULL.')
}

/** The kinds whose empty text is no value. */
const READERS: Partial<
  Readonly<Record<Column['kind'], (trimmed: string, text: string) => ReadDraft>>
> = {
  integer: readInteger,
  number: readNumber,
  decimal: readDecimal,
  boolean: readBoolean,
  json: readJson,
  array: readArray,
  date: accepted,
  time: accepted,
  timestamp: accepted,
  interval: accepted,
  uuid: accepted,
  geometry: accepted,
}

function accepted(value: JsonValue): ReadDraft {
  return { kind: 'draft', draft: { kind: 'value', value } }
}

function refused(reason: string): ReadDraft {
  return { kind: 'refused', reason }
}

function readInteger(text: string): ReadDraft {
  if (!/^[+-]?\d+$/.test(text)) return refused('A whole number is written with digits only.')
  const value = Number(text)
  return accepted(Number.isSafeInteger(value) ? value : text.replace('+', ''))
}

function readDecimal(text: string): ReadDraft {
  const isDecimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
  const isSpecial = /^(?:nan|[+-]?inf(?:inity)?)$/i.test(text)
  return isDecimal || isSpecial ? accepted(text) : refused('A number is written like 1234.56.')
}

function readNumber(text: string): ReadDraft {
  const decimal = readDecimal(text)
  const value = Number(text)
  const isRounded = /^[+-]?\d+$/.test(text) && !Number.isSafeInteger(value)
  if (isRounded) return accepted(text.replace('+', ''))
  return decimal.kind === 'draft' && Number.isFinite(value) ? accepted(value) : decimal
}

/** Where a column takes anything, as one of SQLite without a type, a number in place of a number is no text. */
function readInstead(text: string): ReadDraft {
  const number = readNumber(text.trim())
  return number.kind === 'draft' ? number : accepted(text)
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  yes: true,
  '1': true,
  false: false,
  f: false,
  no: false,
  '0': false,
}

function readBoolean(text: string): ReadDraft {
  const value = BOOLEANS[text.toLowerCase()]
  return value === undefined ? refused('A boolean is true or false.') : accepted(value)
}

/** JSON travels as its text, so that big numbers and the order of keys stay. */
function readJson(_: string, text: string): ReadDraft {
  const fault = jsonFault(text)
  return fault === undefined ? accepted(text) : refused(`This is not JSON. ${fault}`)
}

/** The bounds of an array whose first element is not number 1: PostgreSQL writes `[0:1]={a,b}`. */
const WITH_BOUNDS = /^(?:\[-?\d+:-?\d+\])+=\{/

function readArray(text: string): ReadDraft {
  if (WITH_BOUNDS.test(text)) return accepted(text)
  const fault = jsonFault(text)
  if (fault !== undefined) return refused(`An array is written as JSON, like [1, 2]. ${fault}`)
  const value = exactJson(text)
  return Array.isArray(value) ? accepted(value) : refused('An array begins with [.')
}

/** Why a text is not JSON, and where; undefined for JSON. */
function jsonFault(text: string): string | undefined {
  const read = readJsonText(text)
  return read.kind === 'fault'
    ? `Line ${read.line}, column ${read.column}: ${read.message}`
    : undefined
}

export function isSameValue(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

export function isSameDraft(left: Draft, right: Draft): boolean {
  if (left.kind === 'default' || right.kind === 'default') return left.kind === right.kind
  return isSameValue(left.value, right.value)
}

/** The draft that Delete makes: an empty text, or NULL where the column has no empty value. */
export function clearedDraft(column: Column): Draft | undefined {
  if (column.kind === 'text') return { kind: 'value', value: '' }
  return column.nullable ? NULL_DRAFT : undefined
}

import type { JsonValue, Kind } from '../../../../api/cell.ts'
import { bytesOf } from '../cell-look.ts'

/** A value that a person has typed, or why it is none. */
export type TypedValue =
  | { readonly kind: 'value'; readonly value: JsonValue }
  | { readonly kind: 'wrong'; readonly reason: string }

function value(given: JsonValue): TypedValue {
  return { kind: 'value', value: given }
}

function wrong(reason: string): TypedValue {
  return { kind: 'wrong', reason }
}

type Read = (text: string) => TypedValue

/** What the text stands for in a column of the kind. The server judges what is not judged here. */
export function readValue(text: string, kind: Kind): TypedValue {
  return (READERS[kind] ?? value)(KEEPS_BLANKS.has(kind) ? text : text.trim())
}

const KEEPS_BLANKS = new Set<Kind>(['text', 'enum', 'other'])

const READERS: Partial<Readonly<Record<Kind, Read>>> = {
  integer: (text) =>
    /^[+-]?\d+$/.test(text) ? value(text) : wrong('Type a whole number, like 42.'),
  number: readNumber,
  decimal: readNumber,
  boolean: (text) =>
    text === 'true' || text === 'false' ? value(text === 'true') : wrong('Choose true or false.'),
  date: filled('Type a date, like 2024-12-31.'),
  time: filled('Type a time, like 23:59:59.'),
  timestamp: filled('Type a date and a time, like 2024-12-31 23:59.'),
  interval: filled('Type a length of time, like 1 day.'),
  uuid: filled('Type a UUID.'),
  binary: readHex,
  array: readArray,
}

function readNumber(text: string): TypedValue {
  const isNumber =
    text !== '' && (Number.isFinite(Number(text)) || /^-?(?:NaN|Infinity)$/.test(text))
  return isNumber ? value(text) : wrong('Type a number, like 3.14.')
}

function filled(reason: string): Read {
  return (text) => (text === '' ? wrong(reason) : value(text))
}

/** Bytes are typed as hexadecimal digits, and sent as base64. */
function readHex(text: string): TypedValue {
  const digits = text.replace(/^(?:0x|\\x)/i, '').replaceAll(/\s/g, '')
  if (digits.length % 2 === 1 || !/^[0-9a-f]*$/i.test(digits)) {
    return wrong('Type bytes as pairs of hexadecimal digits, like 00 ff.')
  }
  const bytes = digits.match(/../g) ?? []
  return value(btoa(bytes.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')))
}

function readArray(text: string): TypedValue {
  const read = readDocument(text)
  if (read.kind === 'wrong' || !Array.isArray(read.value)) {
    return wrong('Type a list as JSON, like [1, 2] or ["a", "b"].')
  }
  return read
}

/** JSON that JavaScript holds without loss. */
export function readDocument(text: string): TypedValue {
  try {
    const read: JsonValue = JSON.parse(text)
    return holdsRoundedNumber(text) ? wrong(TOO_GREAT) : value(read)
  } catch {
    return wrong('Type JSON, like {"a": 1}.')
  }
}

const TOO_GREAT = 'A number of more than 15 digits cannot be sent here: write it in the WHERE bar.'

function holdsRoundedNumber(text: string): boolean {
  const outside = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
  const numerals = outside.match(/\d[\d.]*/g) ?? []
  return numerals.some((numeral) => numeral.replaceAll(/^[0.]+|\./g, '').length > 15)
}

/** The text that a value is typed as. */
export function valueText(given: JsonValue | undefined, kind: Kind): string {
  if (given === undefined || given === null) return ''
  if (typeof given !== 'string') return JSON.stringify(given)
  return kind === 'binary' ? hexText(given) : given
}

function hexText(base64: string): string {
  return [...bytesOf(base64)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
}

/** A list as lines; as JSON where a value has lines itself, or could be taken for JSON. */
export function listText(values: readonly string[]): string {
  const isPlain = values.every((each) => each !== '' && !/\n|^\s*\[/.test(each))
  return isPlain ? values.join('\n') : JSON.stringify(values)
}

export function readList(text: string): readonly string[] {
  if (text.trimStart().startsWith('[')) {
    const read = readDocument(text)
    if (read.kind === 'value' && Array.isArray(read.value)) {
      return read.value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
    }
  }
  return text.split(/\r?\n/).filter((line) => line !== '')
}

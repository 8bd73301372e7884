import type { CellNote, JsonValue } from '../../../api/cell.ts'
import type { Column } from '../../../api/tables.ts'
import { byteText, groupedNumber } from '../numbers.ts'
import type { Draft } from '../edit/draft.ts'

/** How a cell is drawn. */
export type CellLook =
  | ValueLook
  | { readonly look: 'default' }
  /** A new row needs a value here, and has none. */
  | { readonly look: 'required' }

/** How a value is drawn. */
export type ValueLook =
  | { readonly look: 'null' }
  | { readonly look: 'blank' }
  | { readonly look: 'boolean'; readonly value: boolean }
  | { readonly look: 'enum'; readonly text: string }
  /** A date in ink, the time behind it fainter. */
  | { readonly look: 'moment'; readonly date: string; readonly time: string }
  | { readonly look: 'code'; readonly text: string }
  | { readonly look: 'binary'; readonly text: string; readonly size: string }
  | { readonly look: 'text'; readonly text: string }

const NUMERIC = new Set<Column['kind']>(['integer', 'number', 'decimal'])

export function isNumeric(column: Pick<Column, 'kind'>): boolean {
  return NUMERIC.has(column.kind)
}

export function cellLook(
  column: Pick<Column, 'kind'>,
  value: JsonValue | undefined,
  note: CellNote | undefined,
): ValueLook {
  if (value === null || value === undefined) return { look: 'null' }
  if (value === '' && column.kind !== 'binary') return { look: 'blank' }
  if (column.kind === 'binary' || note?.encoding === 'base64') return binaryLook(value, note)
  if (column.kind === 'boolean') return booleanLook(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (column.kind === 'enum') return { look: 'enum', text }
  if (column.kind === 'timestamp') return momentLook(text)
  if (column.kind === 'json' || column.kind === 'array')
    return { look: 'code', text: oneLine(text) }
  return { look: 'text', text: oneLine(text) }
}

export function draftLook(column: Column, draft: Draft): CellLook {
  if (draft.kind === 'default') return { look: 'default' }
  return cellLook(column, draft.value, undefined)
}

/** Line breaks would end the cell: they are shown as signs. */
function oneLine(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '⏎').replace(/\t/g, '⇥')
}

function booleanLook(value: JsonValue): ValueLook {
  if (typeof value === 'boolean') return { look: 'boolean', value }
  if (value === 1 || value === 0) return { look: 'boolean', value: value === 1 }
  return { look: 'text', text: String(value) }
}

function momentLook(text: string): ValueLook {
  const split = /^(\S*\d{4,}-\d\d-\d\d)[ T](.+)$/.exec(text)
  if (split === null) return { look: 'text', text }
  return { look: 'moment', date: split[1] ?? '', time: split[2] ?? '' }
}

const SHOWN_BYTES = 12

/** The first bytes in hexadecimal; binary values travel as base64. */
function binaryLook(value: JsonValue, note: CellNote | undefined): ValueLook {
  const bytes = bytesOf(typeof value === 'string' ? value : '')
  const shown = [...bytes.slice(0, SHOWN_BYTES)].map((byte) => byte.toString(16).padStart(2, '0'))
  return { look: 'binary', text: shown.join(' '), size: byteText(note?.size ?? bytes.length) }
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  // A value that was cut may end within a group of four.
  const whole = base64.slice(0, base64.length - (base64.length % 4))
  return Uint8Array.from(atob(whole), (sign) => sign.charCodeAt(0))
}

/** `1,204` for characters, `34 kB` for bytes: the tag of a value that is cut. */
export function sizeTag(column: Column, note: CellNote | undefined): string | undefined {
  if (note?.truncated !== true) return undefined
  const size = note.size ?? 0
  const isBinary = column.kind === 'binary' || note.encoding === 'base64'
  return isBinary ? byteText(size) : `${groupedNumber(size)} chars`
}

import type { Type } from '../../compiler/ir/type.ts'
import { toBase64 } from '../values/base64.ts'
import type { Json } from '../values/cell-value.ts'
import type { Values } from '../values/values.ts'

/**
 * The value that a field of CSV stands for in a column, as JSON writes it. What it cannot be is left as it is, and
 * refused by whoever writes it.
 */
export function valueOfText(text: string, type: Type, values: Values): Json {
  const kind = values.kindOf(type)
  if (kind === 'boolean') return BOOLEANS.get(text.trim().toLowerCase()) ?? numberOf(text)
  if (kind === 'integer' || kind === 'number' || kind === 'decimal') return text.trim()
  if (kind === 'array') return listOfText(text, type, values)
  if (kind === 'binary' && /^\\x(?:[\da-f]{2})*$/i.test(text))
    return toBase64(Buffer.from(text.slice(2), 'hex'))
  return text
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', 'yes', 'y', 'on', '1'].map((text) => [text, true] as const),
  ...['false', 'f', 'no', 'n', 'off', '0'].map((text) => [text, false] as const),
])

/** Columns of booleans hold other numbers as well in some engines. */
function numberOf(text: string): Json {
  return /^-?\d{1,3}$/.test(text) ? Number(text) : text
}

/** Lists stand in the engine's own text, or in JSON. */
function listOfText(text: string, type: Type, values: Values): Json {
  if (text.startsWith('{')) return values.read(text, type, 'text').value
  try {
    const list: Json = JSON.parse(text)
    return list
  } catch {
    // The column refuses a text that is no list, and says so.
    return text
  }
}

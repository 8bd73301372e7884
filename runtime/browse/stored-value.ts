import type { RawValue } from '../raw-value.ts'
import { fromBase64, toBase64 } from '../values/base64.ts'

/** JSON has neither bigints nor bytes nor infinities: a value is a text with a letter in front. */
export type StoredValue = string | null

export function toStored(value: RawValue): StoredValue {
  if (value === null) return null
  if (value instanceof Uint8Array) return `b${toBase64(value)}`
  if (typeof value === 'bigint') return `i${value}`
  return typeof value === 'number' ? `n${value}` : `s${value}`
}

const readers: Readonly<Record<string, (text: string) => RawValue>> = {
  b: (text) => fromBase64(text) ?? null,
  i: BigInt,
  n: Number,
}

export function fromStored(value: StoredValue): RawValue {
  if (value === null) return null
  const text = value.slice(1)
  return readers[value.slice(0, 1)]?.(text) ?? text
}

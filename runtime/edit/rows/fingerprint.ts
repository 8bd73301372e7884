import { createHash } from 'node:crypto'
import type { RawValue } from '../../raw-value.ts'

/** Longer ones are hashed, so that a row of large values has a small image. */
const LONGEST = 80

/**
 * The text by which a value is compared with the one that was there before: equal only for values that are the same to
 * the byte, and of the same kind. NULL has none.
 *
 * @param fingerprint as the engine gives it (`SqlText.fingerprint`)
 */
export function fingerprintText(value: RawValue, fingerprint: RawValue): string | null {
  if (value === null) return null
  const text = `${kindOf(value)} ${textOf(fingerprint)}`
  if (text.length <= LONGEST) return text
  return `sha256 ${createHash('sha256').update(text).digest('hex')}`
}

function kindOf(value: RawValue): string {
  return value instanceof Uint8Array ? 'bytes' : typeof value
}

function textOf(fingerprint: RawValue): string {
  if (fingerprint instanceof Uint8Array) return Buffer.from(fingerprint).toString('hex')
  return String(fingerprint)
}

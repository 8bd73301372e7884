import type { SeedValue } from '../../../seed/seed-value.ts'

/** A value as an element of an array, a field of a row or a bound of a range: within quotes. */
export function copyElement(value: SeedValue): string {
  if (value === null) return ''
  const text =
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value)
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

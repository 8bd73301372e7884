/**
 * JSON for what JSON lacks: `{ "$date": ISO }`, `{ "$bytes": hex }`, `{ "$bigint": digits }`,
 * `{ "$number": "NaN" }`. Values travel between processes and stand in the files of arguments so.
 */
export function encodeTagged(value: unknown): string {
  return JSON.stringify(tag(value))
}

export function decodeTagged(text: string): unknown {
  return untag(JSON.parse(text))
}

function tag(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('hex') }
  if (typeof value === 'bigint') return { $bigint: String(value) }
  if (typeof value === 'number' && !isPlainNumber(value)) return { $number: numberText(value) }
  if (Array.isArray(value)) return value.map(tag)
  if (typeof value === 'object' && value !== null) return mapValues(value, tag)
  return value
}

/** Undoes `tag`, in a value that was parsed already. */
export function untag(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untag)
  if (typeof value !== 'object' || value === null) return value
  const [[key, text] = [], ...others] = Object.entries(value)
  const read = key === undefined || others.length > 0 ? undefined : readers[key]
  return read !== undefined && typeof text === 'string' ? read(text) : mapValues(value, untag)
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  $date: (text) => new Date(text),
  $bytes: (text) => new Uint8Array(Buffer.from(text, 'hex')),
  $bigint: BigInt,
  $number: Number,
}

function isPlainNumber(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0)
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value)
}

function mapValues(value: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]))
}

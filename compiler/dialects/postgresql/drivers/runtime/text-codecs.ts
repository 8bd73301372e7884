/** These functions turn the text that the server sends into values, and values into text. */

type Text = string | null

export function list(first: number, values: readonly unknown[]): string {
  return values.map((_, index) => `$${first + index}`).join(', ') || 'NULL'
}

export function toNumber(text: Text): number | null {
  return text === null ? null : Number(text)
}

export function toSafeInteger(text: Text): number | null {
  if (text === null) return null
  const integer = Number(text)
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${text} is not a safe integer`)
  return integer
}

export function toBigint(text: Text): bigint | null {
  return text === null ? null : BigInt(text)
}

export function toBoolean(text: Text): boolean | null {
  return text === null ? null : text === 't'
}

export function toJson(text: Text): unknown {
  return text === null ? null : JSON.parse(text)
}

export function fromJson(value: unknown): Text {
  return value === null ? null : JSON.stringify(value)
}

export function toBytes(text: Text): Uint8Array | null {
  if (text === null) return null
  if (!text.startsWith('\\x')) throw new RangeError('the setting bytea_output is not hex')
  return Buffer.from(text.slice(2), 'hex')
}

export function fromBytes(bytes: Uint8Array | null): Text {
  return bytes === null ? null : `\\x${Buffer.from(bytes).toString('hex')}`
}

// A number's own text drops the sign of -0.
export function fromFloat(value: number | null): number | Text {
  return Object.is(value, -0) ? '-0' : value
}

// A timestamp without time zone is read and written as UTC.
export function toTimestamp(text: Text): Date | null {
  return text === null ? null : parseDate(`${text.replace(' ', 'T')}Z`, text)
}

export function toTimestamptz(text: Text): Date | null {
  if (text === null) return null
  const [, local, sign, hours, minutes = '00', seconds = '00'] =
    /^(.*)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/.exec(text) ?? []
  const shift =
    Number(`${sign}1000`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
  return new Date(parseDate(`${local?.replace(' ', 'T')}Z`, text).getTime() - shift)
}

function parseDate(iso: string, text: string): Date {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${text} does not fit into a Date`)
  return date
}

export function fromDate(date: Date | null): Text {
  return date === null ? null : date.toISOString()
}

// The text of an array: {1,NULL,"a \"b\""}, nested {{1},{2}}, with bounds [0:1]={1,2}.
export function toArray(
  text: Text,
  depth: number,
  decode: (item: string) => unknown = (item) => item,
): unknown {
  if (text === null) return null
  const tokens = text.slice(text.indexOf('{')).matchAll(/[{}]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs)
  const read = (level: number): unknown[] => {
    const items: unknown[] = []
    for (const [token, quoted] of tokens) {
      if (token === '}') return items
      if (token === '{') items.push(read(level + 1))
      else if (level !== depth) throw new RangeError(`${text} has not ${depth} dimensions`)
      else if (quoted !== undefined) items.push(decode(quoted.replace(/\\(.)/gs, '$1')))
      else items.push(token === 'NULL' ? null : decode(token))
    }
    return items
  }
  return read(0)[0]
}

export function arrayOf<R>(rows: readonly R[], value: (row: R) => unknown): Text {
  return fromArray(rows.map(value), 1)
}

export function fromArray(
  items: readonly unknown[] | null,
  depth: number,
  encode: (item: unknown) => unknown = String,
): Text {
  if (items === null) return null
  const write = (item: unknown): Text => {
    if (item === null) return 'NULL'
    if (depth > 1) return fromArray(Array.isArray(item) ? item : null, depth - 1, encode)
    return `"${String(encode(item)).replace(/["\\]/g, '\\$&')}"`
  }
  return `{${items.map(write).join(',')}}`
}

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

// In a document of JSON, where a number may be rounded, and NaN would be null.
export function fromNumber(value: number | bigint | string | null): Text {
  if (value === null) return null
  return Object.is(value, -0) ? '-0' : String(value)
}

// A timestamp without time zone is read and written as UTC.
export function toTimestamp(text: Text): Date | null {
  return text === null ? null : new Date(utc(text, text.length))
}

export function toTimestamptz(text: Text): Date | null {
  if (text === null) return null
  const zone = text.lastIndexOf(text.includes('+') ? '+' : '-')
  let shift = 0
  for (let at = zone + 1, unit = 3_600_000; at < text.length; at += 3, unit /= 60) {
    shift += unit * twoDigits(text, at)
  }
  const time = utc(text, zone)
  return new Date(text[zone] === '-' ? time + shift : time - shift)
}

// Milliseconds of "2024-03-10 02:30:00.123456", which ends at "end", read as UTC.
function utc(text: string, end: number): number {
  if (end < 19 || text[4] !== '-' || text.endsWith('C')) {
    throw new RangeError(`${text} does not fit into a Date`)
  }
  // The calendar repeats after 400 years; Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const year = 400 + 100 * twoDigits(text, 0) + twoDigits(text, 2)
  const [month, day] = [twoDigits(text, 5) - 1, twoDigits(text, 8)]
  const [hours, minutes, seconds] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)]
  let fraction = 0
  for (let at = 20, unit = 100; at < end && unit >= 1; at += 1, unit /= 10) {
    fraction += unit * (text.charCodeAt(at) - 48)
  }
  return Date.UTC(year, month, day, hours, minutes, seconds, fraction) - 12_622_780_800_000
}

function twoDigits(text: string, at: number): number {
  return 10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 528
}

export function fromDate(date: Date | null): Text {
  return date === null ? null : date.toISOString()
}

type Decode = (item: string) => unknown

// The text of an array: {1,NULL,"a \"b\""}, nested {{1},{2}}, with bounds [0:1]={1,2}.
export function toArray(text: Text, depth: number, decode?: Decode): unknown {
  if (text === null) return null
  let at = text.indexOf('{')
  const read = (level: number): unknown[] => {
    const items: unknown[] = []
    // After "{" or ",", until "}".
    for (at += 1; text[at] !== '}'; at += text[at] === ',' ? 1 : 0) {
      if (text[at] === '{') {
        items.push(read(level + 1))
        at += 1
        continue
      }
      if (level !== depth) throw new RangeError(`${text} has not ${depth} dimensions`)
      const start = at
      at = endOfItem(text, at)
      const item = itemOf(text.slice(start, at))
      items.push(item === null || decode === undefined ? item : decode(item))
    }
    return items
  }
  return read(1)
}

function endOfItem(text: string, start: number): number {
  let at = start
  if (text[at] !== '"') {
    while (text[at] !== ',' && text[at] !== '}') at += 1
    return at
  }
  for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1
  return at + 1
}

function itemOf(token: string): Text {
  if (token[0] !== '"') return token === 'NULL' ? null : token
  const item = token.slice(1, -1)
  return item.includes('\\') ? item.replace(/\\(.)/gs, '$1') : item
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
    const text = String(encode(item))
    return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`
  }
  return `{${items.map(write).join(',')}}`
}

const DEEPEST = 64
const MOST_ITEMS = 200_000

/**
 * MessagePack as the text of JSON: whole numbers keep all their digits, binaries become base64 and extensions objects
 * (https://github.com/msgpack/msgpack/blob/master/spec.md). Throws RangeError for bytes that are none.
 */
export function jsonOfMessagePack(bytes: Buffer): string {
  const reader = new Reader(bytes)
  const text = reader.value(0)
  if (!reader.isAtEnd) throw new RangeError('bytes stand behind the value')
  return text
}

type Read = (reader: Reader, depth: number) => string

/** By the first byte, for those that stand for one form each. */
const forms: ReadonlyMap<number, Read> = new Map<number, Read>([
  [0xc0, () => 'null'],
  [0xc2, () => 'false'],
  [0xc3, () => 'true'],
  [0xc4, (reader) => reader.binary(reader.unsigned(1))],
  [0xc5, (reader) => reader.binary(reader.unsigned(2))],
  [0xc6, (reader) => reader.binary(reader.unsigned(4))],
  [0xc7, (reader) => reader.extension(reader.unsigned(1))],
  [0xc8, (reader) => reader.extension(reader.unsigned(2))],
  [0xc9, (reader) => reader.extension(reader.unsigned(4))],
  [0xca, (reader) => float(reader.take(4).readFloatBE())],
  [0xcb, (reader) => float(reader.take(8).readDoubleBE())],
  [0xcc, (reader) => String(reader.unsigned(1))],
  [0xcd, (reader) => String(reader.unsigned(2))],
  [0xce, (reader) => String(reader.unsigned(4))],
  [0xcf, (reader) => String(reader.take(8).readBigUInt64BE())],
  [0xd0, (reader) => String(reader.take(1).readInt8())],
  [0xd1, (reader) => String(reader.take(2).readInt16BE())],
  [0xd2, (reader) => String(reader.take(4).readInt32BE())],
  [0xd3, (reader) => String(reader.take(8).readBigInt64BE())],
  [0xd4, (reader) => reader.extension(1)],
  [0xd5, (reader) => reader.extension(2)],
  [0xd6, (reader) => reader.extension(4)],
  [0xd7, (reader) => reader.extension(8)],
  [0xd8, (reader) => reader.extension(16)],
  [0xd9, (reader) => reader.text(reader.unsigned(1))],
  [0xda, (reader) => reader.text(reader.unsigned(2))],
  [0xdb, (reader) => reader.text(reader.unsigned(4))],
  [0xdc, (reader, depth) => reader.list(reader.unsigned(2), depth)],
  [0xdd, (reader, depth) => reader.list(reader.unsigned(4), depth)],
  [0xde, (reader, depth) => reader.map(reader.unsigned(2), depth)],
  [0xdf, (reader, depth) => reader.map(reader.unsigned(4), depth)],
])

class Reader {
  private readonly bytes: Buffer
  private at = 0
  private items = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length
  }

  value(depth: number): string {
    this.items += 1
    if (depth > DEEPEST || this.items > MOST_ITEMS) throw new RangeError('too deep, or too much')
    const first = this.unsigned(1)
    if (first < 0x80) return String(first)
    if (first < 0x90) return this.map(first & 0x0f, depth)
    if (first < 0xa0) return this.list(first & 0x0f, depth)
    if (first < 0xc0) return this.text(first & 0x1f)
    if (first >= 0xe0) return String(first - 0x100)
    const read = forms.get(first)
    if (read === undefined) throw new RangeError(`no form begins with ${first}`)
    return read(this, depth)
  }

  take(length: number): Buffer {
    const end = this.at + length
    if (end > this.bytes.length) throw new RangeError('the bytes end within a value')
    const taken = this.bytes.subarray(this.at, end)
    this.at = end
    return taken
  }

  unsigned(length: number): number {
    return this.take(length).readUIntBE(0, length)
  }

  text(length: number): string {
    return JSON.stringify(this.take(length).toString())
  }

  binary(length: number): string {
    return JSON.stringify(this.take(length).toString('base64'))
  }

  extension(length: number): string {
    const type = this.take(1).readInt8()
    return `{"extension":${type},"base64":${this.binary(length)}}`
  }

  list(length: number, depth: number): string {
    const items: string[] = []
    for (let item = 0; item < length; item++) items.push(this.value(depth + 1))
    return `[${items.join(',')}]`
  }

  /** A name that is no text becomes one. */
  map(length: number, depth: number): string {
    const members: string[] = []
    for (let member = 0; member < length; member++) {
      const name = this.value(depth + 1)
      const text = name.startsWith('"') ? name : JSON.stringify(name)
      members.push(`${text}:${this.value(depth + 1)}`)
    }
    return `{${members.join(',')}}`
  }
}

/** JSON has no words for these. */
function float(value: number): string {
  return Number.isFinite(value) ? String(value) : JSON.stringify(String(value))
}

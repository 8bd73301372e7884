import type { ColumnType } from './column-type.ts'

/** In bytes. */
const LONG: Readonly<Record<string, bigint>> = {
  tinytext: 2n ** 8n - 1n,
  text: 2n ** 16n - 1n,
  mediumtext: 2n ** 24n - 1n,
  longtext: 2n ** 32n - 1n,
  tinyblob: 2n ** 8n - 1n,
  blob: 2n ** 16n - 1n,
  mediumblob: 2n ** 24n - 1n,
  longblob: 2n ** 32n - 1n,
}

const SHORT: ReadonlySet<string> = new Set(['char', 'varchar', 'binary', 'varbinary'])
const BYTES = /blob$|binary$/

export interface TextColumn {
  readonly type: ColumnType
  /** Undefined for bytes. */
  readonly charset: string | undefined
}

interface Limit {
  readonly unit: 'characters' | 'bytes'
  readonly length: bigint
}

function limitOf({ name, modifiers }: ColumnType): Limit | undefined {
  const long = LONG[name]
  if (long !== undefined) return { unit: 'bytes', length: long }
  if (!SHORT.has(name)) return undefined
  return { unit: BYTES.test(name) ? 'bytes' : 'characters', length: BigInt(modifiers[0] ?? 1) }
}

export function isText(type: ColumnType): boolean {
  return limitOf(type) !== undefined
}

export function isCharacters(type: ColumnType): boolean {
  return isText(type) && !BYTES.test(type.name)
}

/** The condition of the rows whose text does not fit, `false` where all do; undefined where the types are no texts. */
export function textLoss(column: string, from: TextColumn, to: TextColumn): string | undefined {
  const [before, after] = [limitOf(from.type), limitOf(to.type)]
  if (before === undefined || after === undefined) return undefined
  const losses = [
    lengthLoss(column, { before, after, from, to }),
    charsetLoss(column, from, to),
    // A CHAR forgets the blanks at its end.
    to.type.name === 'char' && from.type.name !== 'char' ? `${column} like '% '` : 'false',
  ]
  const real = losses.filter((loss) => loss !== 'false')
  return real.length === 0 ? 'false' : real.join(' or ')
}

interface Lengths {
  readonly before: Limit
  readonly after: Limit
  readonly from: TextColumn
  readonly to: TextColumn
}

/** No character takes more bytes than four, and none of these less than one. */
function lengthLoss(column: string, { before, after, from, to }: Lengths): string {
  const isSameCharset = from.charset === to.charset
  const most = before.unit === 'characters' && after.unit === 'bytes' ? 4n : 1n
  const grows = before.unit === 'bytes' && after.unit === 'bytes' && !isSameCharset ? 4n : 1n
  if (before.length * most * grows <= after.length) return 'false'
  const isFixed = from.type.name === 'char' || from.type.name === 'binary'
  if (isFixed && before.unit === after.unit && before.length <= after.length) return 'false'
  if (after.unit === 'characters') return `char_length(${column}) > ${after.length}`
  return `length(${converted(column, to)}) > ${after.length}`
}

function converted(column: string, { charset }: TextColumn): string {
  return charset === undefined ? column : `convert(${column} using ${charset})`
}

const UNIVERSAL: ReadonlySet<string> = new Set(['utf8mb4', 'utf16', 'utf16le', 'utf32', 'gb18030'])
const ASCII: ReadonlySet<string> = new Set(['ascii'])

/** Characters that the other set has not become question marks. Bytes that are no text of a set are refused. */
function charsetLoss(column: string, from: TextColumn, to: TextColumn): string {
  const [before, after] = [from.charset, to.charset]
  if (before === after || after === undefined || UNIVERSAL.has(after)) return 'false'
  if (before === undefined)
    return `${column} is not null and convert(${column} using ${after}) is null`
  if (ASCII.has(before)) return 'false'
  const back = `convert(${converted(column, to)} using ${before})`
  return `cast(${back} as binary) <> cast(${column} as binary)`
}

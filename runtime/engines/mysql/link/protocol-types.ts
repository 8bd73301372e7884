/** What MySQL's protocol says of a result column (Protocol::ColumnDefinition41). */
export interface ProtocolColumn {
  readonly name: string
  readonly columnType: number
  readonly flags: number
  readonly characterSet?: number
  /** What MariaDB's extended metadata says of it: `json`, `uuid`, `point`. */
  readonly extended?: string | undefined
}

/** The character set of what has none. */
const BYTES = 63
const UNSIGNED = 32
const BINARY = 128
const ENUM = 256
const SET = 2048

/** The number of each type; the names of one number are told apart by flags, or not at all. */
const numbers: Readonly<Record<string, number>> = {
  tinyint: 1,
  smallint: 2,
  int: 3,
  float: 4,
  double: 5,
  null: 6,
  timestamp: 7,
  bigint: 8,
  mediumint: 9,
  date: 10,
  time: 11,
  datetime: 12,
  year: 13,
  bit: 16,
  json: 245,
  decimal: 246,
  tinytext: 252,
  text: 252,
  mediumtext: 252,
  longtext: 252,
  tinyblob: 252,
  blob: 252,
  mediumblob: 252,
  longblob: 252,
  varchar: 253,
  varbinary: 253,
  char: 254,
  binary: 254,
  enum: 254,
  set: 254,
  inet4: 254,
  inet6: 254,
  uuid: 254,
  vector: 242,
  geometry: 255,
  point: 255,
  linestring: 255,
  polygon: 255,
  multipoint: 255,
  multilinestring: 255,
  multipolygon: 255,
  geomcollection: 255,
}
/** Numbers that older or internal types have: NEWDATE, VARCHAR, ENUM, SET, the sizes of BLOB. */
const aliases: Readonly<Record<number, number>> = {
  0: 246,
  14: 10,
  15: 253,
  247: 254,
  248: 254,
  249: 252,
  250: 252,
  251: 252,
}
const labelled: Readonly<Record<number, string>> = { 247: 'enum', 248: 'set' }
const numeric = new Set([1, 2, 3, 4, 5, 8, 9, 246])

/** Types that MariaDB keeps as texts and bytes, and tells by extended metadata. */
const told: ReadonlySet<string> = new Set(['inet4', 'inet6', 'json', 'uuid'])

/** What MariaDB says of a result that takes its type from a parameter: nothing, before one is bound. */
export function isNull({ columnType }: ProtocolColumn): boolean {
  return columnType === numbers.null
}

/** Whether the type, as `bigint unsigned` or `enum('a')`, is what the protocol describes. */
export function isProtocolType(type: string, column: ProtocolColumn): boolean {
  const { columnType, flags, extended, characterSet } = column
  const name = /^[a-z]+\d*/.exec(type)?.[0] ?? ''
  const family = aliases[columnType] ?? columnType
  if (extended !== undefined && told.has(extended)) return name === extended
  if (told.has(name)) return numbers[name] === family && columnType === numbers.json
  if (numbers[name] !== family) return false
  if (numeric.has(family)) return type.includes('unsigned') === ((flags & UNSIGNED) !== 0)
  // An expression of an ENUM has the number alone, a column the flag.
  if (name === labelled[columnType]) return true
  if (family === 254 && (name === 'enum') !== ((flags & ENUM) !== 0)) return false
  if (family === 254 && (name === 'set') !== ((flags & SET) !== 0)) return false
  const isBytes = /blob|binary/.test(name)
  // A text with a binary collation has the flag too.
  return !isBytes || (flags & BINARY) !== 0 || characterSet === BYTES
}

export function protocolText({ columnType, flags, extended }: ProtocolColumn): string {
  if (extended !== undefined) return extended
  const family = aliases[columnType] ?? columnType
  const names = Object.keys(numbers).filter((name) => numbers[name] === family)
  const sign = numeric.has(family) && (flags & UNSIGNED) !== 0 ? ' unsigned' : ''
  return `${names.join('|') || columnType}${sign}`
}

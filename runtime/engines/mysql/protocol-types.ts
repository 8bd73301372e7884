/** What MySQL's protocol says of a result column (Protocol::ColumnDefinition41). */
export interface ProtocolColumn {
  readonly name: string
  readonly columnType: number
  readonly flags: number
}

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

/** Whether the type, as `bigint unsigned` or `enum('a')`, is what the protocol describes. */
export function isProtocolType(type: string, { columnType, flags }: ProtocolColumn): boolean {
  const name = /^[a-z]+/.exec(type)?.[0] ?? ''
  const family = aliases[columnType] ?? columnType
  // MariaDB keeps JSON as text with a binary collation.
  if (name === 'json' && family === 252) return (flags & BINARY) !== 0
  if (numbers[name] !== family) return false
  if (numeric.has(family)) return type.includes('unsigned') === ((flags & UNSIGNED) !== 0)
  // An expression of an ENUM has the number alone, a column the flag.
  if (name === labelled[columnType]) return true
  if (family === 254 && (name === 'enum') !== ((flags & ENUM) !== 0)) return false
  if (family === 254 && (name === 'set') !== ((flags & SET) !== 0)) return false
  const isBytes = /blob|binary/.test(name)
  // A text with a binary collation has the flag too.
  return !isBytes || (flags & BINARY) !== 0
}

export function protocolText({ columnType, flags }: ProtocolColumn): string {
  const family = aliases[columnType] ?? columnType
  const names = Object.keys(numbers).filter((name) => numbers[name] === family)
  const sign = numeric.has(family) && (flags & UNSIGNED) !== 0 ? ' unsigned' : ''
  return `${names.join('|') || columnType}${sign}`
}

/** A type without its modifiers: `character varying(50)[]` is of `character varying`, an array. */
interface Parted {
  readonly base: string
  readonly modifiers: readonly number[]
  readonly isArray: boolean
}

export function partType(type: string): Parted {
  const isArray = type.endsWith('[]')
  const element = isArray ? type.slice(0, type.indexOf('[]')) : type
  const modifiers = /\(([\d,-]+)\)/.exec(element)?.[1]
  return {
    base: element.replace(/\([\d,-]+\)/, ''),
    modifiers: modifiers === undefined ? [] : modifiers.split(',').map(Number),
    isArray,
  }
}

const NUMBERS = ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'] as const
const TEXTS: ReadonlySet<string> = new Set(['text', 'character varying', 'character', 'name'])

/** Types that the engine takes each other's values for: by an index too, so that a foreign key can have both. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(['smallint', 'integer', 'bigint']),
  new Set(['text', 'character varying']),
  new Set(['date', 'timestamp without time zone', 'timestamp with time zone']),
]

/** What can be assigned without a word (pg_cast: implicit, or in assignments), beside numbers, and all to text. */
const ASSIGNED: readonly (readonly [string, string])[] = [
  ['date', 'timestamp without time zone'],
  ['date', 'timestamp with time zone'],
  ['timestamp without time zone', 'date'],
  ['timestamp without time zone', 'time without time zone'],
  ['time without time zone', 'interval'],
  ['time without time zone', 'time with time zone'],
  ['time with time zone', 'time without time zone'],
  ['json', 'jsonb'],
  ['jsonb', 'json'],
  ['bit', 'bit varying'],
  ['bit varying', 'bit'],
  ['cidr', 'inet'],
  ['inet', 'cidr'],
  ['macaddr', 'macaddr8'],
  ['macaddr8', 'macaddr'],
  ['money', 'numeric'],
  ['numeric', 'money'],
  ['integer', 'money'],
  ['bigint', 'money'],
]

/** What has a cast of its own that has to be asked for. */
const CAST: readonly (readonly [string, string])[] = [
  ['integer', 'boolean'],
  ['boolean', 'integer'],
  ['jsonb', 'boolean'],
  ...NUMBERS.map((number) => ['jsonb', number] as const),
  ['integer', 'bit'],
  ['bigint', 'bit'],
  ['bit', 'integer'],
  ['bit', 'bigint'],
]

export function isOneFamily(from: string, to: string): boolean {
  const [one, other] = [partType(from), partType(to)]
  return one.isArray === other.isArray && isOneBase(one.base, other.base)
}

function isOneBase(one: string, other: string): boolean {
  return one === other || FAMILIES.some((family) => family.has(one) && family.has(other))
}

/**
 * The expression for USING that makes a value of the new type out of the column; undefined where the engine needs none.
 * Times without a zone are taken for UTC, whatever the session's zone is.
 */
export function conversion(column: string, from: string, to: string): string | undefined {
  const [one, other] = [partType(from), partType(to)]
  const zoned = inUtc(column, one, other)
  if (zoned !== undefined) return zoned
  if (!one.isArray && other.isArray) return `${column}::text::${to}`
  if (one.isArray && !other.isArray) return isText(other) ? undefined : `${column}::text::${to}`
  if (
    one.base === other.base ||
    isText(other) ||
    isAmong(ASSIGNED, one, other) ||
    areNumbers(one, other)
  )
    return undefined
  if (isAmong(CAST, one, other)) return `${column}::${to}`
  return `${column}::${one.isArray ? 'text[]' : 'text'}::${to}`
}

const ZONED = 'timestamp with time zone'

function inUtc(column: string, from: Parted, to: Parted): string | undefined {
  if (from.isArray || to.isArray || from.base === to.base) return undefined
  if (to.base === ZONED && from.base === 'timestamp without time zone')
    return `${column} AT TIME ZONE 'UTC'`
  if (to.base === ZONED && from.base === 'date')
    return `${column}::timestamp without time zone AT TIME ZONE 'UTC'`
  if (from.base !== ZONED || !/^(?:date|time)/.test(to.base)) return undefined
  return `(${column} AT TIME ZONE 'UTC')::${to.base}`
}

function isText({ base }: Parted): boolean {
  return TEXTS.has(base)
}

function areNumbers(one: Parted, other: Parted): boolean {
  const isNumber = ({ base }: Parted) => NUMBERS.some((number) => number === base)
  return isNumber(one) && isNumber(other)
}

function isAmong(pairs: readonly (readonly [string, string])[], one: Parted, other: Parted) {
  return pairs.some(([from, to]) => from === one.base && to === other.base)
}

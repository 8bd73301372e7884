import type { EjsonScalar, ScalarType } from './ejson-value.ts'
import { readTime } from './read-time.ts'

interface TypeInfo {
  readonly label: string
  /** The class that colours it. */
  readonly look: string
  /** Canonical Extended JSON of a text; undefined where it is none of the type. */
  readonly jsonOf: (text: string) => string | undefined
  /** As the shell of MongoDB writes it. */
  readonly shell: (text: string) => string
  /** What to type. */
  readonly hint: string
}

const quoted = (text: string) => JSON.stringify(text)
const single = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const wrapped = (name: string, json: string) => `{${quoted(name)}:${json}}`

/** Every type, in the order of its menu. */
export const SCALAR_TYPES: Readonly<Record<ScalarType, TypeInfo>> = {
  string: {
    ...{ label: 'String', look: 'k-text', hint: 'any text' },
    ...{ jsonOf: quoted, shell: quoted },
  },
  int: {
    ...{ label: 'Int32', look: 'k-number', hint: 'a whole number up to 2,147,483,647' },
    jsonOf: (text) => whole(text, '$numberInt', 31n),
    shell: (text) => text,
  },
  long: {
    ...{ label: 'Int64', look: 'k-number', hint: 'a whole number' },
    jsonOf: (text) => whole(text, '$numberLong', 63n),
    shell: (text) => (isWithin(text, 31n) ? `NumberLong(${single(text)})` : text),
  },
  double: {
    ...{ label: 'Double', look: 'k-number', hint: 'a number' },
    jsonOf: doubleJson,
    shell: (text) => (/^-?\d+$/.test(text) ? `${text}.0` : text),
  },
  decimal: {
    ...{ label: 'Decimal128', look: 'k-number', hint: 'a decimal number' },
    jsonOf: (text) =>
      /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^-?Infinity$|^NaN$/i.test(text)
        ? wrapped('$numberDecimal', quoted(text))
        : undefined,
    shell: (text) => `NumberDecimal(${single(text)})`,
  },
  boolean: {
    ...{ label: 'Boolean', look: 'k-boolean', hint: 'true or false' },
    jsonOf: (text) => (text === 'true' || text === 'false' ? text : undefined),
    shell: (text) => text,
  },
  date: {
    ...{ label: 'Date', look: 'k-date', hint: 'a date such as 2024-05-01T12:00:00.000Z' },
    jsonOf: dateJson,
    shell: (text) => (/^-?\d+$/.test(text) ? `new Date(${text})` : `ISODate(${single(text)})`),
  },
  objectId: {
    ...{ label: 'ObjectId', look: 'k-json', hint: '24 hexadecimal digits' },
    jsonOf: (text) =>
      /^[0-9a-f]{24}$/i.test(text) ? wrapped('$oid', quoted(text.toLowerCase())) : undefined,
    shell: (text) => `ObjectId(${single(text)})`,
  },
  uuid: {
    ...{ label: 'UUID', look: 'k-json', hint: 'a UUID' },
    ...{ jsonOf: uuidJson, shell: (text: string) => `UUID(${single(text)})` },
  },
  null: {
    ...{ label: 'Null', look: 'k-null', hint: 'nothing' },
    ...{ jsonOf: () => 'null', shell: () => 'null' },
  },
  binary: {
    ...{ label: 'Binary', look: 'k-binary', hint: 'the subtype, a colon, and base64' },
    jsonOf: binaryJson,
    shell: (text) => {
      const [subtype = '0', base64 = ''] = text.split(':')
      return `BinData(${Number.parseInt(subtype, 16)}, ${single(base64)})`
    },
  },
  regex: {
    ...{ label: 'Regex', look: 'k-text', hint: 'a pattern such as /^a/i' },
    ...{ jsonOf: regexJson, shell: regexShell },
  },
  timestamp: {
    ...{ label: 'Timestamp', look: 'k-date', hint: 'seconds, a comma, and a counter' },
    jsonOf: (text) => {
      const [, t, i] = /^(\d+),\s*(\d+)$/.exec(text) ?? []
      return t === undefined ? undefined : wrapped('$timestamp', `{"t":${t},"i":${i}}`)
    },
    shell: (text) => `Timestamp(${text})`,
  },
  other: {
    ...{ label: 'Other', look: 'k-json', hint: '' },
    ...{ jsonOf: () => undefined, shell: (text: string) => text },
  },
}

/** Returns the value that a text stands for; undefined where it is none of the type. */
export function scalar(type: ScalarType, text: string): EjsonScalar | undefined {
  const json = SCALAR_TYPES[type].jsonOf(text)
  return json === undefined ? undefined : { kind: 'scalar', type, text, json }
}

export function isWithin(text: string, bits: bigint): boolean {
  const value = BigInt(text)
  return value >= -(1n << bits) && value < 1n << bits
}

function whole(text: string, name: string, bits: bigint): string | undefined {
  if (!/^-?\d{1,20}$/.test(text) || !isWithin(text, bits)) return undefined
  return wrapped(name, quoted(String(BigInt(text))))
}

function doubleJson(text: string): string | undefined {
  const isSpecial = /^-?Infinity$|^NaN$/.test(text)
  if (!isSpecial && !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined
  const value = Number(text)
  if (isSpecial || !Number.isFinite(value)) return wrapped('$numberDouble', quoted(String(value)))
  const canonical = Object.is(value, -0) ? '-0.0' : String(value)
  return wrapped('$numberDouble', quoted(/^-?\d+$/.test(canonical) ? `${canonical}.0` : canonical))
}

function dateJson(text: string): string | undefined {
  const isNumber = /^-?\d{5,}$/.test(text)
  const time = isNumber ? text : String(readTime(text))
  return time === 'NaN' ? undefined : wrapped('$date', wrapped('$numberLong', quoted(time)))
}

function uuidJson(text: string): string | undefined {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return undefined
  const bytes = (text.replaceAll('-', '').match(/../g) ?? []).map((pair) =>
    String.fromCharCode(Number.parseInt(pair, 16)),
  )
  return binaryOf('04', btoa(bytes.join('')))
}

function binaryJson(text: string): string | undefined {
  const [, subtype, base64] = /^([0-9a-f]{2}):([A-Za-z0-9+/]*={0,2})$/i.exec(text) ?? []
  return subtype === undefined || base64 === undefined
    ? undefined
    : binaryOf(subtype.toLowerCase(), base64)
}

function binaryOf(subtype: string, base64: string): string {
  return wrapped('$binary', `{"base64":${quoted(base64)},"subType":${quoted(subtype)}}`)
}

/** What the shell would end too early, or take for a comment, is written as Extended JSON. */
function regexShell(text: string): string {
  return /^\/(?:[^/\\\n]|\\.)+\/[a-z]*$/.test(text) ? text : (regexJson(text) ?? text)
}

function regexJson(text: string): string | undefined {
  const [, pattern, options] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  if (pattern === undefined || options === undefined) return undefined
  const sorted = [...options].toSorted().join('')
  return wrapped('$regularExpression', `{"pattern":${quoted(pattern)},"options":${quoted(sorted)}}`)
}

import type { KnownSchema, ObjectId, Value } from '../../block-rules.ts'
import { text } from '../text.ts'
import { database, objectId, systemRows } from './system-rows.ts'

type Call = (operands: readonly Value[], known: KnownSchema) => Value | undefined

/** What a function gives whose operands are known. */
export function call(
  name: string,
  operands: readonly Value[],
  known: KnownSchema,
): Value | undefined {
  return functions.get(name)?.(operands, known)
}

const functions: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['current_schema', (_, known) => ownPath(known)[0] ?? null],
  [
    'current_schemas',
    ([withSystem], known) =>
      withSystem === true ? ['pg_catalog', ...ownPath(known)] : ownPath(known),
  ],
  ['current_database', () => database],
  ['current_catalog', () => database],
  ['lower', ([value]) => (typeof value === 'string' ? value.toLowerCase() : undefined)],
  ['upper', ([value]) => (typeof value === 'string' ? value.toUpperCase() : undefined)],
  ['coalesce', (values) => values.find((value) => value !== null) ?? null],
  ['concat', (values) => (values.every(isText) ? values.join('') : undefined)],
  ['quote_ident', ([value]) => (typeof value === 'string' ? text.quote(value) : undefined)],
  ['quote_literal', ([value]) => (typeof value === 'string' ? quoted(value) : undefined)],
  ['format', ([pattern, ...values]) => format(pattern, values)],
  ['to_regclass', ([name], known) => named('pg_class', name, known) ?? null],
  ['to_regtype', ([name], known) => named('pg_type', name, known) ?? null],
  [
    'to_regnamespace',
    ([name], known) => {
      if (typeof name !== 'string') return undefined
      return known.schemas.has(name) ? objectId('schema', name) : null
    },
  ],
])

const texts = new Set(['text', 'name', 'varchar', 'character varying', 'sql_identifier', 'bpchar'])

/** Of what is not NULL. */
export function cast(value: Value, type: string, known: KnownSchema): Value | undefined {
  if (type === 'regclass') return named('pg_class', value, known)
  if (type === 'regtype') return named('pg_type', value, known)
  if (type === 'oid') return value
  if (texts.has(type)) return isText(value) ? String(value) : undefined
  if (/^(?:integer|int|int4|bigint|int8|smallint)$/.test(type)) return integer(value)
  if (/^bool(?:ean)?$/.test(type)) return boolean(value)
  return undefined
}

function integer(value: Value): Value | undefined {
  const number = typeof value === 'number' ? value : Number(typeof value === 'string' ? value : NaN)
  return Number.isInteger(number) ? number : undefined
}

function boolean(value: Value): Value | undefined {
  if (typeof value === 'boolean') return value
  return value === 'true' || value === 'false' ? value === 'true' : undefined
}

function isText(value: Value): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** The schemas of the path that exist, without the engine's. */
function ownPath({ searchPath, schemas }: KnownSchema): readonly string[] {
  return searchPath.filter((name) => name !== 'pg_catalog' && schemas.has(name))
}

/** The relation or type that a text names; undefined where there is none. */
function named(
  catalog: 'pg_class' | 'pg_type',
  name: Value | undefined,
  known: KnownSchema,
): ObjectId | undefined {
  if (typeof name === 'object' && name !== null && 'oid' in name) return name
  if (typeof name !== 'string') return undefined
  const parts = [...name.matchAll(/"((?:[^"]|"")*)"|([^".\s]+)/g)].map(
    ([, inQuotes, plain = '']) => inQuotes?.replaceAll('""', '"') ?? plain.toLowerCase(),
  )
  const [own = '', schema] = parts.toReversed()
  const path = schema === undefined ? [...ownPath(known), 'pg_catalog'] : [schema]
  const [kind, column] = catalog === 'pg_class' ? ['relation', 'relname'] : ['type', 'typname']
  const rows = (systemRows('pg_catalog', catalog, known) ?? []).filter((row) => row[column] === own)
  const ids = path.map((each) => objectId(kind, each, own))
  return ids.find(({ oid }) => rows.some((row) => isObject(row['oid'], oid)))
}

function isObject(value: Value | undefined, oid: string): boolean {
  return typeof value === 'object' && value !== null && 'oid' in value && value.oid === oid
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** `%I`, `%L` and `%s`, in their order (manual, 9.4.1). */
function format(pattern: Value | undefined, values: readonly Value[]): string | undefined {
  if (typeof pattern !== 'string') return undefined
  let next = 0
  let isKnown = true
  const made = pattern.replaceAll(/%(.)/g, (_, sign: string) => {
    if (sign === '%') return '%'
    const value = values[next++]
    if (value === null && sign === 'L') return 'NULL'
    if (value === undefined || !isText(value)) isKnown = false
    const shown = String(value)
    if (sign === 'I') return text.quote(shown)
    if (sign === 'L') return quoted(shown)
    if (sign !== 's') isKnown = false
    return shown
  })
  return isKnown ? made : undefined
}

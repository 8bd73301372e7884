import {
  anyJson,
  jsonBoolean,
  jsonNumber,
  type JsonShape,
  jsonString,
  oneOf,
} from '../../../ir/json-shape.ts'
import type { Expression } from '../../../ir/query.ts'
import { baseType, type ScalarType, type Type } from '../../../ir/type.ts'
import { commonChoices, jsonBuilders, type JsonRules } from '../../json-rules.ts'
import { truth } from './value-type.ts'

/** Manual 14.17.2 and 14.19.1, and what "Converting between JSON and non-JSON values" (13.5) says of types. */
const shared = {
  builders: jsonBuilders({
    object: 'json_object',
    array: 'json_array',
    'array-of-rows': 'json_arrayagg',
    'object-of-rows': 'json_objectagg',
  }),
  specialBuilders: new Map(),
  choices: new Map([...commonChoices, ['ifnull', []], ['if', [1, 2]], ['any_value', [0]]]),
  isDocument,
  documentsAre: 'typed',
} as const satisfies Partial<JsonRules>

/** `boolean` is what a comparison is. */
export function jsonRules(boolean: ScalarType): JsonRules {
  return { ...shared, partOf: (type, expression) => partOf(type, expression, boolean) }
}

export const json: JsonRules = jsonRules(truth)

function isDocument(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && base.name === 'json'
}

const numbers = 'tinyint smallint mediumint int float double year'.split(' ')

/**
 * mysql2 hands an integer of a document over as text where a number would round it: 9007199254740993
 * is '9007199254740993'. The servers write large values of FLOAT and DOUBLE with an exponent.
 */
const wideInteger = oneOf([jsonNumber, jsonString])

const parts: ReadonlyMap<string, JsonShape> = new Map([
  ...numbers.map((name) => [name, jsonNumber] as const),
  ['bool', jsonBoolean],
  ['boolean', jsonBoolean],
  ['json', anyJson],
  ['null', anyJson],
])

/** Bytes stand as text (`base64:type15:...`), as do dates. */
function partOf(type: Type, expression: Expression | undefined, boolean: ScalarType): JsonShape {
  const base = baseType(type)
  if (base.kind === 'enum') return { kind: 'enum', type: base }
  if (base.kind !== 'scalar') return anyJson
  const [name = ''] = base.name.split(' ')
  const isTruth = name === boolean.name && sameModifiers(base, boolean)
  const isTest = expression?.kind === 'call' && tests.has(expression.name.toLowerCase())
  if (expression && isTruth && !isWholeNumber(expression)) return truthPart(expression)
  if (isTest && name === boolean.name) return truthOrNumber
  if (name === 'decimal') return isWhole(base) ? wideInteger : jsonNumber
  if (name === 'bigint') return isSmall(expression) ? jsonNumber : wideInteger
  return parts.get(name) ?? (texts.has(name) ? jsonString : anyJson)
}

/** A DECIMAL of no known scale, as an expression gives it, may have none. */
function isWhole({ modifiers }: ScalarType): boolean {
  return Number(modifiers[1] ?? 0) === 0
}

/** A literal is exact in the text of the query, and no table has 2^53 rows. */
function isSmall(expression: Expression | undefined): boolean {
  if (expression?.kind === 'literal') return Number.isSafeInteger(Number(expression.value))
  return expression?.kind === 'call' && counts.has(expression.name.toLowerCase())
}

const counts: ReadonlySet<string> = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile'])

/** A condition is a boolean where it stands itself, and not in every server where it comes from elsewhere. */
function truthPart({ kind }: Expression): JsonShape {
  const mayComeFromElsewhere = ['call', 'case', 'column', 'subquery', 'parameter'].includes(kind)
  return mayComeFromElsewhere ? truthOrNumber : jsonBoolean
}

function isWholeNumber(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.type === 'integer'
}

const truthOrNumber = oneOf([jsonBoolean, jsonNumber])

/** Functions that answer yes or no, with an integer's type. */
const tests: ReadonlySet<string> = new Set(
  `is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6 is_uuid isnull json_contains json_contains_path json_overlaps
   json_schema_valid json_valid regexp_like strcmp`.split(/\s+/),
)

function sameModifiers(left: ScalarType, right: ScalarType): boolean {
  return left.modifiers.join() === right.modifiers.join()
}

const texts: ReadonlySet<string> = new Set(
  `char varchar tinytext text mediumtext longtext set date time datetime timestamp binary varbinary tinyblob blob
   mediumblob longblob bit uuid inet4 inet6`.split(/\s+/),
)

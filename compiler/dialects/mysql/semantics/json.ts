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

const numbers = 'tinyint smallint mediumint int bigint decimal float double year'.split(' ')

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
  if (name === boolean.name && expression) {
    return integerPart(expression, sameModifiers(base, boolean))
  }
  return parts.get(name) ?? (texts.has(name) ? jsonString : anyJson)
}

/** A condition is a boolean where it stands itself, and not in every server where it comes from elsewhere. */
function integerPart(expression: Expression, isTruth: boolean): JsonShape {
  if (expression.kind === 'call') {
    return isTruth || tests.has(expression.name.toLowerCase()) ? truthOrNumber : jsonNumber
  }
  if (!isTruth || isWholeNumber(expression)) return jsonNumber
  return ['case', 'column', 'subquery', 'parameter'].includes(expression.kind)
    ? truthOrNumber
    : jsonBoolean
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

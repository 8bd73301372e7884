import {
  anyJson,
  jsonBoolean,
  jsonNumber,
  type JsonShape,
  jsonString,
} from '../../../ir/json-shape.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import { commonChoices, jsonBuilders, type JsonRules } from '../../json-rules.ts'

/** Manual 14.17.2 and 14.19.1, and what "Converting between JSON and non-JSON values" (13.5) says of types. */
export const json: JsonRules = {
  builders: jsonBuilders(
    {
      object: 'json_object',
      array: 'json_array',
      'array-of-rows': 'json_arrayagg',
      'object-of-rows': 'json_objectagg',
    },
    '',
  ),
  choices: new Map([...commonChoices, ['ifnull', []], ['if', [1, 2]], ['any_value', [0]]]),
  isDocument,
  documentsAre: 'typed',
  partOf,
}

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
function partOf(type: Type): JsonShape {
  const base = baseType(type)
  if (base.kind === 'enum') return { kind: 'enum', type: base }
  if (base.kind !== 'scalar') return anyJson
  const [name = ''] = base.name.split(' ')
  return parts.get(name) ?? (texts.has(name) ? jsonString : anyJson)
}

const texts: ReadonlySet<string> = new Set(
  `char varchar tinytext text mediumtext longtext set date time datetime timestamp binary varbinary tinyblob blob
   mediumblob longblob bit uuid inet4 inet6`.split(/\s+/),
)

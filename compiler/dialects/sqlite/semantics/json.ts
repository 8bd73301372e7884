import { anyJson, jsonNumber, type JsonShape, jsonString, oneOf } from '../../../ir/json-shape.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import { jsonBuilders, type JsonRules } from '../../json-rules.ts'
import { storageClass, type StorageClass } from './storage-class.ts'

/** "JSON Functions And Operators": a document is text that remembers where it comes from (section 3.2). */
export const json: JsonRules = {
  builders: jsonBuilders({
    object: 'json_object',
    array: 'json_array',
    'array-of-rows': 'json_group_array',
    'object-of-rows': 'json_group_object',
    read: 'json',
  }),
  specialBuilders: new Map(),
  choices: new Map([
    ['coalesce', []],
    ['ifnull', []],
    ['iif', [1, 2]],
  ]),
  isDocument: () => false,
  documentsAre: 'direct-results',
  partOf: (type) => namedParts[nameOf(type)] ?? parts[storageClass(type)],
}

/** Declared types that say more than their affinity. */
const namedParts: Readonly<Record<string, JsonShape>> = {
  json: jsonString,
  date: jsonString,
  time: jsonString,
  uuid: jsonString,
}

function nameOf(type: Type): string {
  const base = baseType(type)
  return base.kind === 'scalar' ? base.name.toLowerCase() : ''
}

/** A blob is an error. */
const parts: Readonly<Record<StorageClass, JsonShape>> = {
  integer: jsonNumber,
  real: jsonNumber,
  number: jsonNumber,
  text: jsonString,
  blob: anyJson,
  any: oneOf([jsonString, jsonNumber]),
  untyped: anyJson,
  unknown: anyJson,
}

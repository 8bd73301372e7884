import {
  anyJson,
  jsonBoolean,
  jsonNumber,
  type JsonShape,
  jsonString,
  objectOf,
  orNull,
} from '../../../ir/json-shape.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import { commonChoices, jsonBuilders, type JsonRules } from '../../json-rules.ts'

/** Manual 9.16, and what its `to_json` says of each kind of type. */
export const json: JsonRules = {
  builders: jsonBuilders(
    {
      object: 'json_build_object jsonb_build_object',
      array: 'json_build_array jsonb_build_array',
      same: 'to_json to_jsonb row_to_json array_to_json',
      'array-of-rows': 'json_agg jsonb_agg json_agg_strict jsonb_agg_strict',
      'object-of-rows': `json_object_agg jsonb_object_agg json_object_agg_strict jsonb_object_agg_strict json_object_agg_unique jsonb_object_agg_unique json_object_agg_unique_strict jsonb_object_agg_unique_strict`,
    },
    'json_agg_strict jsonb_agg_strict json_object_agg_strict jsonb_object_agg_strict json_object_agg_unique_strict jsonb_object_agg_unique_strict',
  ),
  // NULLs may be absent from the arrays, unless it is said otherwise.
  specialBuilders: jsonBuilders({
    object: 'json_object',
    some: 'json_array',
    'array-of-rows': 'json_arrayagg',
    'object-of-rows': 'json_objectagg',
  }),
  choices: new Map([...commonChoices, ['any_value', [0]]]),
  isDocument,
  documentsAre: 'typed',
  partOf,
}

function isDocument(type: Type): boolean {
  const base = baseType(type)
  return base.kind === 'scalar' && (base.name === 'json' || base.name === 'jsonb')
}

/** Everything else stands as its text. */
const parts: Readonly<Record<string, JsonShape>> = {
  int2: jsonNumber,
  int4: jsonNumber,
  int8: jsonNumber,
  float4: jsonNumber,
  float8: jsonNumber,
  numeric: jsonNumber,
  bool: jsonBoolean,
  json: anyJson,
  jsonb: anyJson,
  // Has a cast to JSON, which is used.
  hstore: anyJson,
  // Arrays inside.
  int2vector: anyJson,
  oidvector: anyJson,
  record: anyJson,
}

function partOf(type: Type): JsonShape {
  const base = baseType(type)
  switch (base.kind) {
    case 'array':
      return nested(partOf(base.element), base.dimensions)
    case 'enum':
      return { kind: 'enum', type: base }
    case 'composite':
      return objectOf(
        base.fields.map((field) => {
          const shape = partOf(field.type)
          return { name: field.name, shape: field.nullable ? orNull(shape) : shape }
        }),
      )
    case 'scalar':
      return parts[base.name] ?? jsonString
    case 'untyped':
      return jsonString
    case 'range':
    case 'multirange':
      return jsonString
    case 'unknown':
      return anyJson
  }
}

/** Elements may be NULL, at the innermost level only. */
function nested(element: JsonShape, dimensions: number): JsonShape {
  let shape = orNull(element)
  for (let i = 0; i < dimensions; i++) shape = { kind: 'array', element: shape }
  return shape
}

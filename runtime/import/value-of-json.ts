import { type ArrayType, baseType, type Type } from '../../compiler/ir/type.ts'
import type { Json } from '../values/cell-value.ts'
import { isExactNumber } from '../values/exact-json.ts'
import type { Values } from '../values/values.ts'

/**
 * The value that a field of a JSON file stands for in a column. Documents are written as their text, in which each
 * number keeps all of its digits.
 */
export function valueOfJson(value: Json, type: Type, values: Values): Json {
  if (value === null) return null
  const base = baseType(type)
  if (base.kind === 'array' && isList(value)) return listOf(value, base, values)
  const isText = values.kindOf(base) === 'json' || isExactNumber(value)
  return isText ? JSON.stringify(value) : value
}

/** A list in a list may be a row of a matrix, or a document. */
function listOf(list: readonly Json[], type: ArrayType, values: Values): Json {
  const { element, dimensions } = type
  const inner = { ...type, dimensions: dimensions - 1 }
  return list.map((each) =>
    isList(each) && dimensions > 1
      ? listOf(each, inner, values)
      : valueOfJson(each, element, values),
  )
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

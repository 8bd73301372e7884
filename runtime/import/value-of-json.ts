import { type ArrayType, baseType, type Type } from '../../compiler/ir/type.ts'
import type { Json } from '../values/cell-value.ts'
import { isExactNumber } from '../values/exact-json.ts'
import type { Values } from '../values/values.ts'

interface Reading {
  readonly values: Values
  /** A `null` is the document `null` where the column holds documents. */
  readonly isNullDocument?: boolean
}

/**
 * The value that a field of a JSON file stands for in a column. Documents are written as their text, in which each
 * number keeps all of its digits.
 */
export function valueOfJson(
  value: Json,
  type: Type,
  { values, isNullDocument = false }: Reading,
): Json {
  const base = baseType(type)
  if (value === null) return isNullDocument && values.kindOf(base) === 'json' ? 'null' : null
  if (base.kind === 'array' && isList(value)) return listOf(value, base, { values })
  const isText = values.kindOf(base) === 'json' || isExactNumber(value)
  return isText ? JSON.stringify(value) : value
}

/** A list in a list may be a row of a matrix, or a document. */
function listOf(list: readonly Json[], type: ArrayType, reading: Reading): Json {
  const { element, dimensions } = type
  const inner = { ...type, dimensions: dimensions - 1 }
  return list.map((each) =>
    isList(each) && dimensions > 1
      ? listOf(each, inner, reading)
      : valueOfJson(each, element, reading),
  )
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

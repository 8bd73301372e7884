import type * as Ir from '../../ir/query.ts'
import { type Type, unknown } from '../../ir/type.ts'
import { coerce, operandOf } from './coerce.ts'
import type { Inference } from './inference.ts'

type Access = Pick<Ir.Subscript, 'indexes' | 'slice' | 'at'>

/** What `x[1]` and `x[1:2]` are of a type; the indexes become what it asks for. Reports `type-mismatch`. */
export function subscripted(type: Type, access: Access, inference: Inference): Type {
  const { semantics, types } = inference.dialect
  if (type.kind === 'unknown') {
    for (const index of access.indexes) coerce(index, unknown, inference)
    return unknown
  }
  for (const index of access.indexes) becomeIndex(index, type, inference)
  const part = access.slice ? semantics.slice(type) : semantics.element(type)
  if (part) return part
  const where = access.slice ? 'what is sliced' : 'what is subscripted'
  const params = { where, found: types.render(type), expected: 'an array' }
  inference.report.add('type-mismatch', access.at, params)
  return unknown
}

function becomeIndex(index: Ir.Expression, type: Type, inference: Inference): void {
  const { semantics, types } = inference.dialect
  const operand = operandOf(index, inference)
  const target = semantics.subscript(type, operand, inference.catalog)
  coerce(index, target ?? unknown, inference)
  if (target || operand.type.kind === 'unknown') return
  const found = types.render(operand.type)
  const params = { where: 'a subscript', found, expected: 'an integer' }
  inference.report.add('type-mismatch', index.at, params)
}

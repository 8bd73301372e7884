import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import type { Inferred } from './inference.ts'

type Known = Pick<Inferred, 'chosen' | 'types' | 'catalog' | 'dialect'>

/** Whether a part may give another result for the same values each time within a statement. */
export function isVolatile(part: Ir.Expression, known: Known): boolean {
  if (part.kind === 'cast') return isCastVolatile(part.operand, part.type, known)
  if (part.kind === 'subscript')
    return part.indexes.some((index) => isIndexVolatile(index, part, known))
  const { volatileFunctions } = known.dialect.semantics
  const isBuiltin = part.kind === 'call' && volatileFunctions.has(part.name.toLowerCase())
  return isBuiltin || known.chosen.get(part)?.volatile === true
}

function isIndexVolatile(index: Ir.Expression, { operand }: Ir.Subscript, known: Known): boolean {
  const { types, catalog, dialect } = known
  const [whole, type] = [types.get(operand), types.get(index)]
  const to =
    whole && type && dialect.semantics.subscript(whole, { type, literal: undefined }, catalog)
  return to !== undefined && isCastVolatile(index, to, known)
}

function isCastVolatile(
  operand: Ir.Expression,
  to: Type,
  { types, catalog, dialect }: Known,
): boolean {
  const from = types.get(operand)
  return from !== undefined && dialect.semantics.isVolatileCast(from, to, catalog)
}

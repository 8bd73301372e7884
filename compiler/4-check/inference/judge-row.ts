import type * as Ir from '../../ir/query.ts'
import { baseType, type Type } from '../../ir/type.ts'
import type { Inference } from './inference.ts'

/**
 * A row without a name of its type becomes one of a named type field by field, where it is written or all of a
 * range variable. Fails: `(SELECT ROW(1, 2))::pair`, `ROW(1, 2, 3)::pair`. Reports `cannot-cast`.
 */
export function judgeRow(expression: Ir.Expression, target: Type, inference: Inference): void {
  const to = baseType(target)
  if (to.kind !== 'composite' || to.name === undefined) return
  const from = inference.typeOf(expression)
  if (!isAnonymous(from) || becomes(expression, to.fields.length, inference)) return
  const { catalog, dialect, report } = inference
  // What cannot be cast at all is reported by those who ask for it.
  if (!dialect.semantics.castable({ type: from, literal: undefined }, target, catalog)) return
  const [source, wanted] = [from, target].map((type) => dialect.types.render(type))
  report.add('cannot-cast', expression.at, { from: source ?? '', to: wanted ?? '' })
}

function isAnonymous(type: Type): boolean {
  if (type.kind === 'composite') return type.name === undefined
  return type.kind === 'scalar' && type.name === 'record'
}

function becomes(expression: Ir.Expression, count: number, inference: Inference): boolean {
  switch (expression.kind) {
    case 'list':
      return !expression.array && expression.items.length === count
    case 'cast':
      return becomes(expression.operand, count, inference)
    case 'whole-row': {
      const type = inference.typeOf(expression)
      return type.kind !== 'composite' || type.fields.length === count
    }
    default:
      return false
  }
}

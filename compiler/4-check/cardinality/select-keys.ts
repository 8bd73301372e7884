import type * as Ir from '../../ir/query.ts'
import { keyOf } from '../nullability/facts.ts'
import { sameExpression } from '../tree/same-expression.ts'
import { joined } from './conditions.ts'
import type { Asking, RowKeys } from './asking.ts'
import { type Determination, determination } from './determination.ts'
import { countSetReturning, isAggregated } from './row-count.ts'
import type { Fixed } from './steady.ts'

/** Whether a select gives one row at most. */
export function isOneRow(select: Ir.Select, asking: Asking): boolean {
  const { grouping, distinct, outputs } = select
  if (countSetReturning(select, asking.inferred) > 0) return false
  const [keys, ...others] = grouping.sets
  if (others.length > 0) return false
  if (keys === undefined && (!select.from || isAggregated(select, asking.inferred))) return true
  const known = determinationOf(select, asking)
  const fixed = known.fixedBy([])
  const areFixed = (expressions: readonly Ir.Expression[]) =>
    expressions.every((expression) => known.isFixed(expression, fixed))
  if (keys ? areFixed(keys) : known.variables.every((variable) => fixed.has(variable))) return true
  if (distinct === 'all') return false
  return areFixed(distinct === 'distinct' ? expressionsOf(outputs) : distinct.on)
}

/** By what the rows of a select are told apart that may give several. */
export function selectKeys(select: Ir.Select, asking: Asking): RowKeys {
  const { grouping, distinct, outputs } = select
  const known = determinationOf(select, asking)
  const fixed = known.fixedBy([])
  const shown = (expressions: readonly Ir.Expression[]): RowKeys => {
    const varying = expressions.filter((expression) => !known.isFixed(expression, fixed))
    return inOutputs(varying, outputs)
  }
  if (distinct === 'distinct') return shown(expressionsOf(outputs))
  if (distinct !== 'all') return shown(distinct.on)
  if (countSetReturning(select, asking.inferred) > 0) return []
  const [keys, ...others] = grouping.sets
  if (keys) return others.length === 0 ? shown(keys) : []
  return known.variables.length > MOST_RELATIONS ? [] : keysOfRows(outputs, known, fixed)
}

/** Of more relations nobody looks for the one by whose key all others are told. */
const MOST_RELATIONS = 20

/** Keys of a relation by which all relations beside it are told as well. */
function keysOfRows(
  outputs: readonly Ir.Output[],
  { variables, keys, fixedBy }: Determination,
  fixed: ReadonlySet<Fixed>,
): RowKeys {
  return keys.flatMap(({ needs }): RowKeys => {
    const varying = needs.filter((need) => !fixed.has(need))
    const places = varying.map((need) =>
      outputs.findIndex(({ expression }) => isColumn(expression, need)),
    )
    if (places.includes(-1)) return []
    const told = fixedBy(needs)
    return variables.every((variable) => told.has(variable)) ? [places] : []
  })
}

function isColumn(expression: Ir.Expression, need: Fixed): boolean {
  return expression.kind === 'column' && keyOf(expression) === need
}

function inOutputs(expressions: readonly Ir.Expression[], outputs: readonly Ir.Output[]): RowKeys {
  const places = expressions.map((each) =>
    outputs.findIndex(({ expression }) => sameExpression(expression, each)),
  )
  return places.includes(-1) ? [] : [places]
}

function expressionsOf(outputs: readonly Ir.Output[]): readonly Ir.Expression[] {
  return outputs.map(({ expression }) => expression)
}

function determinationOf({ from, where, having }: Ir.Select, asking: Asking): Determination {
  return determination(joined(from, [where, having]), asking)
}

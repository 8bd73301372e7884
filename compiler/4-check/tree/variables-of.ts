import type * as Ir from '../../ir/query.ts'
import { conjunctsOf } from './conjuncts.ts'

/** The relations of a FROM, from left to right. */
export function variablesOf(from: Ir.From | undefined): readonly Ir.RangeVariable[] {
  const variables: Ir.RangeVariable[] = []
  const visit = (part: Ir.From) => {
    if (part.kind === 'join') {
      visit(part.left)
      visit(part.right)
    } else variables.push(part)
  }
  if (from) visit(from)
  return variables
}

/** The conjuncts of its joins' conditions. */
export function conditionsOf(from: Ir.From | undefined): readonly Ir.Expression[] {
  const conditions: Ir.Expression[] = []
  const visit = (part: Ir.From) => {
    if (part.kind !== 'join') return
    for (const condition of conjunctsOf(part.condition)) conditions.push(condition)
    visit(part.left)
    visit(part.right)
  }
  if (from) visit(from)
  return conditions
}

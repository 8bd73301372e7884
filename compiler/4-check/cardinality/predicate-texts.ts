import type * as Ir from '../../ir/query.ts'
import { expressionText } from '../tree/expression-text.ts'
import type { Inferred } from '../inference/inference.ts'
import { provenWhenTrue } from '../nullability/proofs/proofs.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { mayBeRow } from '../tree/may-be-row.ts'

/** What holds where the condition does, as texts: `deleted_at > now()` says `deleted_at IS NOT NULL` as well. */
export function impliedTexts(
  condition: Ir.Expression,
  variable: Ir.RangeVariable,
  inferred: Inferred,
): readonly string[] {
  const { columns, expressions } = provenWhenTrue(condition, {
    ...inferred,
    declarations: undefined,
  })
  const proven = [...columns.values(), ...expressions]
    .filter((each) => !mayBeRow(each, inferred))
    .map(isNotNull)
  return textsOf([...formsOf(condition), ...proven], variable)
}

/** Of each conjunct of an index's WHERE the texts any of which implies it. */
export function sufficientTexts(
  condition: Ir.Expression,
  variable: Ir.RangeVariable,
): readonly (readonly string[])[] {
  return conjunctsOf(condition).map((conjunct) => textsOf(alternativesOf(conjunct), variable))
}

function textsOf(
  expressions: readonly Ir.Expression[],
  variable: Ir.RangeVariable,
): readonly string[] {
  return expressions.flatMap((expression) => expressionText(expression, variable) ?? [])
}

function alternativesOf(condition: Ir.Expression): readonly Ir.Expression[] {
  if (condition.kind === 'logic' && condition.operator === 'or') {
    return [condition, ...condition.operands.flatMap(alternativesOf)]
  }
  return [...formsOf(condition), ...(condition.kind === 'in-list' ? arms(condition) : [])]
}

function arms({ operand, items, negated, at }: Ir.InList): readonly Ir.Expression[] {
  return negated ? [] : items.map((item) => equality(operand, item, at))
}

function equality(left: Ir.Expression, right: Ir.Expression, at: Ir.Expression['at']) {
  return { kind: 'operation', operator: '=', operatorAt: at, operands: [left, right], at } as const
}

/** A condition in the forms it may be written in: `active`, `active = true`, `active IS TRUE`. */
function formsOf(condition: Ir.Expression): readonly Ir.Expression[] {
  switch (condition.kind) {
    case 'operation': {
      const [left, right] = condition.operands
      if (condition.operator !== '=' || !left || !right) return [condition]
      if (right.kind !== 'literal') return [condition, equality(right, left, condition.at)]
      return right.type === 'boolean' ? [condition, ...truths(left, right.value)] : [condition]
    }
    case 'test': {
      const { test, negated, operand } = condition
      const isTruth = !negated && (test === 'true' || test === 'false')
      return isTruth ? [condition, ...truths(operand, test)] : [condition]
    }
    default:
      return [condition]
  }
}

function truths(operand: Ir.Expression, value: string): readonly Ir.Expression[] {
  return value.toLowerCase() === 'true' ? [operand] : [{ kind: 'not', operand, at: operand.at }]
}

function isNotNull(operand: Ir.Expression): Ir.Test {
  return { kind: 'test', test: 'null', negated: true, operand, right: undefined, at: operand.at }
}

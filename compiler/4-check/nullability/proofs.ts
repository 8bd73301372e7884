import type { NullRule } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { isOfFormat } from '../of-format.ts'
import type { Nullability } from './nullability.ts'
import { intersection, keyOf, nothing, type Proof, union } from './facts.ts'

type Known = Pick<Inferred, 'chosen' | 'declared'>

/** What conditions prove is passed over where nothing but declarations counts. */
type Judged = Known & Pick<Nullability, 'declarations'>

/** NULL in, NULL out: so a result that is not NULL had no NULL among its operands. */
const passesNull: ReadonlySet<NullRule> = new Set(['strict', 'strict-or-null'])

/** The columns that are not NULL where the condition is true. */
export function provenWhenTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenTrue(condition, judged)
}

/** What is known where a condition is false or NULL: `CASE WHEN a IS NULL THEN 0 ELSE a END`. */
export function provenWhenNotTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenNotTrue(condition, judged)
}

/** The columns that are not NULL where the expression is not. */
export function provenWhenNotNull(expression: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenNotNull(expression, judged)
}

function whenTrue(condition: Ir.Expression, known: Known): Proof {
  switch (condition.kind) {
    case 'logic': {
      const proofs = condition.operands.map((operand) => whenTrue(operand, known))
      return condition.operator === 'and' ? union(proofs) : intersection(proofs)
    }
    case 'not':
      return whenFalse(condition.operand, known)
    case 'test':
      return whenTest(condition, known)
    case 'between': {
      const { operand, low, high, negated } = condition
      const bounds = negated ? [operand] : [operand, low, high]
      return union(bounds.map((bound) => whenNotNull(bound, known)))
    }
    case 'in-query':
      return condition.negated ? nothing : whenNotNull(condition.operand, known)
    case 'quantified':
      return condition.quantifier === 'any' ? whenNotNull(condition.operand, known) : nothing
    default:
      return whenNotNull(condition, known)
  }
}

/** `NOT (a OR b)` is `NOT a AND NOT b`; what is false is not NULL either. */
function whenFalse(condition: Ir.Expression, known: Known): Proof {
  switch (condition.kind) {
    case 'logic': {
      const proofs = condition.operands.map((operand) => whenFalse(operand, known))
      return condition.operator === 'or' ? union(proofs) : intersection(proofs)
    }
    case 'not':
      return whenTrue(condition.operand, known)
    case 'test':
      return whenTest({ ...condition, negated: !condition.negated }, known)
    case 'between':
      return whenTrue({ ...condition, negated: !condition.negated }, known)
    case 'in-list':
      return whenNotNull({ ...condition, negated: !condition.negated }, known)
    case 'in-query':
      return whenTrue({ ...condition, negated: !condition.negated }, known)
    case 'quantified':
      return nothing
    default:
      return whenNotNull(condition, known)
  }
}

function whenNotTrue(condition: Ir.Expression, known: Known): Proof {
  // Neither true nor false: `NULL IS JSON`.
  if (condition.kind === 'test' && !isOfFormat(condition.test)) return whenFalse(condition, known)
  if (condition.kind !== 'logic' || condition.operator !== 'or') return nothing
  return union(condition.operands.map((operand) => whenNotTrue(operand, known)))
}

function whenTest(condition: Ir.Test, known: Known): Proof {
  const { test, operand, right, negated } = condition
  if (isOfFormat(test)) return whenNotNull(operand, known)
  if (test === 'null') return negated ? whenNotNull(operand, known) : nothing
  if (test === 'unknown') return negated ? whenNotNull(operand, known) : nothing
  if (negated) return nothing
  if (test === 'true') return whenTrue(operand, known)
  if (test === 'false') return whenFalse(operand, known)
  return right?.kind === 'literal' && right.type !== 'null' ? whenNotNull(operand, known) : nothing
}

/** In a loop: `a + b + ...` may be long. */
function whenNotNull(expression: Ir.Expression, known: Known): Proof {
  const columns = new Map<string, Ir.ColumnReference>()
  const waiting = [expression]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'column') columns.set(keyOf(next), next)
    else waiting.push(...partsNotNull(next, known).toReversed())
  }
  return columns
}

/** The parts that are not NULL where the expression is not. */
function partsNotNull(expression: Ir.Expression, known: Known): readonly Ir.Expression[] {
  switch (expression.kind) {
    case 'cast':
    case 'collate':
    case 'field':
    case 'not':
    case 'interval':
    case 'between':
      return [expression.operand]
    case 'subscript':
      return [expression.operand, ...expression.indexes]
    case 'operation':
    case 'call':
      return passes(expression, known) ? nullOperands(expression, known) : []
    case 'in-list':
      return mayBeEmpty(expression, known) ? [] : [expression.operand]
    default:
      return []
  }
}

/** An aggregate skips NULLs: its result says nothing about one row. */
function passes(expression: Ir.Call | Ir.Operation, { chosen }: Known): boolean {
  const choice = chosen.get(expression)
  return choice?.routine === 'function' && !choice.setReturning && passesNull.has(choice.nulls)
}

/** The operands that the null rule of the chosen overload speaks of. */
export function nullOperands(
  expression: Ir.Call | Ir.Operation,
  { chosen }: Pick<Known, 'chosen'>,
): readonly Ir.Expression[] {
  const operands =
    expression.kind === 'operation'
      ? expression.operands
      : [
          ...expression.arguments.map(({ value }) => value),
          ...expression.withinGroup.map((order) => order.expression),
        ]
  const indexes = chosen.get(expression)?.nullsOf
  return indexes ? operands.filter((_, i) => indexes.includes(i)) : operands
}

/** `x NOT IN ()` is true for a NULL x: a list given at run time may be empty. */
function mayBeEmpty({ items }: Ir.InList, { declared }: Known): boolean {
  return items.every((item) => item.kind === 'parameter' && declared[item.index]?.list)
}

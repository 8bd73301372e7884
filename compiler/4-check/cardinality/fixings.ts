import type * as Ir from '../../ir/query.ts'
import { unknown } from '../../ir/type.ts'
import { expressionText } from '../tree/expression-text.ts'
import type { Inferred } from '../inference/inference.ts'
import { keyOf } from '../nullability/facts.ts'
import { allExpressions } from '../tree/walk.ts'
import type { Condition } from './conditions.ts'
import type { Rule } from './consequences.ts'
import type { Asking } from './asking.ts'
import { type Fixed, ITSELF, needsOf } from './steady.ts'
import { storedOf } from './stored.ts'

/** Behind a column: its range covers a value. */
export const COVERING = '@'

/** What a condition says an expression is. */
interface Fixing {
  readonly target: Ir.Expression
  /** Undefined: a constant. */
  readonly value: Ir.Expression | undefined
  /** `same`: both may be NULL, which a unique key may hold several times; `covers`: the value is within the range. */
  readonly how: 'equal' | 'same' | 'covers'
}

/** What follows from a condition: `a.id = b.a_id` fixes each by the other. */
export function fixingRules(
  { expression, needs }: Condition,
  own: ReadonlySet<Ir.From>,
  asking: Asking,
): readonly Rule<Fixed>[] {
  return fixingsOf(expression, asking).flatMap(({ target, value, how }) => {
    const named = elementOf(target, own)
    if (!named) return []
    const asked = value ? needsOf(value, own, asking.inferred) : []
    if (!asked || (how === 'same' && asked.length > 0)) return []
    if (value && how !== 'covers' && !tellsApart(target, value, asking.inferred)) return []
    const gives = [...marks[how], ...(value ? [] : [ITSELF])].map((mark) => named.element + mark)
    return [{ needs: [...needs, ...asked], gives }]
  })
}

const marks: Readonly<Record<Fixing['how'], readonly string[]>> = {
  equal: ['', '!', COVERING],
  same: [''],
  covers: [COVERING],
}

function fixingsOf(condition: Ir.Expression, asking: Asking): readonly Fixing[] {
  switch (condition.kind) {
    case 'operation': {
      const [left, right] = condition.operands
      if (!left || !right) return []
      if (condition.operatorSchema !== undefined) return []
      if (condition.operator === '=') return equalities(left, right)
      return covering(condition, left, right, asking)
    }
    case 'in-list': {
      const [item, ...others] = condition.items
      return item && others.length === 0 && !condition.negated
        ? equalities(condition.operand, item)
        : []
    }
    case 'in-query':
      return condition.negated ? [] : ofQuery(condition.operand, condition.query, asking)
    case 'quantified':
      return ofQuantified(condition, asking)
    case 'test':
      return ofTest(condition, asking)
    case 'not':
      return asTruth(condition.operand, asking)
    default:
      return asTruth(condition, asking)
  }
}

/** `during @> now()`: of ranges that have nothing in common one holds the value. */
function covering(
  { operator }: Ir.Operation,
  left: Ir.Expression,
  right: Ir.Expression,
  { inferred: { types, dialect } }: Asking,
): readonly Fixing[] {
  const [range = unknown, element = unknown] = [types.get(left), types.get(right)]
  const holds = dialect.semantics.holdsElement(operator, range, element)
  return holds ? [{ target: left, value: right, how: 'covers' }] : []
}

/** Of rows pair by pair: `(a, b) = ($1, $2)`. */
function equalities(left: Ir.Expression, right: Ir.Expression): readonly Fixing[] {
  if (left.kind !== 'list' || right.kind !== 'list' || left.array || right.array) {
    return [
      { target: left, value: right, how: 'equal' },
      { target: right, value: left, how: 'equal' },
    ]
  }
  return left.items.flatMap((item, i) => {
    const other = right.items[i]
    return other ? equalities(item, other) : []
  })
}

/** `id IN (SELECT id FROM t LIMIT 1)` */
function ofQuery(operand: Ir.Expression, query: Ir.Query, asking: Asking): readonly Fixing[] {
  if (operand.kind === 'list' || !asking.isOne(query)) return []
  const value = { kind: 'subquery', array: false, query, at: query.at } as const
  return [{ target: operand, value, how: 'equal' }]
}

/** `id = ANY (SELECT ...)`, `id = ANY (ARRAY[$1])` */
function ofQuantified(condition: Ir.Quantified, asking: Asking): readonly Fixing[] {
  const { operand, operator, operatorSchema, quantifier, right } = condition
  if (operator !== '=' || operatorSchema !== undefined || quantifier !== 'any') return []
  if (right.kind === 'query') return ofQuery(operand, right, asking)
  if (right.kind !== 'list' || !right.array) return []
  const [item, ...others] = right.items
  return item && others.length === 0 ? equalities(operand, item) : []
}

function ofTest({ test, negated, operand, right }: Ir.Test, asking: Asking): readonly Fixing[] {
  if (negated) return []
  switch (test) {
    case 'null':
    case 'unknown':
      return [{ target: operand, value: undefined, how: 'same' }]
    case 'same-as':
      return right ? equalities(operand, right).map((fixing) => ({ ...fixing, how: 'same' })) : []
    case 'true':
    case 'false':
      return asTruth(operand, asking)
    default:
      return []
  }
}

/** `WHERE active`, where nothing but booleans are conditions. */
function asTruth(target: Ir.Expression, { inferred }: Asking): readonly Fixing[] {
  const { condition } = inferred.dialect.semantics
  return target.kind === 'column' && condition ? [{ target, value: undefined, how: 'equal' }] : []
}

/** What is fixed: a column, or what an index computes of the columns of one relation. */
function elementOf(
  target: Ir.Expression,
  own: ReadonlySet<Ir.From>,
): { readonly element: string; readonly variable: Ir.RangeVariable } | undefined {
  if (target.kind === 'column') {
    const { variable } = target
    return own.has(variable) ? { element: keyOf(target), variable } : undefined
  }
  const variable = allExpressions(target).find((part) => part.kind === 'column')?.variable
  if (!variable || !own.has(variable) || !hasProofs(variable)) return undefined
  const text = expressionText(target, variable)
  return text === undefined ? undefined : { element: `${variable.id}:${text}`, variable }
}

export function hasProofs({ over }: Ir.RangeVariable): boolean {
  return over.kind === 'relation' && over.relation.indexes.some(({ proof }) => proof)
}

/** Whether values that a key tells apart are not equal to the same value here. */
function tellsApart(target: Ir.Expression, value: Ir.Expression, inferred: Inferred): boolean {
  return inferred.dialect.semantics.tellsApart(
    storedOf(target, inferred),
    storedOf(value, inferred),
  )
}

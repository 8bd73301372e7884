import type * as Ir from '../../ir/query.ts'
import { isOfFormat } from '../tree/of-format.ts'
import {
  canBe,
  canBeFalse,
  canBeTrue,
  type Compared,
  comparedWith,
  mayHold,
  truthOf,
} from './constants.ts'
import { areRows, isRow } from '../tree/is-row.ts'
import { intersection, keyOf, nothing, type Proof, union } from './facts.ts'
import { holdsForTotals } from './holds-for-totals.ts'
import { meaningOf } from './meaning-of.ts'
import { negatedQuantifier } from './negated-quantifier.ts'
import { whenNotZero } from './not-zero.ts'
import {
  isWorthKnowing,
  type Known,
  mayBeEmpty,
  nullOperands,
  partsNotNull,
} from './not-null-parts.ts'
import type { Nullability } from './nullability.ts'
import { provenByRow } from './proven-by-row.ts'

/** What conditions prove is passed over where nothing but declarations counts. */
type Judged = Known & Pick<Nullability, 'declarations'>

/** The columns that are not NULL where the condition is true. */
export function provenWhenTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenTrue(condition, judged)
}

/** What is known where a condition is false or NULL: `CASE WHEN a IS NULL THEN 0 ELSE a END`. */
export function provenWhenNotTrue(condition: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenNotTrue(condition, judged)
}

/** The columns that are not NULL where a condition is true or NULL, as the engine asks of a CHECK. */
export function provenWhenNotFalse(condition: Ir.Expression, known: Known): Proof {
  return whenNotFalse(condition, known)
}

/** The columns that are not NULL where the expression is not. */
export function provenWhenNotNull(expression: Ir.Expression, judged: Judged): Proof {
  return judged.declarations ? nothing : whenNotNull(expression, judged)
}

/** The columns that are not NULL where the two are equal: `CASE a WHEN b THEN ...`. */
export function provenWhenEqual(left: Ir.Expression, right: Ir.Expression, judged: Judged): Proof {
  if (judged.declarations) return nothing
  return union([whenNotNull(left, judged), whenNotNull(right, judged)])
}

function whenTrue(written: Ir.Expression, known: Known): Proof {
  if (known.keys?.has(written)) return itself(written)
  if (holdsForTotals(written, known)) return nothing
  const condition = meaningOf(written, known)
  switch (condition.kind) {
    case 'logic': {
      const isAnd = condition.operator === 'and'
      const operands = isAnd ? condition.operands : condition.operands.filter(canBeTrue)
      const proofs = operands.map((operand) => whenTrue(operand, known))
      return isAnd ? union(proofs) : intersection(proofs)
    }
    case 'not':
      return whenFalse(condition.operand, known)
    case 'test':
      return union([whenTest(condition, known), whenRowTest(condition, known)])
    case 'between': {
      const { operand, low, high, negated } = condition
      const bounds = negated ? [operand] : [operand, low, high]
      return union(bounds.map((bound) => whenNotNull(bound, known)))
    }
    case 'in-list':
      return whenListed(condition, known)
    case 'in-query': {
      const { operand, query, negated } = condition
      return negated ? nothing : union([whenItems(operand, known), whenValue(query, known)])
    }
    case 'quantified':
      return whenQuantified(condition, known)
    case 'exists':
      return byRow(condition.query, known, 'row')
    case 'operation':
      return union([
        whenNotNull(condition, known),
        whenRows(condition, '=', known),
        whenCompared(comparedWith(condition, 'true'), known),
      ])
    case 'case':
      return whenCase(condition, known, {
        canBeTaken: canBeTrue,
        whenValued: (value) => whenTrue(value, known),
      })
    default:
      return union([
        whenNotNull(condition, known),
        whenChosen(condition, known, {
          canBeTaken: canBeTrue,
          whenValued: (value) => whenTrue(value, known),
        }),
      ])
  }
}

/** Of a key nothing but its value is known: a set that groups by `lower(a)` may have dropped `a`. */
function itself(key: Ir.Expression): Proof {
  return { columns: new Map(), expressions: [key] }
}

/** `NOT (a OR b)` is `NOT a AND NOT b`; what is false is not NULL either. */
function whenFalse(written: Ir.Expression, known: Known): Proof {
  if (known.keys?.has(written)) return itself(written)
  if (holdsForTotals(written, known)) return nothing
  const condition = meaningOf(written, known)
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
    case 'in-query':
      return whenTrue({ ...condition, negated: !condition.negated }, known)
    case 'quantified':
      return whenQuantified(negatedQuantifier(condition), known)
    case 'exists':
    case 'case':
      return nothing
    case 'operation':
      return union([
        whenNotNull(condition, known),
        whenRows(condition, '<>', known),
        whenCompared(comparedWith(condition, 'false'), known),
      ])
    default:
      return union([
        whenNotNull(condition, known),
        whenChosen(condition, known, {
          canBeTaken: canBeFalse,
          whenValued: (value) => whenFalse(value, known),
        }),
      ])
  }
}

/** `coalesce(a > 1, false)` is one of the two. */
function whenChosen(
  condition: Ir.Expression,
  known: Known,
  { canBeTaken, whenValued }: Asked,
): Proof {
  const isChoice = condition.kind === 'call' && known.chosen.get(condition)?.nulls === 'all'
  if (!isChoice) return nothing
  return intersection(nullOperands(condition, known).filter(canBeTaken).map(whenValued))
}

/** `coalesce(a, 0) > 0` is not true of the zero, nor is `(a IS NULL) = 0` where it is NULL. */
function whenCompared(compared: Compared | undefined, known: Known): Proof {
  if (!compared) return nothing
  const side = meaningOf(compared.side, known)
  const truth = areTruths.has(side.kind) ? truthOf(compared) : undefined
  if (truth !== undefined) return truth ? whenTrue(side, known) : whenFalse(side, known)
  const asked = {
    canBeTaken: (value: Ir.Expression) => mayHold(value, compared),
    whenValued: (value: Ir.Expression) => whenNotNull(value, known),
  }
  const chosen =
    side.kind === 'case' ? whenCase(side, known, asked) : whenChosen(side, known, asked)
  return union([chosen, whenNotZero(compared, known)])
}

const areTruths: ReadonlySet<Ir.Expression['kind']> = new Set([
  'test',
  'logic',
  'not',
  'between',
  'in-list',
  'in-query',
  'exists',
])

function whenNotTrue(written: Ir.Expression, known: Known): Proof {
  if (known.keys?.has(written)) return nothing
  const condition = meaningOf(written, known)
  // Neither true nor false: `NULL IS JSON`.
  if (condition.kind === 'test' && !isOfFormat(condition.test)) return whenFalse(condition, known)
  if (condition.kind === 'not') return whenNotFalse(condition.operand, known)
  if (condition.kind === 'operation') return whenNotZero(comparedWith(condition, 'false'), known)
  if (condition.kind !== 'logic' || condition.operator !== 'or') return nothing
  return union(condition.operands.map((operand) => whenNotTrue(operand, known)))
}

/** `NOT (x IS NULL)` fails only where the test holds. */
function whenNotFalse(written: Ir.Expression, known: Known): Proof {
  if (known.keys?.has(written)) return nothing
  const condition = meaningOf(written, known)
  if (condition.kind === 'test' && !isOfFormat(condition.test)) return whenTrue(condition, known)
  if (condition.kind === 'not') return whenNotTrue(condition.operand, known)
  if (condition.kind === 'operation') return whenNotZero(comparedWith(condition, 'true'), known)
  if (condition.kind !== 'logic' || condition.operator !== 'and') return nothing
  return union(condition.operands.map((operand) => whenNotFalse(operand, known)))
}

function whenTest(condition: Ir.Test, known: Known): Proof {
  const { test, operand, right, negated } = condition
  if (isOfFormat(test)) return whenNotNull(operand, known)
  if (test === 'null') return negated ? whenNotNull(operand, known) : nothing
  if (test === 'unknown') return negated ? whenNotNull(operand, known) : nothing
  if (test === 'same-as') return right ? whenSame({ operand, right, negated }, known) : nothing
  if (negated) return nothing
  return test === 'true' ? whenTrue(operand, known) : whenFalse(operand, known)
}

/** `(a, b) IS NOT NULL`: none of the items is. `NOT ((a, b) IS NULL)` says less. */
function whenRowTest({ test, operand, negated }: Ir.Test, known: Known): Proof {
  if (test !== 'null' || !negated) return nothing
  if (operand.kind === 'list') return whenItems(operand, known)
  if (operand.kind !== 'whole-row') return nothing
  const { variable, at } = operand
  const references = Array.from(
    { length: variable.visible },
    (_, index) => ({ kind: 'column', variable, index, at }) as const,
  )
  return {
    columns: new Map(references.map((reference) => [keyOf(reference), reference])),
    expressions: [],
  }
}

/** `a IS NOT DISTINCT FROM 1` and `a IS DISTINCT FROM NULL`. */
function whenSame(
  { operand, right, negated }: { operand: Ir.Expression; right: Ir.Expression; negated: boolean },
  known: Known,
): Proof {
  if (operand.kind === 'list' && right.kind === 'list' && !negated) {
    const items = operand.items.flatMap((item, i) => {
      const other = right.items[i]
      return other ? [whenSame({ operand: item, right: other, negated }, known)] : []
    })
    return union(items)
  }
  const pairs = [
    [operand, right],
    [right, operand],
  ] as const
  const proofs = pairs.map(([side, other]) => {
    const isProof = other.kind === 'literal' && (other.type === 'null') === negated
    return isProof ? whenNotNull(side, known) : nothing
  })
  return union(proofs)
}

/** An element was equal; or all of them were not: `1 NOT IN (a, b)`. */
function whenListed({ operand, items, negated }: Ir.InList, known: Known): Proof {
  if (negated) {
    const isSingle = [operand, ...items].every(({ kind }) => kind !== 'list')
    const parts = mayBeEmpty({ items }, known) || !isSingle ? [] : [operand, ...items]
    return union(parts.map((part) => whenNotNull(part, known)))
  }
  if (mayBeEmpty({ items }, known)) return nothing
  const byItem = items.filter(canBe).map((item) => whenPair(operand, item, known))
  return union([isRow(operand) ? nothing : whenNotNull(operand, known), intersection(byItem)])
}

/** Two that are equal: item by item only where both are written as rows, or the one is a query. */
function whenPair(left: Ir.Expression, right: Ir.Expression, known: Known): Proof {
  if (areRows([left, right])) return union([whenItems(left, known), whenItems(right, known)])
  return union([whenNotNull(left, known), whenNotNull(right, known)])
}

/** Items that were compared are not NULL; those that are rows themselves are compared as values. */
function whenItems(expression: Ir.Expression, known: Known): Proof {
  if (!isRow(expression)) return whenNotNull(expression, known)
  return union(expression.items.map((item) => whenNotNull(item, known)))
}

/** `<> ALL` of no elements is true for NULL, but not `<> ALL` of no array. */
function whenQuantified(
  { operand, operator, right, quantifier }: Ir.Quantified,
  known: Known,
): Proof {
  if (right.kind === 'query') {
    if (quantifier === 'all') return nothing
    if (operand.kind === 'list' && operator !== '=') return byRow(right, known, 'row')
    return union([whenItems(operand, known), whenValue(right, known)])
  }
  const isCompared = quantifier === 'any' || hasElement(right)
  const compared = isCompared ? [operand, right] : [right]
  return union(compared.map((part) => whenNotNull(part, known)))
}

/** `ARRAY[1, 2]`; one of arrays, `ARRAY['{}']`, may have none. */
function hasElement(array: Ir.Expression): boolean {
  if (array.kind !== 'list' || !array.array) return false
  return array.items.some(
    (item) => item.kind === 'literal' && item.type !== 'string' && item.type !== 'null',
  )
}

/** Rows that differ in one item differ, whatever the others are; `<` asks the first items in any case. */
function whenRows({ operator, operands }: Ir.Operation, equal: '=' | '<>', known: Known): Proof {
  if (!areRows(operands)) return nothing
  if (operator === equal) return union(operands.map((operand) => whenItems(operand, known)))
  if (!['<', '<=', '>', '>='].includes(operator)) return nothing
  const firsts = operands.filter(isRow).flatMap(({ items }) => items.slice(0, 1))
  return union(firsts.map((first) => whenNotNull(first, known)))
}

/** What is asked of the value of a CASE. */
interface Asked {
  readonly canBeTaken: (value: Ir.Expression) => boolean
  readonly whenValued: (value: Ir.Expression) => Proof
}

/** One of the arms was taken, after those before it were not. */
function whenCase(
  { operand, whens, otherwise }: Ir.Case,
  known: Known,
  { canBeTaken, whenValued }: Asked,
): Proof {
  let before = nothing
  const arms: Proof[] = []
  for (const { when, then } of whens) {
    const taken = operand
      ? union([whenNotNull(operand, known), whenNotNull(when, known)])
      : whenTrue(when, known)
    if (canBeTaken(then)) arms.push(union([before, taken, whenValued(then)]))
    if (!operand) before = union([before, whenNotTrue(when, known)])
  }
  if (otherwise && canBeTaken(otherwise)) arms.push(union([before, whenValued(otherwise)]))
  return intersection(arms)
}

/** What is not NULL around a query whose row, or whose value, is there. */
function byRow(query: Ir.Query, known: Known, values: 'values' | 'row'): Proof {
  const prover = {
    whenTrue: (condition: Ir.Expression) => whenTrue(condition, known),
    whenNotNull: (expression: Ir.Expression) => whenNotNull(expression, known),
  }
  return provenByRow(query, known, prover, values)
}

function whenValue(query: Ir.Query, known: Known): Proof {
  return byRow(query, known, 'values')
}

/** In a loop: `a + b + ...` may be long. */
function whenNotNull(expression: Ir.Expression, known: Known): Proof {
  const columns = new Map<string, Ir.ColumnReference>()
  const expressions: Ir.Expression[] = []
  const others: Proof[] = []
  const inChain = new Set<Ir.Expression>()
  const waiting = [expression]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (known.keys?.has(next)) {
      expressions.push(next)
      continue
    }
    if (next.kind === 'column') columns.set(keyOf(next), next)
    else waiting.push(...partsNotNull(next, known).toReversed())
    const other = chosenNotNull(next, known)
    if (other) others.push(other)
    const isNoted = !inChain.has(next) && isWorthKnowing(next, known)
    if (isNoted) expressions.push(next)
    // Of `a / b / c` the whole is noted, not each part.
    if (next.kind !== 'operation' || !(isNoted || inChain.has(next))) continue
    for (const operand of next.operands) inChain.add(operand)
  }
  const own = { columns, expressions }
  return others.length > 0 ? union([own, ...others]) : own
}

/** Where one of several parts is what is not NULL. */
function chosenNotNull(written: Ir.Expression, known: Known): Proof | undefined {
  const expression = meaningOf(written, known)
  if (expression.kind === 'subquery') {
    return expression.array ? undefined : whenValue(expression.query, known)
  }
  if (expression.kind === 'case') {
    const whenValued = (value: Ir.Expression) => whenNotNull(value, known)
    return whenCase(expression, known, { canBeTaken: canBe, whenValued })
  }
  if (expression.kind !== 'call' || known.chosen.get(expression)?.nulls !== 'all') return undefined
  const parts = nullOperands(expression, known).filter(canBe)
  return intersection(parts.map((part) => whenNotNull(part, known)))
}

import type { NullRule } from '../../../ir/routine.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Inferred } from '../../inference/inference.ts'
import { isVolatile } from '../../inference/is-volatile.ts'
import { elementOfRow } from '../element-of-row.ts'
import type { ExpressionSet } from '../../tree/same-expression.ts'
import { someExpression } from '../../tree/walk.ts'

export interface Known extends Pick<
  Inferred,
  'chosen' | 'declared' | 'dialect' | 'types' | 'catalog'
> {
  /** What is grouped by, where sets may drop the columns inside: `GROUP BY ROLLUP (lower(a), a)`. */
  readonly keys?: ExpressionSet
}

/** NULL in, NULL out: so a result that is not NULL had no NULL among its operands. */
const passesNull: ReadonlySet<NullRule> = new Set([
  'strict',
  'strict-or-null',
  'strict-unless-zero',
])

/** The parts that are not NULL where the expression is not. */
export function partsNotNull(expression: Ir.Expression, known: Known): readonly Ir.Expression[] {
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
    case 'whole-row':
      return [elementOfRow(expression, known)].filter((element) => element !== undefined)
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
export function mayBeEmpty({ items }: Pick<Ir.InList, 'items'>, { declared }: Known): boolean {
  return items.every((item) => item.kind === 'parameter' && declared[item.index]?.list)
}

/** What may be NULL though its parts are not; and what gives the same result wherever it stands. */
export function isWorthKnowing(expression: Ir.Expression, known: Known): boolean {
  return mayLoseValue(expression, known) && isSteady(expression, known)
}

function mayLoseValue(expression: Ir.Expression, { chosen }: Known): boolean {
  switch (expression.kind) {
    case 'subscript':
    case 'field':
    case 'case':
    case 'cast':
      return true
    case 'call':
    case 'operation':
      return chosen.get(expression)?.nulls !== 'strict'
    default:
      return false
  }
}

function isSteady(expression: Ir.Expression, known: Known): boolean {
  const { chosen, dialect } = known
  return !someExpression(expression, (part) => {
    if (isVolatile(part, known)) return true
    if (part.kind === 'call') {
      const isVarying = dialect.semantics.varyingFunctions.has(part.name.toLowerCase())
      return isVarying || part.over !== undefined || chosen.get(part)?.varies === true
    }
    return unsteady.has(part.kind)
  })
}

const unsteady: ReadonlySet<Ir.Expression['kind']> = new Set([
  'subquery',
  'exists',
  'in-query',
  'quantified',
  'variable',
  'fault',
])

import type * as Ir from '../../ir/query.ts'
import { queryIn } from './each-select.ts'
import { selfText } from './expression-text.ts'
import { childExpressions, walkExpression } from './walk.ts'

/** An expression as it is compared; where nothing says so, as it is. */
export type Seen = (expression: Ir.Expression) => Ir.Expression

const asIs: Seen = (expression) => expression

/** Among which an expression is looked for, wherever it stands: `GROUP BY lower(a)` and `SELECT lower(a)`. */
export interface ExpressionSet {
  readonly has: (expression: Ir.Expression) => boolean
}

export function expressionSet(
  expressions: readonly Ir.Expression[],
  seen: Seen = asIs,
): ExpressionSet {
  const alike = new Map<string, Ir.Expression[]>()
  for (const expression of expressions) {
    const digest = digestOf(expression, seen)
    const before = alike.get(digest)
    if (before) before.push(expression)
    else alike.set(digest, [expression])
  }
  const has = (expression: Ir.Expression) =>
    alike
      .get(digestOf(expression, seen))
      ?.some((other) => sameExpression(other, expression, seen)) === true
  return { has: alike.size === 0 ? () => false : has }
}

/** So many parts tell nearly all expressions apart, and bound what one digest costs. */
const PARTS_OF_DIGEST = 16

/** What an expression begins with: two that are one have the same. */
function digestOf(expression: Ir.Expression, seen: Seen): string {
  const parts: string[] = []
  walkExpression(expression, (part) => {
    if (parts.length === PARTS_OF_DIGEST) return false
    if (seen(part) !== part) return true
    parts.push(`${part.kind} ${selfText(part) ?? ''}`)
    return true
  })
  return parts.join()
}

/** Whether two expressions are one, wherever they stand. */
export function sameExpression(
  left: Ir.Expression,
  right: Ir.Expression,
  seen: Seen = asIs,
): boolean {
  const waiting: (readonly [Ir.Expression, Ir.Expression])[] = [[left, right]]
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const inside = pairsInside(seen(pair[0]), seen(pair[1]))
    if (!inside) return false
    waiting.push(...inside)
  }
  return true
}

/** `HAVING x > 1` where x is a subquery of the list: a subquery that is written once, of which two places tell. */
function isSameQuery(left: Ir.Expression, right: Ir.Expression): boolean {
  const query = queryIn(left)
  return query !== undefined && query === queryIn(right)
}

/** The expressions inside that have to be one as well; undefined where the two differ by themselves. */
function pairsInside(
  left: Ir.Expression,
  right: Ir.Expression,
): readonly (readonly [Ir.Expression, Ir.Expression])[] | undefined {
  if (left === right || isSameQuery(left, right)) return []
  if (left.kind !== right.kind || selfText(left) === undefined) return undefined
  if (selfText(left) !== selfText(right)) return undefined
  const children = childExpressions(left)
  const others = childExpressions(right)
  if (children.length !== others.length) return undefined
  return children.flatMap((child, i) => {
    const other = others[i]
    return other ? [[child, other] as const] : []
  })
}

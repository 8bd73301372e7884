import type * as Ir from '../../ir/query.ts'
import { eachExpression, queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { isVolatile } from '../inference/is-volatile.ts'
import { keyOf } from '../nullability/facts.ts'
import { walkExpression } from '../tree/walk.ts'
import { isSetReturning } from './row-count.ts'
import { isOnlyItself } from './stored.ts'

/** A column, as `keyOf` tells it, or a relation, or a part of FROM. */
export type Fixed = Ir.From | string

/** Behind a column: its values are the same and not only equal, as 1.0 and 1.00 are. */
export const ITSELF = '='

/**
 * What must have one value so that the expression has one; undefined where that is not enough. Nor is it for
 * `'a' COLLATE NOCASE`, which equals several values of a key.
 */
export function needsOf(
  expression: Ir.Expression,
  own: ReadonlySet<Ir.From>,
  inferred: Inferred,
): readonly Fixed[] | undefined {
  if (expression.kind === 'column') return own.has(expression.variable) ? [keyOf(expression)] : []
  const needs: Fixed[] = []
  let isSteady = true
  walkExpression(expression, (part) => {
    const query = queryIn(part)
    needs.push(...needsIn(part, own, inferred), ...(query ? mentionedIn(query, own, inferred) : []))
    isSteady &&= isSteadyPart(part, inferred) && (!query || isSteadyQuery(query, inferred))
    return isSteady
  })
  return isSteady ? needs : undefined
}

/**
 * What an expression, those inside it aside, refers to. What is computed of values that are equal may differ:
 * `SELECT DISTINCT price::text FROM t WHERE price = 1`.
 */
export function needsIn(
  part: Ir.Expression,
  own: ReadonlySet<Ir.From>,
  inferred: Inferred,
): readonly Fixed[] {
  if (part.kind === 'column') {
    if (!own.has(part.variable)) return []
    return [isOnlyItself(part, inferred) ? keyOf(part) : keyOf(part) + ITSELF]
  }
  if (part.kind !== 'whole-row') return []
  const { over } = part.variable
  if (over.kind === 'join') return over.columns.flatMap((column) => needsIn(column, own, inferred))
  return own.has(part.variable) ? [part.variable] : []
}

/** What a statement refers to outside of it. */
export function mentionedIn(
  statement: Ir.Statement,
  own: ReadonlySet<Ir.From>,
  inferred: Inferred,
): readonly Fixed[] {
  const mentioned: Fixed[] = []
  eachExpression(statement, (part) => mentioned.push(...needsIn(part, own, inferred)))
  return mentioned
}

function isSteadyPart(part: Ir.Expression, inferred: Inferred): boolean {
  switch (part.kind) {
    case 'collate':
    case 'fault':
      return false
    case 'variable':
      return part.value === undefined
    case 'parameter':
      return inferred.declared[part.index]?.list !== true
    case 'call':
      return !isVolatile(part, inferred) && isOfOneRow(part, inferred)
    default:
      return !isVolatile(part, inferred)
  }
}

function isOfOneRow(call: Ir.Call, inferred: Inferred): boolean {
  const { chosen } = inferred
  if (call.over || isSetReturning(call, inferred)) return false
  return chosen.get(call)?.routine !== 'aggregate' && chosen.get(call)?.routine !== 'window'
}

function isSteadyQuery(query: Ir.Query, inferred: Inferred): boolean {
  let isSteady = true
  eachExpression(query, (part) => {
    isSteady &&= !isVolatile(part, inferred)
    if (part.kind === 'fault' || (part.kind === 'variable' && part.value)) isSteady = false
  })
  return isSteady
}

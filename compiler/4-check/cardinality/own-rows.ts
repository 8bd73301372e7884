import type * as Ir from '../../ir/query.ts'
import { countSetReturning, isAggregated } from './row-count.ts'
import type { Inferred } from '../inference/inference.ts'
import { allExpressions } from '../tree/walk.ts'

/** Why the rows that it gives are none of a table's; undefined where they may be. */
export function reasonForOwnRows(body: Ir.Body, inferred: Inferred): string | undefined {
  if (body.kind === 'query') return reasonForOwnRows(body.body, inferred)
  if (body.kind === 'values') return 'VALUES has no rows of a table'
  if (body.kind === 'set-operation') return `${body.operator.toUpperCase()} has rows of its own`
  if (body.distinct !== 'all') return 'DISTINCT has rows of its own'
  if (body.grouping.sets.length > 0) return 'GROUP BY has rows of its own'
  if (body.having || isAggregated(body, inferred)) return 'an aggregate has a row of its own'
  if (countSetReturning(body, inferred) > 0) return 'a set-returning function makes rows of its own'
  const parts = body.outputs.flatMap(({ expression }) => allExpressions(expression))
  const hasWindow = parts.some((part) => part.kind === 'call' && part.over)
  return hasWindow ? 'a window function needs all the rows first' : undefined
}

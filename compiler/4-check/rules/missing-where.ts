import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Known } from './known.ts'

/**
 * A statement that changes every row of its table is rarely meant; `WHERE true` says that it is.
 * Warns: `DELETE FROM t`. Passes: `DELETE FROM t WHERE id = $1`, `DELETE t FROM t JOIN u ON u.id = t.id`.
 */
export function missingWhere(statement: Ir.Statement, _known: Known, report: Report): void {
  if (statement.kind !== 'update' && statement.kind !== 'delete') return
  if (statement.where ?? statement.limit) return
  if (hasInnerJoin(statement.from)) return
  const { name, at } = targetOf(statement)
  report.add('missing-where', at, { command: statement.kind.toUpperCase(), relation: name })
}

function targetOf({ target }: Ir.Update | Ir.Delete): { name: string; at: Ir.RangeVariable['at'] } {
  const { over, alias, at } = target
  return { name: over.kind === 'relation' ? over.relation.name : alias, at }
}

/** The condition of an outer join leaves the rows of its other side. */
function hasInnerJoin(from: Ir.From): boolean {
  if (from.kind !== 'join') return false
  const isFilter = from.type === 'inner' && from.condition !== undefined
  return isFilter || hasInnerJoin(from.left) || hasInnerJoin(from.right)
}

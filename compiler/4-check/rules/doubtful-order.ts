import type { Report } from '../../diagnostics/report.ts'
import type { OrderedSelect } from '../tree/each-select.ts'
import type { Known } from './known.ts'
import { unlistedIn } from './unlisted-order.ts'

/**
 * Where the engine takes an ORDER BY that DISTINCT leaves undecided, any of the rows may decide.
 * Warns: `SELECT DISTINCT a FROM t ORDER BY b`. Passes: `SELECT DISTINCT a FROM t ORDER BY lower(a)`.
 */
export function doubtfulOrder(
  select: OrderedSelect,
  { dialect: { semantics } }: Known,
  report: Report,
): void {
  if (semantics.distinctOrder !== 'any') return
  const found = unlistedIn(select, 'columns')
  if (found) report.add('doubtful-order', found.at, {})
}

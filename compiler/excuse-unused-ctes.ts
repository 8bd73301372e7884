import { unusedCtes } from './4-check/tree/unused-ctes.ts'
import type { Code } from './diagnostics/catalogue.ts'
import type { ExcusingReport } from './diagnostics/report.ts'
import type { Dialect } from './dialects/dialect.ts'
import type * as Ir from './ir/query.ts'
import { isWithin } from './source/span.ts'

/** Types and what quarry cannot check are told before names are. */
const unexcused: ReadonlySet<Code> = new Set(['unknown-type', 'not-supported', 'duplicate-object'])

/** `WITH a AS (SELECT nope) SELECT 1`: nothing in it is looked up. */
export function excuseUnusedCtes(
  statement: Ir.Statement,
  { semantics }: Dialect,
  report: ExcusingReport,
): void {
  const hasError = report.all().some(({ severity }) => severity === 'error')
  if (semantics.judgesUnusedCtes || !hasError) return
  const unused = [...unusedCtes(statement)]
  report.excuse(
    ({ code, at }) => !unexcused.has(code) && unused.some((cte) => isWithin(at, cte.at)),
  )
}

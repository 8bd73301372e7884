import { readBy, unusedCtes } from '../4-check/tree/unused-ctes.ts'
import { statementsIn } from '../4-check/tree/each-select.ts'
import type { Code } from '../diagnostics/catalogue.ts'
import type { ExcusingReport } from '../diagnostics/report.ts'
import type { Semantics } from '../dialects/dialect.ts'
import type * as Ir from '../ir/query.ts'
import { isWithin, type Span } from '../source/span.ts'

/** Types and what quarry cannot check are told before names are. */
const always: ReadonlySet<Code> = new Set(['unknown-type', 'not-supported', 'duplicate-object'])

/** What is told while tables are opened, or by MariaDB's parser: the number of arguments. */
const ofRelations: ReadonlySet<Code> = new Set([
  'unknown-type',
  'not-supported',
  'no-matching-function',
])

/** SQLite opens the tables inside windows, and asks what each begins with. */
const ofWindows: ReadonlySet<Code> = new Set([
  'unknown-relation',
  'unknown-object',
  'misplaced-clause',
])

type Judged = Semantics['unused']

/** `WITH a AS (SELECT nope) SELECT 1`, `SELECT 1 FROM t WINDOW w AS (ORDER BY nope)`: what nobody looks up. */
export function excuseUnused(
  { statement, unusedWindows }: Ir.Resolved,
  judged: Judged,
  of: 'query' | 'view',
  report: ExcusingReport,
): void {
  const hasError = report.all().some(({ severity }) => severity === 'error')
  if (!hasError) return
  excuseUnusedCtes(statement, judged[of], report)
  if (judged.window === 'everything') return
  report.excuse(
    ({ code, at }) => !ofWindows.has(code) && unusedWindows.some((window) => isWithin(at, window)),
  )
}

/** No name in one is looked up but, perhaps, those of tables. */
function excuseUnusedCtes(
  statement: Ir.Statement,
  judged: Judged['query'],
  report: ExcusingReport,
): void {
  if (judged === 'everything') return
  const unexcused = judged === 'relations' ? ofRelations : always
  const unused = [...unusedCtes(statement)]
  const opened = judged === 'relations' ? missingIn(statement) : []
  const made = judged === 'relations' ? madeIn(statement) : []
  const isExcused = (at: Span, cte: Span) =>
    isWithin(at, cte) && !made.some((span) => isWithin(at, span) && isWithin(span, cte))
  report.excuse(
    ({ code, at }) =>
      !unexcused.has(code) && !opened.includes(at) && unused.some((cte) => isExcused(at, cte.at)),
  )
}

/** What is read as a table: MariaDB prepares it with whoever reads the view. */
function madeIn(statement: Ir.Statement): readonly Span[] {
  return statementsIn(statement).flatMap((each) =>
    each.kind === 'command' ? [] : readBy(each).flatMap(({ over }) => madeBy(over) ?? []),
  )
}

function madeBy(over: Ir.Ranged): Span | undefined {
  if (over.kind === 'query') return over.query.at
  return over.kind === 'cte' ? over.cte.query.at : undefined
}

/** Where relations are read that do not exist. */
function missingIn(statement: Ir.Statement): readonly Span[] {
  return statementsIn(statement).flatMap((each) =>
    each.kind === 'command'
      ? []
      : readBy(each).flatMap(({ over }) => (over.kind === 'fault' ? [over.at] : [])),
  )
}

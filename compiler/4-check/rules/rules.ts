import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { judgeCharacters } from '../collations/judge-characters.ts'
import { judgeCollations } from '../collations/judge-collations.ts'
import {
  eachExpression,
  eachSelect,
  type OrderedSelect,
  statementsIn,
} from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import type { Checked, Known } from './known.ts'
import { callClauses } from './call-clauses.ts'
import { changedRelation } from './changed-relation.ts'
import { changedTableRead } from './changed-table-read.ts'
import { cannotSucceed } from './cannot-succeed.ts'
import { conflictKey } from './conflict-key.ts'
import { constantOrder } from './constant-order.ts'
import { doubtfulOrder } from './doubtful-order.ts'
import { emptyRange } from './empty-range.ts'
import { havingReferences } from './having-references.ts'
import { implicitCrossJoin, unlinkedChange } from './implicit-cross-join.ts'
import { lacking } from './lacking.ts'
import { listedParameters } from './listed-parameters.ts'
import { lonelyGroup } from './lonely-group.ts'
import { mergedRelations } from './merged-relations.ts'
import { mergedRow } from './merged-row.ts'
import { hasPlacedCall, misplacedCalls, misplacedInStatement } from './misplaced-call.ts'
import { missingWhere } from './missing-where.ts'
import { nestedChanges } from './nested-change.ts'
import { nullComparison } from './null-comparison.ts'
import { nullableNotIn } from './nullable-not-in.ts'
import { outArguments } from './out-arguments.ts'
import { selfComparison } from './self-comparison.ts'
import { outerWindow } from './outer-window.ts'
import { aggregateByAlias } from './aggregate-by-alias.ts'
import { asAsked } from './as-asked.ts'
import { ungroupedColumn } from './ungrouped-column.ts'
import { unlistedOrder } from './unlisted-order.ts'
import { lockedRows } from './locked-rows.ts'
import { refusedConflictKey } from './refused-conflict-key.ts'
import { recursion } from './recursion.ts'
import { writtenColumns } from './written-columns.ts'
import { unusedCte } from './unused-cte.ts'

/** A rule about one select, wherever it stands. */
type SelectRule = (select: OrderedSelect, inferred: Inferred, report: Report) => void

const selectRules: readonly SelectRule[] = [
  callClauses,
  lonelyGroup,
  aggregateByAlias,
  outerWindow,
  havingReferences,
]

/** About what is left of it where a subquery answers a question. */
const askedRules: readonly SelectRule[] = [ungroupedColumn, unlistedOrder]

/** What no engine takes. */
export function checkRules({ resolved, inferred }: Checked, report: Report): void {
  lacking(resolved.statement, inferred, report)
  outArguments(resolved.statement, inferred, report)
  listedParameters(resolved.statement, inferred, report)
  mergedRelations(resolved.statement, inferred, report)
  changedTableRead(resolved.statement, inferred, report)
  nestedChanges(resolved.statement, report)
  mergedRow(resolved.statement, inferred, report)
  const mayMisplace = hasPlacedCall(inferred)
  for (const each of statementsIn(resolved.statement)) {
    if (mayMisplace) misplacedInStatement(each, inferred, report)
    writtenColumns(each, inferred, report)
    changedRelation(each, report)
    conflictKey(each, inferred, report)
    recursion(each, inferred, report)
    lockedRows(each, inferred, report)
  }
  judgeCollations(resolved.statement, inferred, report)
  judgeCharacters(resolved.statement, inferred, report)
  const judged = asAsked(resolved.statement, inferred)
  eachSelect(resolved.statement, (select) => {
    if (mayMisplace) misplacedCalls(select, inferred, report)
    for (const rule of selectRules) rule(select, inferred, report)
    for (const rule of askedRules) rule(judged(select), inferred, report)
  })
}

interface LintRules {
  /** About the statement and each inside it. */
  readonly statement: readonly ((statement: Ir.Statement, known: Known, report: Report) => void)[]
  readonly select: readonly ((select: OrderedSelect, known: Known, report: Report) => void)[]
  readonly expression: readonly ((
    expression: Ir.Expression,
    known: Known,
    report: Report,
  ) => void)[]
}

const lintRules: LintRules = {
  statement: [cannotSucceed, missingWhere, unlinkedChange, unusedCte, refusedConflictKey],
  select: [constantOrder, doubtfulOrder, implicitCrossJoin],
  expression: [emptyRange, nullComparison, nullableNotIn, selfComparison],
}

/** What every engine takes and hardly anybody means. */
export function lint(statement: Ir.Statement, known: Known, report: Report): void {
  for (const each of statementsIn(statement)) {
    for (const rule of lintRules.statement) rule(each, known, report)
  }
  eachSelect(statement, (select) => {
    for (const rule of lintRules.select) rule(select, known, report)
  })
  eachExpression(statement, (expression) => {
    for (const rule of lintRules.expression) rule(expression, known, report)
  })
}

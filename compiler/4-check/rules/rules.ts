import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { misplacedAggregate } from './misplaced-aggregate.ts'
import { ungroupedColumn } from './ungrouped-column.ts'
import { eachSelect, type OrderedSelect } from '../each-select.ts'

/** What a rule looks at. */
export interface Checked {
  readonly resolved: Ir.Resolved
  readonly inferred: Inferred
}

/** A rule about one select, wherever it stands. */
export type SelectRule = (select: OrderedSelect, inferred: Inferred, report: Report) => void

const selectRules: readonly SelectRule[] = [misplacedAggregate, ungroupedColumn]

export function checkRules({ resolved, inferred }: Checked, report: Report): void {
  eachSelect(resolved.statement, (select) => {
    for (const rule of selectRules) rule(select, inferred, report)
  })
}

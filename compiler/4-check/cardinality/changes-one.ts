import type * as Ir from '../../ir/query.ts'
import { joined } from './conditions.ts'
import type { Asking } from './asking.ts'
import { determination } from './determination.ts'
import { isLimited } from './row-count.ts'

/** Whether a change returns one row at most: each row of the target is changed once, whatever it is joined with. */
export function changesOne(change: Ir.Update | Ir.Delete | Ir.Merge, asking: Asking): boolean {
  if (change.kind === 'merge') return mergesOne(change, asking)
  if (isLimited(change)) return true
  const { fixedBy } = determination(joined(change.from, [change.where]), asking)
  return fixedBy([]).has(change.target)
}

/** Each row of the source changes those that match it, or inserts one; WHEN NOT MATCHED BY SOURCE changes others. */
function mergesOne({ from, on }: Ir.Merge, asking: Asking): boolean {
  if (from.type !== 'inner') return false
  const { variables, fixedBy } = determination(joined(from, [on]), asking)
  const fixed = fixedBy([])
  return variables.every((variable) => fixed.has(variable))
}

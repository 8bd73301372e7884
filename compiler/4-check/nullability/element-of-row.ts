import type * as Ir from '../../ir/query.ts'
import { onlyCall } from '../tree/only-call.ts'
import type { Inferred } from '../inference/inference.ts'

/** `e` of `FROM unnest(a) AS e (x)` is the element itself, no row with it. */
export function elementOfRow(
  { variable, at }: Ir.WholeRow,
  { chosen }: Pick<Inferred, 'chosen'>,
): Ir.ColumnReference | undefined {
  const call = variable.columns.length === 1 ? onlyCall(variable.over) : undefined
  const result = call && chosen.get(call)?.result
  const isElement = result !== undefined && result.kind !== 'composite'
  return isElement ? { kind: 'column', variable, index: 0, at } : undefined
}

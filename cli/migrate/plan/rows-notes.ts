import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { RowsProof } from '../../../runtime/migrate/proof/prove-rows.ts'
import { fault } from '../../diagnostics/fault.ts'

/**
 * Returns what made-up rows have shown. A refusal depends on the rows, and so does not stand against the pair; rows that would
 * be others do, unless a trigger or an UPDATE of the plan itself may have changed them.
 */
export function rowsNotes({ loss, refusal, unmade }: RowsProof): readonly Renderable[] {
  return [
    ...unmade.map((reason) => warning(fault('unmade-rows', { reason }, undefined))),
    ...(refusal === undefined ? [] : [warning(fault('rows-refused', refusal, undefined))]),
    ...(loss === undefined ? [] : [changed(loss)]),
  ]
}

function changed(loss: NonNullable<RowsProof['loss']>): Renderable {
  return loss.isCertain
    ? fault('rows-lost', loss, undefined)
    : warning(fault('rows-changed', loss, undefined))
}

function warning(found: Renderable): Renderable {
  return { ...found, severity: 'warning' }
}

import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard } from '../../../../migrate/step.ts'
import { needsLaterColumn } from './finished-later.ts'
import { itemText } from './key-text.ts'
import { alterTable, tableOf, type PhasedStep } from './phased-step.ts'

interface Precautions {
  readonly hazards?: readonly Hazard[]
  readonly checks?: readonly Check[]
}

/** ADD of a key, a constraint or a period. */
export function addItem(object: SchemaObject, sides: Sides, more: Precautions = {}): PhasedStep {
  const table = tableOf(object, sides.to)
  const phase = needsLaterColumn(object, sides) ? 'alter-again' : 'alter-table'
  return alterTable({ table, rank: 'add', clause: `ADD ${itemText(object)}` }, { phase, ...more })
}

export function dropItem(object: SchemaObject, from: Definitions, clause: string): PhasedStep {
  return alterTable({ table: tableOf(object, from), rank: 'drop', clause })
}

/** Whether what is asked of the rows can be asked before anything is done: all columns are there already. */
export function areColumnsThere({ needs }: SchemaObject, { from, to }: Sides): boolean {
  return needs
    .filter((id) => to.objects.get(id)?.kind === 'column')
    .every((id) => from.objects.has(id))
}

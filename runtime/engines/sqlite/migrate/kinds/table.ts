import type { SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'
import { addedColumns } from './added-columns.ts'
import { dropTable } from './drop-table.ts'
import { rebuildStep } from './rebuild-step.ts'
import { tableChange } from './table-change.ts'

/**
 * ALTER TABLE adds plain columns and gives names. All else is a rebuild, also what some versions of SQLite do with
 * less: `DROP COLUMN` of a column that a trigger uses is accepted, and the trigger fails from then on.
 */
export const table: SchemaKind = {
  stands: 'own',
  create: ({ statement = '' }) => [step(statement)],
  drop: dropTable,
  alter(change, sides) {
    const found = tableChange(change, sides)
    return { steps: addedColumns(found) ?? [rebuildStep(found)] }
  },
  rename: renameTable,
}

export function renameTable(object: SchemaObject, name: string): readonly Step[] {
  return [step(`ALTER TABLE ${writtenName(object.name)} RENAME TO ${writtenName(name)}`)]
}

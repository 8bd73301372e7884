import type { SchemaKind } from '../../../../migrate/schema-kind.ts'
import { step } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'
import { renameTable } from './table.ts'

/** What its module keeps is the module's matter: another definition is another table. */
export const virtualTable: SchemaKind = {
  stands: 'own',
  create: ({ statement = '' }) => [step(statement)],
  drop: ({ name }) => [
    step(`DROP TABLE ${writtenName(name)}`, {
      kind: 'data-loss',
      object: `virtual table ${name}`,
      detail: `The virtual table ${name} is dropped with what it holds.`,
      count: `SELECT count(*) FROM ${writtenName(name)}`,
    }),
  ],
  alter: () => undefined,
  rename: renameTable,
}

import type { SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { step } from '../../../../migrate/step.ts'
import { foldName } from '../text/names.ts'
import { writtenName } from '../text/written-name.ts'
import { renameColumn } from './rename-column.ts'
import { table } from './table.ts'
import { virtualTable } from './virtual-table.ts'

/** Tables, views and indexes share their names. */
const occupies = ({ name }: SchemaObject) => foldName(name)

/** It is a part of the statement that creates its table. */
const part: SchemaKind = {
  stands: 'part',
  create: () => [],
  drop: () => [],
  alter: () => undefined,
}

/** SQLite changes none of these: they hold no rows, and are dropped and created. */
function replaced(words: string): SchemaKind {
  return {
    stands: 'own',
    create: ({ statement = '' }) => [step(statement)],
    drop: ({ name }) => [step(`DROP ${words} ${writtenName(name)}`)],
    alter: () => undefined,
  }
}

export const sqliteKinds: SchemaKinds = {
  table: { ...table, occupies },
  column: { ...part, rename: renameColumn },
  'primary-key': part,
  unique: part,
  'foreign-key': { ...part, refers: true },
  check: part,
  'virtual-table': { ...virtualTable, occupies },
  index: { ...replaced('INDEX'), occupies },
  view: { ...replaced('VIEW'), occupies },
  trigger: replaced('TRIGGER'),
}

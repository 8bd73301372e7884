import type { SchemaKinds } from '../../../../migrate/schema-kind.ts'
import { column } from './column.ts'
import { check, foreignKey, period } from './constraints.ts'
import { event } from './event.ts'
import { index, primaryKey } from './indexes.ts'
import { routine } from './routine.ts'
import { sequence } from './sequence.ts'
import { table } from './table.ts'
import { trigger } from './trigger.ts'
import { view } from './view.ts'

/** Of MySQL and of MariaDB. */
export const mysqlKinds = {
  table,
  column,
  'primary key': primaryKey,
  index,
  check,
  'foreign key': { ...foreignKey, refers: true },
  period,
  view,
  trigger,
  function: routine,
  procedure: routine,
  event,
  sequence,
} satisfies SchemaKinds

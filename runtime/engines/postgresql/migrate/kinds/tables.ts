import type { SchemaKind, SchemaKinds, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { alterTable, settingsOf } from './alter-table.ts'
import { has } from './attributes.ts'
import { unprovenNotNull } from './column-null.ts'
import { newColumnSettings } from './column-settings.ts'
import { constraintExtras, constraintText, isUnproven } from './constraints.ts'
import { countOf, dataLoss } from './hazards.ts'
import { inheritedDefaultSteps } from './inherited-defaults.ts'
import { qualified } from './names.ts'
import { relationPlace } from './relation-place.ts'
import { withRemarks } from './remarks.ts'
import { renameTable } from './rename-parts.ts'
import { tableText } from './table-text.ts'

const table: SchemaKind = {
  stands: 'own',
  occupies: relationPlace,
  create: createTable,
  drop: (object) => [dropStep(object)],
  alter: alterTable,
  rename: renameTable,
}

/** The rows of a partitioned table are those of its partitions, which are told with them. */
function dropStep(object: SchemaObject): Step {
  const name = qualified(object)
  if (object.kind === 'foreign table') return step(`DROP FOREIGN TABLE ${name}`)
  if (has(object, 'partitionBy')) return step(`DROP TABLE ${name}`)
  return step(
    `DROP TABLE ${name}`,
    dataLoss(object, `The rows of ${name} are gone.`, countOf(object)),
  )
}

function createTable(
  object: SchemaObject,
  inlined: readonly SchemaObject[],
  sides: Sides,
): readonly Step[] {
  const { to } = sides
  const own = inlined.filter(({ parent }) => parent === object.id)
  const columns = own.filter(({ kind }) => kind === 'column')
  const constraints = own.filter((each) => each.kind !== 'column' && !has(each, 'inherited'))
  const later = constraints.filter(isUnproven)
  const written = constraints.filter((each) => !isUnproven(each))
  return [
    step(tableText(object, { columns, constraints: written, inlined, definitions: to })),
    ...later.map((each) => step(`ALTER TABLE ${qualified(object)} ADD ${constraintText(each)}`)),
    ...columns
      .filter((column) => has(column, 'inherited'))
      .flatMap((column) => inheritedDefaultSteps(column, inlined, to)),
    ...columns.flatMap((column) => [
      ...unprovenNotNull(column, to),
      ...newColumnSettings(column, to),
    ]),
    ...constraints.flatMap((each) => constraintExtras(each, to)),
    ...settingsOf(object),
  ]
}

export const tableKinds: SchemaKinds = {
  table: withRemarks(table),
  'foreign table': withRemarks(table),
}

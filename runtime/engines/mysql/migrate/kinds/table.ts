import type { Alteration, ObjectChange, SchemaKind } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { alterPartitions } from '../partitions/alter-partitions.ts'
import { changedAttributes, textIn } from './attribute.ts'
import { columnText } from './column-text.ts'
import { copy, countRows, dataLoss } from './hazards.ts'
import { itemText } from './key-text.ts'
import { alterTable, phased, type PhasedStep } from './phased-step.ts'
import { isRewriting, optionsText, withoutParts } from './table-options.ts'

const { quote } = mysqlSqlText

export const table: SchemaKind = {
  stands: 'own',
  create: (object, inlined) => [
    phased('create-table', createText(object, inlined), { table: object.name }),
  ],
  // Of several tables in one DROP TABLE those in front of a missing one would be dropped.
  drop({ name }) {
    const hazard = dataLoss(`table ${name}`, 'All rows of the table are lost.', countRows(name))
    return [phased('drop-table', `DROP TABLE ${quote(name)}`, { table: name, hazards: [hazard] })]
  },
  alter,
  rename: ({ name }, newName) => [
    phased('alter-table', `RENAME TABLE ${quote(name)} TO ${quote(newName)}`),
  ],
  occupies: ({ name }) => name,
}

function createText(object: SchemaObject, inlined: readonly SchemaObject[]): string {
  const items = inlined.map((item) => (item.kind === 'column' ? columnText(item) : itemText(item)))
  const lines = [
    `CREATE TABLE ${quote(object.name)} (\n  ${items.join(',\n  ')}\n) ${optionsText(object)}`,
  ]
  const [by, partitions] = [textIn(object, 'partitioning'), textIn(object, 'partitions')]
  if (by !== undefined) lines.push(`PARTITION BY ${by}`)
  if (partitions !== undefined) lines.push(partitions)
  return lines.join('\n')
}

function alter(change: ObjectChange): Alteration {
  const changed = changedAttributes(change.from, change.to)
  const options = withoutParts(changed)
  return {
    steps: [
      ...(options.length === 0 ? [] : [alterOptions(change, options)]),
      ...(changed.includes('versioned') ? [alterVersioning(change)] : []),
      ...(changed.some((name) => name.startsWith('partition')) ? alterPartitions(change) : []),
    ],
  }
}

function alterOptions({ from, to }: ObjectChange, changed: readonly string[]): PhasedStep {
  const hazards = isRewriting(changed) ? copy(to.name) : []
  return alterTable(
    { table: to.name, rank: 'option', clause: optionsText(to, { from, changed }) },
    { hazards },
  )
}

/**
 * Rows that were are kept by system versioning, and lost with it. It comes when NULL has given way to defaults: the rows
 * that were would keep it.
 */
function alterVersioning({ to }: ObjectChange): PhasedStep {
  const { name } = to
  if (to.attributes['versioned'] === true)
    return alterTable(
      { table: name, rank: 'option', clause: 'ADD SYSTEM VERSIONING' },
      { phase: 'alter-again', hazards: copy(name) },
    )
  const all = `(select count(*) from ${quote(name)} for system_time all)`
  const history = `select ${all} - (${countRows(name)})`
  const lost = dataLoss(`table ${name}`, 'The history of the rows is lost.', history)
  return alterTable(
    { table: name, rank: 'option', clause: 'DROP SYSTEM VERSIONING' },
    { hazards: [lost, ...copy(name)] },
  )
}

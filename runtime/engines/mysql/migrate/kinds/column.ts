import type { SchemaKind, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { alterColumn, movedWith } from './alter-column.ts'
import { isReadWhileStored } from './computed-to-kept.ts'
import { textIn } from './attribute.ts'
import { placeOfNew } from './column-place.ts'
import { columnText, generationOf } from './column-text.ts'
import { copy, countRows, dataLoss, rewrite } from './hazards.ts'
import { alterTable, phased, tableOf, type PhasedStep } from './phased-step.ts'
import { renameColumn } from './rename-column.ts'
import { hasUnsafeDefault } from './unsafe-default.ts'
import { leftOutLater } from './unversioned-column.ts'

export const column: SchemaKind = leftOutLater({
  stands: 'inline',
  place: 'after',
  create,
  drop,
  alter: alterColumn,
  rename: renameColumn,
})

function create(object: SchemaObject, _inlined: unknown, sides: Sides) {
  const table = tableOf(object, sides.to)
  const place = placeOfNew(object, sides)
  const add = (column: SchemaObject) =>
    alterTable(
      {
        table,
        rank: 'column',
        place: place.index,
        clause: `ADD COLUMN ${columnText(column)}${place.clause}`,
      },
      { hazards: hazardsOfNew(column, table), checks: checksOfNew(column, table) },
    )
  const added = hasUnsafeDefault(object) ? addedEmpty(object, { add, table }) : [add(object)]
  return [...added, ...movedWith(object, sides)]
}

interface Adding {
  readonly add: (column: SchemaObject) => PhasedStep
  readonly table: string
}

/** The column is added without its default, filled with it row by row, and given it. */
function addedEmpty(object: SchemaObject, { add, table }: Adding): readonly PhasedStep[] {
  const name = mysqlSqlText.quote(object.name)
  const attributes = { ...object.attributes, default: undefined, notNull: undefined }
  const value = textIn(object, 'default') ?? ''
  return [
    add({ ...object, attributes }),
    phased('fill-again', `UPDATE ${mysqlSqlText.quote(table)} SET ${name} = ${value}`, { table }),
    alterTable(
      { table, rank: 'column', clause: `MODIFY COLUMN ${columnText(object)}` },
      { phase: 'alter-again', hazards: [rewrite(table)] },
    ),
  ]
}

function hazardsOfNew(object: SchemaObject, table: string): readonly Hazard[] {
  if (object.attributes['autoIncrement'] === true) return copy(table)
  return generationOf(object) === 'stored' ? [rewrite(table)] : []
}

/** MySQL would fill such a column with zeros and empty texts. */
function checksOfNew(object: SchemaObject, table: string): readonly Check[] {
  const { attributes, name } = object
  const isFilled =
    attributes['notNull'] !== true ||
    attributes['autoIncrement'] === true ||
    textIn(object, 'default') !== undefined ||
    generationOf(object) !== 'none'
  if (isFilled) return []
  const refusal = `The new column ${table}.${name} is NOT NULL and has no default for the rows that are there.`
  return [{ count: countRows(table), refusal }]
}

function drop(object: SchemaObject, sides: Sides) {
  const table = tableOf(object, sides.from)
  const name = mysqlSqlText.quote(object.name)
  const isComputed = generationOf(object) !== 'none'
  const count = countRows(table, `${name} is not null`)
  const lost = dataLoss(
    `column ${table}.${object.name}`,
    'The values of the column are lost.',
    count,
  )
  return [
    alterTable(
      { table, rank: 'drop', clause: `DROP COLUMN ${name}` },
      {
        hazards: isComputed ? [] : [lost],
        phase: isReadWhileStored(object, sides) ? 'alter-again' : 'alter-table',
      },
    ),
  ]
}

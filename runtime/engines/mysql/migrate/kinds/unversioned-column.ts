import type { SchemaKind, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { columnText } from './column-text.ts'
import { copy } from './hazards.ts'
import { alterTable, tableOf, type PhasedStep } from './phased-step.ts'

/**
 * MariaDB leaves a column out of the history of a table that has one already: where the table gets its history, the
 * column is made as the others first.
 */
export function leftOutLater(column: SchemaKind): SchemaKind {
  return {
    ...column,
    create: (object, inlined, sides) =>
      isLeftOutLater(object, sides)
        ? [...column.create(plain(object), inlined, sides), leaveOut(object, sides)]
        : column.create(object, inlined, sides),
    alter({ from, to }, sides) {
      if (!isLeftOutLater(to, sides)) return column.alter({ from, to }, sides)
      const alteration = column.alter({ from, to: plain(to) }, sides)
      return alteration && { ...alteration, steps: [...alteration.steps, leaveOut(to, sides)] }
    },
  }
}

function isLeftOutLater({ parent, attributes }: SchemaObject, { from }: Sides): boolean {
  const table = parent === undefined ? undefined : from.objects.get(parent)
  return attributes['unversioned'] === true && table?.attributes['versioned'] !== true
}

function plain(column: SchemaObject): SchemaObject {
  return { ...column, attributes: { ...column.attributes, unversioned: undefined } }
}

function leaveOut(column: SchemaObject, { to }: Sides): PhasedStep {
  const table = tableOf(column, to)
  const clause = `MODIFY COLUMN ${columnText(column)}`
  return alterTable(
    { table, rank: 'column', clause },
    { phase: 'alter-last', hazards: copy(table) },
  )
}

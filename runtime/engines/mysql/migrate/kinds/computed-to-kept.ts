import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { textIn } from './attribute.ts'
import { columnsOf, placeOfNew } from './column-place.ts'
import { lossesOf } from './column-losses.ts'
import { columnText, generationOf } from './column-text.ts'
import { copy, rewrite } from './hazards.ts'
import { keptTimes } from './fill-column.ts'
import { alterTable, phased, tableOf, type PhasedStep } from './phased-step.ts'

/** A virtual column cannot become one with values of its own: its values are stored first, and then kept. */
export function computedToKept(change: ObjectChange, sides: Sides): Alteration {
  const { from, to } = change
  const table = tableOf(to, sides.to)
  const { clause, index } = placeOfNew(to, sides)
  const isCounted = readsCounter(from, sides)
  const { generated, ...attributes } = from.attributes
  const stored = {
    ...from,
    name: to.name,
    attributes: isCounted
      ? { ...attributes, notNull: undefined }
      : { ...attributes, generated, stored: true },
  }
  return {
    steps: [
      alterTable({ table, rank: 'drop', clause: `DROP COLUMN ${mysqlSqlText.quote(from.name)}` }),
      alterTable(
        {
          table,
          rank: 'column',
          place: index,
          clause: `ADD COLUMN ${columnText(stored)}${clause}`,
        },
        { hazards: [rewrite(table)] },
      ),
      ...(isCounted ? [written(change, table, sides)] : []),
      alterTable(
        { table, rank: 'column', place: index, clause: `MODIFY COLUMN ${columnText(to)}` },
        { phase: 'alter-again', hazards: [...lossesOf(change, sides), ...copy(table)] },
      ),
    ],
    // An index would go with the column.
    disturbs: (dependent) => dependent.parent === to.parent,
  }
}

/** MariaDB stores nothing that it computes from a column with AUTO_INCREMENT. */
function readsCounter({ needs }: SchemaObject, { from, to }: Sides): boolean {
  return [from, to].some(({ objects }) =>
    needs.some((id) => objects.get(id)?.attributes['autoIncrement'] === true),
  )
}

function written({ from, to }: ObjectChange, table: string, sides: Sides): PhasedStep {
  const { quote } = mysqlSqlText
  const value = `${quote(to.name)} = ${textIn(from, 'generated') ?? ''}`
  const assignments = [value, ...keptTimes(to, sides.to, sides)].join(', ')
  return phased('fill-again', `UPDATE ${quote(table)} SET ${assignments}`, { table })
}

/** Whether the expression of such a column reads one that is dropped: it goes when the values are stored. */
export function isReadWhileStored(dropped: SchemaObject, sides: Sides): boolean {
  const readers = columnsOf(dropped.parent, sides.from).filter(
    (column) => column.needs.includes(dropped.id) && generationOf(column) === 'virtual',
  )
  return readers.some((reader) => {
    const after = sides.to.objects.get(reader.id)
    return after === undefined ? isReadWhileStored(reader, sides) : generationOf(after) === 'none'
  })
}

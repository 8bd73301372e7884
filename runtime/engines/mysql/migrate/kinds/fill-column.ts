import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { textIn } from './attribute.ts'
import { columnsOf } from './column-place.ts'
import { columnText, generationOf } from './column-text.ts'
import { copy, countRows } from './hazards.ts'
import { alterTable, phased, type PhasedStep } from './phased-step.ts'

export interface Filling {
  readonly table: string
  readonly sides: Sides
  /** Makes the column what is given; the place and the hazards are those of the change. */
  readonly modify: (column: SchemaObject) => PhasedStep
  readonly isRetyped: boolean
}

/**
 * The change of a column; one that takes NULL no more gets its default there first. A default of another type can only
 * be filled in when the column has this type.
 */
export function filled(change: ObjectChange, filling: Filling): readonly PhasedStep[] {
  const { to } = change
  const { modify, isRetyped } = filling
  if (!forbidsNull(change)) return [modify(to)]
  if (textIn(to, 'default') === undefined) return [checked(modify(to), change, filling)]
  if (!isRetyped) return [fill(change, filling, 'fill'), modify(to)]
  const nullable = { ...to, attributes: { ...to.attributes, notNull: undefined } }
  return [modify(nullable), fill(change, filling, 'fill-again'), forbidNull(to, filling)]
}

function forbidsNull({ from, to }: ObjectChange): boolean {
  return (
    from.attributes['notNull'] !== true &&
    to.attributes['notNull'] === true &&
    generationOf(from) === 'none' &&
    generationOf(to) === 'none'
  )
}

function checked(step: PhasedStep, { from }: ObjectChange, { table }: Filling): PhasedStep {
  const check: Check = {
    count: countRows(table, `${mysqlSqlText.quote(from.name)} is null`),
    refusal: `The column ${table}.${from.name} becomes NOT NULL, holds NULL, and has no default.`,
  }
  return { ...step, checks: [check] }
}

/** What an UPDATE would change by itself keeps its value: a column with ON UPDATE CURRENT_TIMESTAMP. */
function fill(
  { from, to }: ObjectChange,
  { table, sides }: Filling,
  phase: 'fill' | 'fill-again',
): PhasedStep {
  const { quote } = mysqlSqlText
  const name = quote(phase === 'fill' ? from.name : to.name)
  const side = phase === 'fill' ? sides.from : sides.to
  const kept = columnsOf(to.parent, side)
    .filter((column) => column.id !== to.id && textIn(column, 'onUpdate') !== undefined)
    .map((column) => `, ${quote(column.name)} = ${quote(column.name)}`)
  const assignments = `${name} = ${textIn(to, 'default') ?? ''}${kept.join('')}`
  return phased(phase, `UPDATE ${quote(table)} SET ${assignments} WHERE ${name} IS NULL`, { table })
}

function forbidNull(to: SchemaObject, { table }: Filling): PhasedStep {
  return alterTable(
    { table, rank: 'column', clause: `MODIFY COLUMN ${columnText(to)}` },
    { phase: 'alter-again', hazards: copy(table) },
  )
}

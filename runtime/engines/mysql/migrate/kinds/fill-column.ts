import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { changedAttributes, textIn } from './attribute.ts'
import { columnsOf } from './column-place.ts'
import { columnText, generationOf } from './column-text.ts'
import { copy, countRows } from './hazards.ts'
import { alterTable, phased, type PhasedStep } from './phased-step.ts'

export interface Filling {
  readonly table: string
  readonly sides: Sides
  /** Makes the column what is given; the place and the hazards are those of the change. */
  readonly modify: (column: SchemaObject) => PhasedStep
}

/** What makes another type of a column. */
export const RETYPING: ReadonlySet<string> = new Set(['type', 'collation', 'generated', 'stored'])

/**
 * The change of a column; one that takes NULL no more gets its default there first. A default of another type can only
 * be filled in when the column has this type, and never in a primary key, which does not wait for it.
 */
export function filled(change: ObjectChange, filling: Filling): readonly PhasedStep[] {
  const { to } = change
  const { modify, sides } = filling
  if (!forbidsNull(change)) return [modify(to)]
  if (isFilledLater(change, sides)) {
    const nullable = {
      ...to,
      attributes: { ...to.attributes, notNull: undefined, check: undefined },
    }
    return [modify(nullable), fill(change, filling, 'fill-again'), forbidNull(to, filling)]
  }
  if (textIn(to, 'default') === undefined || isRetyped(change))
    return [checked(modify(to), change, filling)]
  return [fill(change, filling, 'fill'), modify(to)]
}

/** Whether a column holds NULL until it has its new type: what it is to hold then is of this type. */
export function isFilledLater(change: ObjectChange, sides: Sides): boolean {
  return (
    forbidsNull(change) &&
    isRetyped(change) &&
    textIn(change.to, 'default') !== undefined &&
    !isInPrimaryKey(change.to, sides)
  )
}

function isRetyped({ from, to }: ObjectChange): boolean {
  return changedAttributes(from, to).some((name) => RETYPING.has(name))
}

function isInPrimaryKey({ id, parent }: SchemaObject, { to }: Sides): boolean {
  const siblings = parent === undefined ? [] : to.childrenOf(parent)
  return siblings.some(({ kind, needs }) => kind === 'primary key' && needs.includes(id))
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
    refusal: `The column ${table}.${from.name} becomes NOT NULL, holds NULL, and has nothing to put there.`,
  }
  return { ...step, checks: [check] }
}

function fill(
  { from, to }: ObjectChange,
  { table, sides }: Filling,
  phase: 'fill' | 'fill-again',
): PhasedStep {
  const { quote } = mysqlSqlText
  const name = quote(phase === 'fill' ? from.name : to.name)
  const side = phase === 'fill' ? sides.from : sides.to
  const value = `${name} = ${textIn(to, 'default') ?? ''}`
  const assignments = [value, ...keptTimes(to, side, sides)].join(', ')
  return phased(phase, `UPDATE ${quote(table)} SET ${assignments} WHERE ${name} IS NULL`, { table })
}

/** What an UPDATE of the column would change by itself keeps its value: a column with ON UPDATE CURRENT_TIMESTAMP. */
export function keptTimes(
  { id, parent }: SchemaObject,
  side: Definitions,
  { from }: Sides,
): readonly string[] {
  const { quote } = mysqlSqlText
  return columnsOf(parent, side)
    .filter((column) => column.id !== id && textIn(column, 'onUpdate') !== undefined)
    .filter((column) => !isComputed(from.objects.get(column.id)))
    .map(({ name }) => `${quote(name)} = ${quote(name)}`)
}

/** A computed column whose values become its own is computed until the second statement. */
function isComputed(column: SchemaObject | undefined): boolean {
  return column !== undefined && generationOf(column) !== 'none'
}

function forbidNull(to: SchemaObject, { table }: Filling): PhasedStep {
  return alterTable(
    { table, rank: 'column', clause: `MODIFY COLUMN ${columnText(to)}` },
    { phase: 'alter-again', hazards: copy(table) },
  )
}

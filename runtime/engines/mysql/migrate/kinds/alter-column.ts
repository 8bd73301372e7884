import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Hazard } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { addsLabelsOnly, columnType, isConvertible } from '../losses/column-type.ts'
import { changedAttributes, textIn } from './attribute.ts'
import { followersOf, placeOfKept, type ColumnPlace } from './column-place.ts'
import { columnText, generationOf } from './column-text.ts'
import { computedToKept, isReadWhileStored } from './computed-to-kept.ts'
import { lossesOf } from './column-losses.ts'
import { filled, RETYPING } from './fill-column.ts'
import { copy, rewrite } from './hazards.ts'
import { alterTable, tableOf, type PhasedStep } from './phased-step.ts'

/** Undefined: the column is dropped and added anew, because it is computed or no value can be converted. */
export function alterColumn(change: ObjectChange, sides: Sides): Alteration | undefined {
  const { from, to } = change
  const [before, after] = [generationOf(from), generationOf(to)]
  if (before === 'system' || after === 'system')
    return isSameDefinition(change) ? moved(change, sides) : undefined
  if (isSameDefinition(change)) return moved(change, sides)
  const [type, other] = [from, to].map((each) => columnType(textIn(each, 'type') ?? ''))
  if (type === undefined || other === undefined || !isConvertible(type, other)) return undefined
  if (before === 'virtual' && after === 'none') return computedToKept(change, sides)
  const isVirtual = before === 'virtual' || after === 'virtual'
  return isVirtual && before !== after ? undefined : modified(change, sides)
}

/** MySQL lets no computed column read one with AUTO_INCREMENT, not even until its values are kept. */
function countedLater(
  to: SchemaObject,
  modifyTo: (column: SchemaObject) => PhasedStep,
): readonly PhasedStep[] {
  const plain = modifyTo({ ...to, attributes: { ...to.attributes, autoIncrement: undefined } })
  return [plain, { ...modifyTo(to), phase: 'alter-again' }]
}

function isSameDefinition({ from, to }: ObjectChange): boolean {
  return changedAttributes(from, to).every((name) => name === 'after')
}

/** Another column may stand in front of it because one came or went: then it is where it should be. */
function moved({ to }: ObjectChange, sides: Sides): Alteration {
  const place = placeOfKept(to, sides)
  if (place.clause === '') return { steps: [] }
  const table = tableOf(to, sides.to)
  const step = modify(to, { table, name: to.name, place }, [rewrite(table)])
  return { steps: [step, ...movedWith(to, sides)] }
}

/** The columns that go with one that is moved. */
export function movedWith(column: SchemaObject, sides: Sides): readonly PhasedStep[] {
  const table = tableOf(column, sides.to)
  return followersOf(column, sides).map((each) =>
    modify(each, { table, name: each.name, place: placeOfKept(each, sides) }, [rewrite(table)]),
  )
}

interface Modified {
  readonly table: string
  /** The name that it has now, which may differ in the case of its letters. */
  readonly name: string
  readonly place: ColumnPlace
}

function modify(
  column: SchemaObject,
  { table, name, place }: Modified,
  hazards: readonly Hazard[],
): PhasedStep {
  const verb = name === column.name ? 'MODIFY COLUMN' : `CHANGE COLUMN ${mysqlSqlText.quote(name)}`
  const clause = `${verb} ${columnText(column)}${place.clause}`
  return alterTable({ table, rank: 'column', place: place.index, clause }, { hazards })
}

function modified(change: ObjectChange, sides: Sides): Alteration {
  const { from, to } = change
  const table = tableOf(to, sides.to)
  const place = placeOfKept(to, sides)
  const hazards = [...lossesOf(change, sides), ...costOf(change, place, table)]
  const step = (column: SchemaObject) => modify(column, { table, name: from.name, place }, hazards)
  const isCountedLater = to.attributes['autoIncrement'] === true && isReadWhileStored(from, sides)
  const steps = isCountedLater
    ? countedLater(to, step)
    : filled(change, { table, sides, modify: step })
  return {
    steps: [...steps, ...movedWith(to, sides)],
    disturbs: ({ kind, attributes }) =>
      (kind === 'foreign key' && breaksForeignKey(change)) ||
      (attributes['type'] === 'SPATIAL KEY' && changedAttributes(from, to).includes('srid')),
  }
}

/** Of what is changed without the rows. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'after',
  'spelling',
  'default',
  'onUpdate',
  'comment',
  'invisible',
  'charset',
  'check',
])

function costOf(change: ObjectChange, place: ColumnPlace, table: string): readonly Hazard[] {
  const changed = changedAttributes(change.from, change.to).filter((name) => !IN_PLACE.has(name))
  const retyped = changed.filter((name) => name !== 'notNull')
  if (retyped.length > 0 && !isGrown(change, retyped)) return copy(table)
  return changed.includes('notNull') || place.clause !== '' ? [rewrite(table)] : []
}

/** A VARCHAR that grows, and labels behind the others, change no row. */
function isGrown({ from, to }: ObjectChange, changed: readonly string[]): boolean {
  if (changed.some((name) => name !== 'type')) return false
  const [before, after] = [from, to].map((each) => columnType(textIn(each, 'type') ?? ''))
  if (before === undefined || after === undefined) return false
  if (addsLabelsOnly(before, after)) return true
  const lengths = [before, after].map(({ modifiers }) => Number(modifiers[0]))
  const [shorter = 0, longer = 0] = lengths
  // From 64 characters of UTF-8 on, the length of a value takes two bytes.
  const isSameHead = shorter > 255 || longer < 64
  return before.name === 'varchar' && after.name === 'varchar' && shorter <= longer && isSameHead
}

/** Both sides of a foreign key have to be of one type at all times; MariaDB lets not even a length grow. */
function breaksForeignKey(change: ObjectChange): boolean {
  const { from, to } = change
  const changed = changedAttributes(from, to).filter(
    (name) => RETYPING.has(name) || name === 'autoIncrement',
  )
  if (changed.length === 0) return false
  const [before, after] = [from, to].map((each) => columnType(textIn(each, 'type') ?? ''))
  const addsLabels = before && after && addsLabelsOnly(before, after)
  return !(addsLabels && changed.every((name) => name === 'type'))
}

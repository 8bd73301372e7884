import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { columnAction, typeText } from './column-text.ts'
import { conversion, isOneFamily, partType } from './conversion.ts'
import { checked, countOf, dataLoss, isOld, rewrite } from './hazards.ts'
import { effectiveText } from './heirs.ts'
import { narrowings, type Narrowing } from './narrowing.ts'
import { parentOf, qualified, quote, shown } from './names.ts'

/** The types of the column on both sides; undefined where they are the same, or its parent's are changed instead. */
export function typeChange(
  { from, to }: ObjectChange,
  sides: Sides,
): readonly [string, string] | undefined {
  if (has(to, 'inherited')) return undefined
  const [before, after] = [typeText(from, sides.from), typeText(to, sides.to)]
  return before === after ? undefined : [before, after]
}

/** Changes the type and keeps the values; see `conversion`. */
export function typeSteps(change: ObjectChange, sides: Sides): Alteration['steps'] {
  return typeChange(change, sides) === undefined ? [] : convertingSteps(change, sides)
}

/** As `typeSteps`, whichever table the type is to come from. */
export function convertingSteps(change: ObjectChange, sides: Sides): Alteration['steps'] {
  const { from, to } = change
  const [before, after] = [bareType(from, sides.from), bareType(to, sides.to)]
  const column = quote(to.name)
  const using = conversion(column, before, after)
  const action = `TYPE ${typeText(to, sides.to)}${using === undefined ? '' : ` USING ${using}`}`
  const found = narrowings(column, before, after)
  return [
    checked(
      columnAction(to, sides.to, action),
      checksOf(to, sides, found),
      ...hazardsOf(change, sides, found),
    ),
  ]
}

function bareType(column: SchemaObject, definitions: Sides['from']): string {
  return effectiveText(column, 'type', definitions) ?? ''
}

function checksOf(
  column: SchemaObject,
  sides: Sides,
  found: readonly Narrowing[],
): readonly Check[] {
  const table = parentOf(column, sides.to)
  if (!isOld(table, sides)) return []
  return found
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ condition, words }) => ({
      count: countOf(table, condition),
      refusal: `${shown(column)} has values that are ${words}.`,
    }))
}

function hazardsOf(
  { from, to }: ObjectChange,
  sides: Sides,
  found: readonly Narrowing[],
): readonly Hazard[] {
  const table = parentOf(to, sides.to)
  if (!isOld(table, sides)) return []
  const lost = found
    .filter(({ outcome }) => outcome === 'lost')
    .map(({ condition, words }) => dataLoss(to, `Values are ${words}.`, countOf(table, condition)))
  const types = [bareType(from, sides.from), bareType(to, sides.to)] as const
  return isRewritten(...types) ? [...lost, rewrite(to, qualified(table))] : lost
}

/** Where each value is the same bytes under the new type the table is left as it is. */
function isRewritten(from: string, to: string): boolean {
  const [one, other] = [partType(from), partType(to)]
  if (from === to) return false
  if (one.isArray || other.isArray) return true
  const isText = (base: string) => base === 'text' || base === 'character varying'
  if (isText(one.base) && isText(other.base)) return !isWider(one.modifiers, other.modifiers)
  if (one.base !== other.base) return !(one.base === 'cidr' && other.base === 'inet')
  if (one.base === 'numeric') return !isWiderNumber(one.modifiers, other.modifiers)
  if (/^(?:time|interval|bit varying)/.test(one.base))
    return !isWider(one.modifiers, other.modifiers)
  return true
}

function isWider(
  [before = Number.POSITIVE_INFINITY]: readonly number[],
  [after = Number.POSITIVE_INFINITY]: readonly number[],
) {
  return after >= before
}

function isWiderNumber(before: readonly number[], after: readonly number[]): boolean {
  return (
    after.length === 0 ||
    (isWider(before, after) && (before[1] ?? 0) === (after[1] ?? 0) && before.length > 0)
  )
}

/** What stands in the way of ALTER COLUMN TYPE; the engine itself makes indexes and checks anew. */
export function disturbedByType(
  change: ObjectChange,
  sides: Sides,
): (dependent: SchemaObject) => boolean {
  const types = [bareType(change.from, sides.from), bareType(change.to, sides.to)] as const
  const isClose = isOneFamily(...types)
  const isCast = conversion('x', ...types) === undefined
  return (dependent) => {
    if (dependent.kind === 'column') return has(dependent, 'generated')
    if (dependent.kind === 'foreign key') return !isClose
    if (dependent.kind === 'default') return !isCast
    return inTheWay.has(dependent.kind)
  }
}

/** The engine refuses to change the type of a column while one of these reads it. */
export const inTheWay: ReadonlySet<string> = new Set([
  'view',
  'materialized view',
  'rule',
  'trigger',
  'policy',
  'function',
  'procedure',
  'publication table',
])

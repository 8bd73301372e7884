import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Check, type Step, step } from '../../../../migrate/step.ts'
import { countOf } from './hazards.ts'
import { effectiveText } from './heirs.ts'
import { literal, parentOf, qualified, quote, shown } from './names.ts'
import { convertedColumns, replaceType } from './replace-type.ts'

/** New labels are added where they stand; labels that go or change places make another type of that name. */
export function alterEnum(change: ObjectChange, sides: Sides): Alteration {
  const { from, to } = change
  const [before, after] = [labelsOf(from, sides.from), labelsOf(to, sides.to)]
  const kept = after.filter((label) => before.includes(label))
  if (kept.join('\n') === before.join('\n')) return { steps: addingSteps(to, before, after) }
  const gone = before.filter((label) => !after.includes(label))
  const { steps, ...more } = replaceType(change, sides)
  const [first, ...others] = steps
  const checks = gone.length === 0 ? [] : checksOf(from, gone, sides)
  return { ...more, steps: first === undefined ? [] : [{ ...first, checks }, ...others] }
}

function labelsOf({ id }: SchemaObject, definitions: Definitions): readonly string[] {
  return definitions.childrenOf(id).map(({ name }) => name)
}

function addingSteps(
  type: SchemaObject,
  before: readonly string[],
  after: readonly string[],
): readonly Step[] {
  const known = new Set(before)
  return after.flatMap((label, place) => {
    if (known.has(label)) return []
    const next = after.slice(place + 1).find((other) => known.has(other))
    known.add(label)
    const where = next === undefined ? '' : ` BEFORE ${literal(next)}`
    return [step(`ALTER TYPE ${qualified(type)} ADD VALUE ${literal(label)}${where}`)]
  })
}

/** A row that has a label which goes would have no value. */
function checksOf(type: SchemaObject, gone: readonly string[], sides: Sides): readonly Check[] {
  const labels = gone.map(literal).join(', ')
  return convertedColumns(type, sides).map((column) => {
    const isArray = effectiveText(column, 'type', sides.from)?.endsWith('[]') ?? false
    const name = quote(column.name)
    const condition = isArray
      ? `${name}::text[] && ARRAY[${labels}]`
      : `${name}::text IN (${labels})`
    return {
      count: countOf(parentOf(column, sides.from), condition),
      refusal: `${shown(column)} has labels that ${shown(type)} is to have no more: ${labels}.`,
    }
  })
}

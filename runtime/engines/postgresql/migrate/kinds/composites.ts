import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { attributeLosses, attributesWithout } from './composite-values.ts'
import { qualified, quote } from './names.ts'
import { newRemarkSteps, remarkSteps } from './remarks.ts'
import { convertedColumns, replaceType } from './replace-type.ts'
import { attributeText } from './type-text.ts'
import { inTheWay } from './column-type.ts'

/** Attributes come and go by themselves; one whose type changes makes another type where a column is of it. */
export function alterComposite(change: ObjectChange, sides: Sides): Alteration {
  const { from, to } = change
  const [before, after] = [sides.from.childrenOf(from.id), sides.to.childrenOf(to.id)]
  const retyped = after.filter((attribute) => isRetyped(attribute, before))
  const columns = convertedColumns(from, sides)
  if ((retyped.length > 0 && columns.length > 0) || !isAppended(before, after))
    return replaceType(change, sides)
  const actions = [
    ...attributesWithout(before, after).map(({ name }) => `DROP ATTRIBUTE ${quote(name)}`),
    ...retyped.map(
      (each) =>
        `ALTER ATTRIBUTE ${quote(each.name)} TYPE ${attributeText(each).slice(quote(each.name).length + 1)}`,
    ),
    ...attributesWithout(after, before).map((each) => `ADD ATTRIBUTE ${attributeText(each)}`),
  ]
  const altered =
    actions.length === 0
      ? []
      : [
          step(
            `ALTER TYPE ${qualified(to)} ${actions.join(', ')}`,
            ...attributeLosses(change, columns, sides),
          ),
        ]
  return {
    steps: [...altered, ...commentSteps(before, after, sides)],
    disturbs: ({ kind }) => altered.length > 0 && inTheWay.has(kind),
  }
}

function isRetyped(attribute: SchemaObject, before: readonly SchemaObject[]): boolean {
  const old = before.find(({ id }) => id === attribute.id)
  return (
    old !== undefined &&
    ['type', 'collation'].some((name) => textOf(old, name) !== textOf(attribute, name))
  )
}

/** New attributes stand behind those that are kept. */
function isAppended(before: readonly SchemaObject[], after: readonly SchemaObject[]): boolean {
  const kept = before.filter(({ id }) => after.some((other) => other.id === id))
  return kept.every(({ id }, place) => after[place]?.id === id)
}

function commentSteps(
  before: readonly SchemaObject[],
  after: readonly SchemaObject[],
  sides: Sides,
): readonly Step[] {
  return after.flatMap((attribute) => {
    const old = before.find(({ id }) => id === attribute.id)
    return old === undefined
      ? newRemarkSteps(attribute, sides)
      : remarkSteps(old, attribute, sides.to)
  })
}

import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Hazard } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { conversion } from './conversion.ts'
import { countOf, dataLoss } from './hazards.ts'
import { effectiveText } from './heirs.ts'
import { parentOf, qualified, quote } from './names.ts'

/** The attributes of one side that the other one does not have. */
export function attributesWithout(
  some: readonly SchemaObject[],
  others: readonly SchemaObject[],
): readonly SchemaObject[] {
  return some.filter(({ id }) => !others.some((other) => other.id === id))
}

/**
 * The value of the new composite type, attribute by attribute: as a text it would be taken by their places. Undefined
 * for a column of another type, such as an array of it.
 */
export function compositeValue(
  column: SchemaObject,
  { from, to }: ObjectChange,
  sides: Sides,
): string | undefined {
  if (to.kind !== 'composite' || !isOfType(column, from, sides)) return undefined
  const before = sides.from.childrenOf(from.id)
  const name = quote(column.name)
  const values = sides.to.childrenOf(to.id).map((attribute) => {
    const old = before.find(({ id }) => id === attribute.id)
    if (old === undefined) return 'NULL'
    const value = `(${name}).${quote(attribute.name)}`
    return conversion(value, typeOf(old), typeOf(attribute)) ?? value
  })
  return `CASE WHEN ${name} IS NOT DISTINCT FROM NULL THEN NULL ELSE ROW(${values.join(', ')})::${qualified(to)} END`
}

/** What is lost with attributes that go, in the columns that have the type. */
export function attributeLosses(
  { from, to }: ObjectChange,
  columns: readonly SchemaObject[],
  sides: Sides,
): readonly Hazard[] {
  const gone = attributesWithout(sides.from.childrenOf(from.id), sides.to.childrenOf(to.id))
  return columns.flatMap((column) =>
    gone.map((attribute) => {
      const detail = `The values of attribute ${attribute.name} of type ${from.name} are gone.`
      const table = parentOf(column, sides.from)
      const value = `(${quote(column.name)}).${quote(attribute.name)}`
      const condition = isOfType(column, from, sides) ? `${value} IS NOT NULL` : undefined
      return dataLoss(column, detail, countOf(table, condition))
    }),
  )
}

function isOfType(column: SchemaObject, type: SchemaObject, { from }: Sides): boolean {
  return effectiveText(column, 'type', from) === qualified(type)
}

function typeOf(attribute: SchemaObject): string {
  return textOf(attribute, 'type') ?? ''
}

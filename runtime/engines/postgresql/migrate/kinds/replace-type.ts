import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
import { columnAction, typeText as columnType } from './column-text.ts'
import { inTheWay } from './column-type.ts'
import { rewrite } from './hazards.ts'
import { effectiveText } from './heirs.ts'
import { asideName, parentOf, qualified, quote } from './names.ts'
import { newRemarkSteps } from './remarks.ts'
import { typeText } from './type-text.ts'

/**
 * Makes another type under the name, with the types that are made of it, and converts the columns: a type that columns
 * have cannot be dropped, and few changes of it are possible.
 */
export function replaceType(change: ObjectChange, sides: Sides): Alteration {
  const { from, to } = change
  const derived = derivedTypes(from, sides)
  const columns = convertedColumns(from, sides)
  const types = [from, ...derived]
  const steps = [
    ...types.map(asideStep),
    step(typeText(to, partsOf(to, sides.to))),
    ...newRemarkSteps({ ...to, attributes: from.attributes }, sides),
    ...derived.flatMap((type) => [
      step(typeText(type, partsOf(type, sides.from))),
      ...newRemarkSteps(type, sides),
    ]),
    ...columns.map((column) => conversionStep(column, sides.from)),
    ...types.toReversed().map((type) => step(`DROP ${nounOf(type)} ${qualified(aside(type))}`)),
  ]
  const touches = [...derived, ...columns].map(({ id }) => id)
  return { steps, touches, disturbs: disturbedBy(new Set(types.map(({ id }) => id)), sides) }
}

function aside(type: SchemaObject): SchemaObject {
  return { ...type, name: asideName(type.name) }
}

function asideStep(type: SchemaObject): Step {
  return step(`ALTER ${nounOf(type)} ${qualified(type)} RENAME TO ${quote(aside(type).name)}`)
}

function nounOf({ kind }: SchemaObject): string {
  return kind === 'domain' ? 'DOMAIN' : 'TYPE'
}

/** Labels and attributes; the default and the checks of a domain are made behind it. */
function partsOf({ id }: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  return definitions.childrenOf(id).filter(({ kind }) => kind === 'label' || kind === 'attribute')
}

function conversionStep(column: SchemaObject, definitions: Definitions): Step {
  const type = columnType(column, definitions)
  const bare = effectiveText(column, 'type', definitions) ?? ''
  const name = quote(column.name)
  const text = bare.endsWith('[]') ? 'text[]' : 'text'
  const action = `TYPE ${type} USING ${name}::${text}::${bare}`
  const table = qualified(parentOf(column, definitions))
  return step(columnAction(column, definitions, action), rewrite(column, table))
}

const DERIVED: ReadonlySet<string> = new Set(['domain', 'composite', 'range'])

/** The types made of it, and of those, that stay; each behind what it is made of. */
function derivedTypes(type: SchemaObject, { from, to }: Sides): readonly SchemaObject[] {
  const found = new Map<ObjectId, SchemaObject>([[type.id, type]])
  // A map that grows is walked to its end.
  for (const id of found.keys())
    for (const other of from.objects.values())
      if (DERIVED.has(other.kind) && needsAny(other, new Set([id])) && to.objects.has(other.id))
        found.set(other.id, other)
  found.delete(type.id)
  return [...found.values()]
}

/** The columns that are of the type, or of one made of it, and stay; inherited ones follow. */
export function convertedColumns(type: SchemaObject, sides: Sides): readonly SchemaObject[] {
  const types = new Set([type, ...derivedTypes(type, sides)].map(({ id }) => id))
  return [...sides.from.objects.values()].filter(
    (object) =>
      object.kind === 'column' &&
      !has(object, 'inherited') &&
      !has(object, 'generated') &&
      needsAny(object, types) &&
      sides.to.objects.has(object.id),
  )
}

function needsAny({ needs }: SchemaObject, ids: ReadonlySet<ObjectId>): boolean {
  return needs.some((id) => ids.has(id))
}

const FOLLOWING: ReadonlySet<string> = new Set(['label', 'attribute', ...DERIVED])

/** What names the type has to go; of what reads a column of it, that which the engine refuses to make anew itself. */
function disturbedBy(
  types: ReadonlySet<ObjectId>,
  { from }: Sides,
): (dependent: SchemaObject) => boolean {
  return (dependent) => {
    if (FOLLOWING.has(dependent.kind)) return false
    if (dependent.kind === 'column') return has(dependent, 'generated')
    const before = from.objects.get(dependent.id)
    const isOfType = [dependent, before].some((each) => each && needsAny(each, types))
    if (isOfType || types.has(dependent.parent ?? '')) return true
    return inTheWay.has(dependent.kind) || ['foreign key', 'default'].includes(dependent.kind)
  }
}

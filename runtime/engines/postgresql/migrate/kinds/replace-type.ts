import type { Alteration, ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { attributeLosses, compositeValue } from './composite-values.ts'
import { columnAction, typeText as columnType } from './column-text.ts'
import { inTheWay } from './column-type.ts'
import { rewrite } from './hazards.ts'
import { effectiveText } from './heirs.ts'
import { isMadeAnew } from './made-anew.ts'
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
    // What is made of a type steps aside while that still has its name.
    ...types.toReversed().flatMap(asideSteps),
    step(typeText(to, partsOf(to, sides.to, sides))),
    ...newRemarkSteps({ ...to, attributes: from.attributes }, sides),
    ...derived.flatMap((type) => [
      step(typeText(type, partsOf(type, sides.from, sides))),
      ...newRemarkSteps(type, sides),
    ]),
    ...columns.map((column) => conversionStep(column, change, sides)),

    ...types.toReversed().map((type) => step(`DROP ${nounOf(type)} ${qualified(aside(type))}`)),
  ]
  const touches = [...derived, ...columns].map(({ id }) => id)
  return { steps, touches, disturbs: disturbedBy(new Set(types.map(({ id }) => id)), sides) }
}

function aside(type: SchemaObject): SchemaObject {
  return { ...type, name: asideName(type.name) }
}

/**
 * The multirange of a range is a type of its own name. The functions that construct their values keep their names, and
 * those whose arguments stay the same would stand in the way.
 */
function asideSteps(type: SchemaObject): readonly Step[] {
  const old = quote(aside(type).name)
  const own = `ALTER ${nounOf(type)} ${qualified(type)} RENAME TO ${old}`
  if (type.kind !== 'range') return [step(own)]
  const [multirange, subtype] = [textOf(type, 'multirange') ?? '', textOf(type, 'subtype') ?? '']
  const [name = ''] = /(?:"(?:[^"]|"")*"|[^."]+)$/.exec(multirange) ?? []
  const plain = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
  const oldMultirange = quote(asideName(plain))
  const constructors = [`${subtype}, ${subtype}`, `${subtype}, ${subtype}, text`].map(
    (types) => `ALTER FUNCTION ${qualified(type)}(${types}) RENAME TO ${old}`,
  )
  return [
    `ALTER FUNCTION ${multirange}() RENAME TO ${oldMultirange}`,
    `ALTER TYPE ${multirange} RENAME TO ${oldMultirange}`,
    ...constructors,
    own,
  ].map((sql) => step(sql))
}

function nounOf({ kind }: SchemaObject): string {
  return kind === 'domain' ? 'DOMAIN' : 'TYPE'
}

/** Labels and attributes, and what a domain has on both sides; its other defaults and checks come and go by themselves. */
function partsOf({ id }: SchemaObject, side: Definitions, sides: Sides): readonly SchemaObject[] {
  return side
    .childrenOf(id)
    .filter((part) => part.kind === 'label' || part.kind === 'attribute' || isKept(part, sides))
}

/** No check can be added to a domain that an array has, so that it is made along with the domain where it can be. */
function isKept(part: SchemaObject, { from, to }: Sides): boolean {
  const [before, after] = [from.objects.get(part.id), to.objects.get(part.id)]
  if (before === undefined || after === undefined) return false
  const isFree = [...before.needs, ...after.needs].every((id) => id.startsWith('type '))
  return isFree && changesOnly({ from: before, to: after })
}

function conversionStep(column: SchemaObject, change: ObjectChange, sides: Sides): Step {
  const definitions = sides.from
  const type = columnType(column, definitions)
  const bare = effectiveText(column, 'type', definitions) ?? ''
  const name = quote(column.name)
  const text = bare.endsWith('[]') ? 'text[]' : 'text'
  const value = compositeValue(column, change, sides) ?? `${name}::${text}::${bare}`
  const action = `TYPE ${type} USING ${value}`
  const table = qualified(parentOf(column, definitions))
  const losses = change.to.kind === 'composite' ? attributeLosses(change, [column], sides) : []
  return step(columnAction(column, definitions, action), ...losses, rewrite(column, table))
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
      staysInTable(object, sides),
  )
}

function staysInTable({ id, parent = '' }: SchemaObject, { from, to }: Sides): boolean {
  return to.objects.has(id) && isTableKept(parent, { from, to })
}

/** A table goes with those above it. */
function isTableKept(id: ObjectId, sides: Sides): boolean {
  const [from, to] = [sides.from.objects.get(id), sides.to.objects.get(id)]
  if (from === undefined || to === undefined || isMadeAnew({ from, to })) return false
  return [...from.needs, ...to.needs].every(
    (needed) => !needed.startsWith('table ') || !isAnewOnBoth(needed, sides),
  )
}

function isAnewOnBoth(id: ObjectId, sides: Sides): boolean {
  return sides.from.objects.has(id) && sides.to.objects.has(id) && !isTableKept(id, sides)
}

function needsAny({ needs }: SchemaObject, ids: ReadonlySet<ObjectId>): boolean {
  return needs.some((id) => ids.has(id))
}

const FOLLOWING: ReadonlySet<string> = new Set(['label', 'attribute', ...DERIVED])

/** What names the type has to go; of what reads a column of it, that which the engine refuses to make anew itself. */
function disturbedBy(
  types: ReadonlySet<ObjectId>,
  sides: Sides,
): (dependent: SchemaObject) => boolean {
  return (dependent) => {
    if (FOLLOWING.has(dependent.kind)) return false
    if (dependent.kind === 'column') return has(dependent, 'generated')
    const before = sides.from.objects.get(dependent.id)
    if (types.has(dependent.parent ?? '') && isKept(dependent, sides)) return false
    const isOfType = [dependent, before].some((each) => each && needsAny(each, types))
    if (isOfType || types.has(dependent.parent ?? '')) return true
    return inTheWay.has(dependent.kind) || ['foreign key', 'default'].includes(dependent.kind)
  }
}

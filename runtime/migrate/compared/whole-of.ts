import { kindOf } from '../plan/kind-of.ts'
import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { SchemaObject } from '../schema-object.ts'

/**
 * Returns the object that people look for when they look for the given one: the table of a column or a constraint. An
 * index or a trigger is looked for by itself, unless its table comes or goes with it.
 */
export function wholeOf(object: SchemaObject, sides: Sides, kinds: SchemaKinds): SchemaObject {
  const parent = parentOf(object, sides)
  if (parent === undefined || isNamespace(parent, object)) return object
  if (kindOf(object, kinds).stands === 'own' && isKept(parent, sides)) return object
  return wholeOf(parent, sides, kinds)
}

/** Returns the object within which another one stands; undefined where that is a schema, or nothing. */
export function parentOf(object: SchemaObject, { from, to }: Sides): SchemaObject | undefined {
  if (object.parent === undefined) return undefined
  return to.objects.get(object.parent) ?? from.objects.get(object.parent)
}

/** A schema is in no schema itself, and what it holds is. */
function isNamespace(parent: SchemaObject, object: SchemaObject): boolean {
  return parent.schema === undefined && object.schema !== undefined
}

function isKept({ id }: SchemaObject, { from, to }: Sides): boolean {
  return from.objects.has(id) && to.objects.has(id)
}

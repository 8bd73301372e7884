import { isSame } from '../plan/compare.ts'
import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { ObjectId, SchemaObject } from '../schema-object.ts'
import { wholeOf } from './whole-of.ts'

/** An object of either side, or of both. */
export interface PairedObject {
  readonly from: SchemaObject | undefined
  readonly to: SchemaObject | undefined
}

/** An object that two schemas do not have alike. */
export interface ObjectDifference extends PairedObject {
  /** What differs within an object that both have, itself included. */
  readonly parts: readonly PairedObject[]
}

export interface ComparedObjects {
  readonly different: readonly ObjectDifference[]
  readonly same: readonly SchemaObject[]
}

/** Compares the objects that people look for, each with all that stands in it. */
export function compareObjects(sides: Sides, kinds: SchemaKinds): ComparedObjects {
  const { from, to } = sides
  const wholes = new Map<ObjectId, PairedObject[]>()
  for (const [id, object] of new Map([...from.objects, ...to.objects])) {
    const whole = wholeOf(object, sides, kinds).id
    const parts = wholes.get(whole) ?? []
    if (parts.length === 0) wholes.set(whole, parts)
    parts.push({ from: from.objects.get(id), to: to.objects.get(id) })
  }
  const different: ObjectDifference[] = []
  const same: SchemaObject[] = []
  for (const [id, all] of wholes) {
    const pair = { from: from.objects.get(id), to: to.objects.get(id) }
    const isOnBoth = pair.from !== undefined && pair.to !== undefined
    const parts = isOnBoth ? all.filter(isDifferent) : []
    if (pair.to !== undefined && isOnBoth && parts.length === 0) same.push(pair.to)
    else different.push({ ...pair, parts })
  }
  return { different, same }
}

function isDifferent({ from, to }: PairedObject): boolean {
  return from === undefined || to === undefined || !isSame(from, to)
}

/** Returns the names of the attributes in which two objects of an id differ. */
export function differentAttributes({ from, to }: PairedObject): readonly string[] {
  const [before, after] = [from?.attributes ?? {}, to?.attributes ?? {}]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name])
}

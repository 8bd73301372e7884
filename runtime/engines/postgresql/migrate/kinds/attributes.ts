import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'

/** An attribute that is a text; undefined where the object has it not. */
export function textOf({ attributes }: SchemaObject, name: string): string | undefined {
  const value = attributes[name]
  return typeof value === 'string' ? value : undefined
}

export function has({ attributes }: SchemaObject, name: string): boolean {
  return attributes[name] !== undefined && attributes[name] !== false
}

/** The attributes that differ, but for those that every kind treats alike. */
export function changedAttributes({ from, to }: ObjectChange): ReadonlySet<string> {
  const names = new Set([...Object.keys(from.attributes), ...Object.keys(to.attributes)])
  for (const name of names)
    if (remarks.has(name) || from.attributes[name] === to.attributes[name]) names.delete(name)
  return names
}

const remarks: ReadonlySet<string> = new Set(['comment', 'grants'])

/** Whether nothing differs but what is among the names. */
export function changesOnly(change: ObjectChange, ...names: readonly string[]): boolean {
  return [...changedAttributes(change)].every((name) => names.includes(name))
}

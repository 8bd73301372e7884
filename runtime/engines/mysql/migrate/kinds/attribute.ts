import type { Attribute, SchemaObject } from '../../../../migrate/schema-object.ts'

/** The text of an attribute; undefined where it is none. */
export function textIn({ attributes }: SchemaObject, name: string): string | undefined {
  const value: Attribute = attributes[name]
  return typeof value === 'string' ? value : undefined
}

/** The names of the attributes that differ. */
export function changedAttributes(from: SchemaObject, to: SchemaObject): readonly string[] {
  const names = new Set([...Object.keys(from.attributes), ...Object.keys(to.attributes)])
  return [...names].filter((name) => from.attributes[name] !== to.attributes[name])
}

/** What is there, with a space between. */
export function spaced(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ')
}

/** A clause with its value, where there is one. */
export function valued(clause: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${clause} ${value}`
}

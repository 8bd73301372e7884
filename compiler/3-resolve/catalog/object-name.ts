import type { ObjectName } from '../../ir/change.ts'

/** The name alone of what has one. */
export function objectName({ schema, name }: ObjectName): ObjectName {
  return { schema, name }
}

export function isSameObject(one: ObjectName, other: ObjectName): boolean {
  return one.schema === other.schema && one.name === other.name
}

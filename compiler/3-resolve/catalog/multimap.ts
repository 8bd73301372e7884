import type { ObjectName } from '../../ir/change.ts'

/** Several objects under one key, each once. */
export interface Multimap {
  add(key: string, value: ObjectName): void
  remove(key: string, value: ObjectName): void
  get(key: string): readonly ObjectName[]
}

export function createMultimap(): Multimap {
  const entries = new Map<string, Map<string, ObjectName>>()
  const identity = ({ schema, name }: ObjectName) => `${schema}\0${name}`
  return {
    add: (key, value) => {
      const values = entries.get(key)
      if (values) values.set(identity(value), value)
      else entries.set(key, new Map([[identity(value), value]]))
    },
    remove: (key, value) => {
      entries.get(key)?.delete(identity(value))
    },
    get: (key) => [...(entries.get(key)?.values() ?? [])],
  }
}

import type { ObjectName } from '../../ir/change.ts'
import type { Journal } from './journal.ts'

/** Several objects under one key, each once. */
export interface Multimap {
  add(key: string, value: ObjectName): void
  remove(key: string, value: ObjectName): void
  get(key: string): readonly ObjectName[]
}

export function createMultimap(journal: Journal): Multimap {
  const entries = new Map<string, Map<string, ObjectName>>()
  const identity = ({ schema, name }: ObjectName) => `${schema}\0${name}`
  const add: Multimap['add'] = (key, value) => {
    const values = entries.get(key)
    if (values) values.set(identity(value), value)
    else entries.set(key, new Map([[identity(value), value]]))
  }
  const remove: Multimap['remove'] = (key, value) => {
    entries.get(key)?.delete(identity(value))
  }
  const has = (key: string, value: ObjectName) => entries.get(key)?.has(identity(value)) === true
  return {
    add: (key, value) => {
      if (!has(key, value)) journal.note(() => remove(key, value))
      add(key, value)
    },
    remove: (key, value) => {
      if (has(key, value)) journal.note(() => add(key, value))
      remove(key, value)
    },
    get: (key) => [...(entries.get(key)?.values() ?? [])],
  }
}

import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { longLock } from './hazards.ts'
import { qualified } from './names.ts'
import { besideStandIn } from './stand-in.ts'

/** Does what PostgreSQL refuses to a table that inherits: it leaves the tables above it, and joins them again. */
export function rejoining(
  table: SchemaObject,
  between: (name: string) => readonly Step[],
  without: readonly SchemaObject[] = [],
): readonly Step[] {
  const name = qualified(table)
  const parent = textOf(table, 'partitionOf')
  if (parent !== undefined) {
    const lock = longLock(table, name, `All rows of ${name} are read while nobody can write them.`)
    const joined = `ALTER TABLE ${parent} ATTACH PARTITION ${name} ${textOf(table, 'bound')}`
    return [
      step(`ALTER TABLE ${parent} DETACH PARTITION ${name}`),
      ...between(name),
      step(joined, lock),
    ]
  }
  const parents = parentsOf(table)
  const apart = (standIn: string) => [
    ...parents.map((each) => step(`ALTER TABLE ${name} NO INHERIT ${each}`)),
    ...between(standIn),
    ...parents.map((each) => step(`ALTER TABLE ${name} INHERIT ${each}`)),
  ]
  return besideStandIn(table, apart, without)
}

/** The names of the tables that it inherits from, as statements write them. */
export function parentsOf(table: SchemaObject): readonly string[] {
  const text = textOf(table, 'inherits') ?? ''
  return text.match(/(?:"(?:[^"]|"")*"|[^",])+/g)?.map((name) => name.trim()) ?? []
}

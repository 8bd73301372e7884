import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { asideName, qualified, quote } from './names.ts'

/**
 * What a table inherits becomes its own when it leaves the last parent that has it, and nothing takes that back. So it
 * joins a stand-in of what it has, the given columns aside, before it leaves its parents, and leaves it at the end.
 */
export function besideStandIn(
  table: SchemaObject,
  between: (standIn: string) => readonly Step[],
  without: readonly SchemaObject[] = [],
): readonly Step[] {
  const like = `LIKE ${qualified(table)} INCLUDING GENERATED INCLUDING CONSTRAINTS`
  const apart = (standIn: string) =>
    without.map((part) => {
      const noun = part.kind === 'column' ? 'COLUMN' : 'CONSTRAINT'
      return step(`ALTER TABLE ${standIn} DROP ${noun} ${quote(part.name)}`)
    })
  return belowStandIn(table, like, { apart, between })
}

/** Joins a stand-in that has nothing yet: what is added to it comes from above, and stays so. */
export function besideEmptyStandIn(
  table: SchemaObject,
  between: (standIn: string) => readonly Step[],
): readonly Step[] {
  return belowStandIn(table, '', { apart: () => [], between })
}

interface Work {
  readonly apart: (standIn: string) => readonly Step[]
  readonly between: (standIn: string) => readonly Step[]
}

function belowStandIn(table: SchemaObject, list: string, { apart, between }: Work) {
  const name = qualified(table)
  const standIn = qualified({ ...table, name: asideName(table.name) })
  return [
    step(`CREATE TABLE ${standIn} (${list})`),
    ...apart(standIn),
    step(`ALTER TABLE ${name} INHERIT ${standIn}`),
    ...between(standIn),
    step(`ALTER TABLE ${name} NO INHERIT ${standIn}`),
    step(`DROP TABLE ${standIn}`),
  ]
}

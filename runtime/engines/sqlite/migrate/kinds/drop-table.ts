import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'
import { directedSql } from './directed-sql.ts'

/**
 * DROP TABLE deletes the rows first, which deletes rows of others by `ON DELETE CASCADE`, or is refused. Where a table
 * that references it is still there then, it is done without foreign keys, which are checked behind it.
 */
export function dropTable(object: SchemaObject, sides: Sides): readonly Step[] {
  const name = writtenName(object.name)
  const hazard = {
    kind: 'data-loss',
    object: `table ${object.name}`,
    detail: `The table ${object.name} is dropped with its rows.`,
    count: `SELECT count(*) FROM ${name}`,
  } as const
  const sql = `DROP TABLE ${name}`
  return [
    step(isReferenced(object.id, sides) ? directedSql('drop', object.name, sql) : sql, hazard),
  ]
}

/** By a table that stays as it is, by one that can only go behind this one, or by itself. */
function isReferenced(id: ObjectId, { from, to }: Sides): boolean {
  const keys = [...from.objects.values()].filter(
    ({ kind, needs }) => kind === 'foreign-key' && needs.includes(id),
  )
  return keys.some(({ id: key, parent = '', attributes }) =>
    parent === id
      ? ACTS.test(String(attributes['definition']))
      : to.objects.has(key) || reaches(id, parent, from),
  )
}

/** What a row that goes does to other rows of its table may fire triggers. */
const ACTS = / on delete (?:cascade|set)\b/

/** Whether foreign keys lead from one table to another one. */
function reaches(from: ObjectId, to: ObjectId, definitions: Definitions): boolean {
  const found = new Set([from])
  // A set that grows is walked to its end.
  for (const table of found)
    for (const { kind, needs } of definitions.childrenOf(table))
      if (kind === 'foreign-key') for (const next of needs) found.add(next)
  return found.has(to)
}

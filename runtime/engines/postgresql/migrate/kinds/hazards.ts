import type { Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard, Step } from '../../../../migrate/step.ts'
import { literal, qualified, shown } from './names.ts'

/** From this number of rows on a statement that reads them all is felt by those who wait. */
const MANY_ROWS = 100_000

/** Rows that are gone, or values of them. */
export function dataLoss(object: SchemaObject, detail: string, count?: string): Hazard {
  return { kind: 'data-loss', object: shown(object), detail, ...(count && { count }) }
}

/** The table is written anew. */
export function rewrite(object: SchemaObject, table: string): Hazard {
  const detail = `Every row of ${table} is written anew, while nobody can read or write it.`
  return { kind: 'rewrite', object: shown(object), detail, count: `SELECT count(*) FROM ${table}` }
}

/** The rows are counted by the statistics, and are none where they are few. */
export function longLock(object: SchemaObject, table: string, detail: string): Hazard {
  const count = `SELECT CASE WHEN reltuples >= ${MANY_ROWS} THEN reltuples::bigint ELSE 0 END
    FROM pg_class WHERE oid = ${literal(table)}::regclass`
  return { kind: 'long-lock', object: shown(object), detail, count }
}

/** All rows are read for a condition that they are to obey. */
export function readingLock(object: SchemaObject, table: string): Hazard {
  const detail = `All rows of ${table} are read while nobody can read or write it.`
  return longLock(object, table, detail)
}

/** The rows that are there would have no value for a new column that is NOT NULL. */
export function noValueFor(column: SchemaObject, table: SchemaObject): Check {
  const refusal = `${shown(column)} is NOT NULL and has no default, so that the rows of ${qualified(table)} would have no value for it.`
  return { count: countOf(table), refusal }
}

export function checked(
  sql: string,
  checks: readonly Check[],
  ...hazards: readonly Hazard[]
): Step {
  return checks.length === 0 ? { sql, hazards } : { sql, hazards, checks }
}

/** A table that is new in this plan has no rows, and those of a foreign table are another database's. */
export function isOld(table: SchemaObject, { from }: Sides): boolean {
  return from.objects.has(table.id) && table.kind !== 'foreign table'
}

export function countOf(table: SchemaObject, condition?: string): string {
  const where = condition === undefined ? '' : ` WHERE ${condition}`
  return `SELECT count(*) FROM ${qualified(table)}${where}`
}

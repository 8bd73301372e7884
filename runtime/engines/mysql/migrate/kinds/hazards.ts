import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Hazard } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'

const { quote } = mysqlSqlText

export function countRows(table: string, condition?: string): string {
  const where = condition === undefined ? '' : ` where ${condition}`
  return `select count(*) from ${quote(table)}${where}`
}

export function dataLoss(object: string, detail: string, count?: string): Hazard {
  return { kind: 'data-loss', object, detail, ...(count === undefined ? {} : { count }) }
}

/** The rows are written anew, while others can read and write. */
export function rewrite(table: string): Hazard {
  return {
    kind: 'rewrite',
    object: `table ${table}`,
    detail: 'All rows of the table are written anew.',
    count: countRows(table),
  }
}

/** The rows are written anew, while nobody else can write. */
export function copy(table: string): readonly Hazard[] {
  return [rewrite(table), longLock(table)]
}

export function longLock(table: string): Hazard {
  return {
    kind: 'long-lock',
    object: `table ${table}`,
    detail: 'Nobody can write to the table until all its rows are done.',
    count: countRows(table),
  }
}

/** Of what is dropped and made again in two statements. */
export function interrupted({ id }: SchemaObject, detail: string): Hazard {
  return { kind: 'non-transactional', object: id, detail }
}

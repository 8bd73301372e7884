import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { DatabaseFailure } from '../../database-failure.ts'
import { mysqlSqlText } from './sql-text.ts'

/**
 * Whether information_schema leaves out columns of a table: those for which the user has no privilege
 * (https://dev.mysql.com/doc/refman/8.4/en/information-schema-introduction.html).
 */
export async function hidesColumns(session: Queryable, relation: Relation): Promise<boolean> {
  const name = mysqlSqlText.relation(relation)
  try {
    await session.query({ sql: `SELECT * FROM ${name} LIMIT 0`, parameters: [] })
    // MySQL lets a user have `*` who may not read the invisible columns.
    const { rows } = await session.query({ sql: `SHOW CREATE TABLE ${name}`, parameters: [] })
    const invisible = String(rows[0]?.[1]).split('/*!80023 INVISIBLE */').length - 1
    return invisible > relation.columns.filter(({ hidden }) => hidden).length
  } catch (error) {
    if (error instanceof DatabaseFailure && error.facts.kind === 'permission') return true
    throw error
  }
}

import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'

/** The tables of other databases whose rows go or lose a reference with rows of the relation, as far as they are told. */
export async function outsiders(
  session: Queryable,
  { name }: Relation,
): Promise<readonly string[]> {
  const { rows } = await session.query({ sql: OUTSIDERS, parameters: [name] })
  return rows.map(([schema, table]) => `${String(schema)}.${String(table)}`)
}

const OUTSIDERS = `
select distinct constraint_schema, table_name from information_schema.referential_constraints
where unique_constraint_schema = database() and constraint_schema <> database()
  and referenced_table_name = ? and delete_rule in ('CASCADE', 'SET NULL') order by 1, 2`

/**
 * Whether the database may have tables that the account does not see, with the foreign keys that they have: all of whom
 * no SELECT of the whole database or of all databases is granted
 * (https://dev.mysql.com/doc/refman/8.4/en/information-schema-introduction.html).
 */
export async function hidesTables(session: Queryable): Promise<boolean> {
  const { rows: grants } = await session.query({ sql: 'SHOW GRANTS', parameters: [] })
  const places = grants.flatMap(([grant]) => readable(String(grant)))
  if (places.includes('*')) return false
  // The name of a database in a grant is a pattern.
  const parameters = places.map((place) => place.slice(1, -1).replaceAll('``', '`'))
  const likes = parameters.map(() => `${OWN} LIKE ? ESCAPE CHAR(92)`)
  const sql = `SELECT ${['FALSE', ...likes].join(' OR ')}`
  return Number((await session.query({ sql, parameters })).rows[0]?.[0]) !== 1
}

const OWN = 'CONVERT(DATABASE() USING utf8mb4) COLLATE utf8mb4_bin'

/** Of which databases the grant allows all tables to be read: `*`, or a pattern in its quotes. */
function readable(grant: string): readonly string[] {
  const found = /^GRANT (?<rights>.+?) ON (?<place>\*|`(?:[^`]|``)*`)\.\* TO /.exec(grant)
  const { rights = '', place = '' } = found?.groups ?? {}
  const isRead = rights.split(', ').some((right) => right === 'SELECT' || right.startsWith('ALL'))
  return isRead ? [place] : []
}

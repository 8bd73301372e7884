import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'

/** The tables of other databases whose rows go or lose a reference with rows of the relation, as far as they are told. */
export async function outsiders(
  session: Queryable,
  relation: Relation,
  changed?: readonly Column[],
): Promise<readonly string[]> {
  const names = changed?.map(({ name }) => name).filter(indexedIn(relation))
  if (names?.length === 0) return []
  const losing = names === undefined ? DELETING : cutting(names.length)
  const sql = `${OUTSIDERS} and ${losing} order by 1, 2`
  const { rows } = await session.query({ sql, parameters: [relation.name, ...(names ?? [])] })
  return rows.map(([schema, table]) => `${String(schema)}.${String(table)}`)
}

/** A foreign key refers to columns of an index alone. */
function indexedIn({ primaryKey, uniqueKeys, indexes }: Relation): (name: string) => boolean {
  const lists = [primaryKey, ...uniqueKeys, ...indexes].map((each) => each?.columns ?? [])
  const names = new Set(lists.flat())
  return (name) => names.has(name)
}

/** ON UPDATE CASCADE goes back by itself. */
function cutting(columns: number): string {
  const names = Array.from({ length: columns }, () => '?').join(', ')
  return `r.update_rule = 'SET NULL' and exists (
    select 1 from information_schema.key_column_usage k
    where k.constraint_schema = r.constraint_schema and k.table_schema = r.constraint_schema
      and k.table_name = r.table_name and k.constraint_name = r.constraint_name
      and k.referenced_column_name in (${names}))`
}

const OUTSIDERS = `
select distinct r.constraint_schema, r.table_name from information_schema.referential_constraints r
where r.unique_constraint_schema = database() and r.constraint_schema <> database()
  and r.referenced_table_name = ?`

const DELETING = "r.delete_rule in ('CASCADE', 'SET NULL')"

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

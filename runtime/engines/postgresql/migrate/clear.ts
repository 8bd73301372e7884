import type { Connection } from '../../../engine.ts'
import { HISTORY_TABLE } from '../../../migrate/run/history/history-text.ts'
import { postgresqlSqlText } from '../sql-text.ts'

/** Not of the engine, nor of an extension; `oid` is that of an object of the catalog `catalog`. */
const isOwn = (catalog: string, oid: string, schema: string) =>
  `${schema}.nspname not like 'pg\\_%' and ${schema}.nspname <> 'information_schema' and not exists (
     select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

export async function tables(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> '${HISTORY_TABLE}'
       and ${isOwn('pg_class', 'c.oid', 'n')} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The schema `public` stays, with its owner and its rights; other schemas go whole. */
export async function clear(connection: Connection, extensions: readonly string[]): Promise<void> {
  await connection.execute('begin')
  for (const extension of extensions)
    await connection.execute(
      `drop extension if exists ${postgresqlSqlText.quote(extension)} cascade`,
    )
  // One that is dropped takes others along.
  for (let next = await findNext(connection); next !== undefined; next = await findNext(connection))
    await connection.execute(next)
  await connection.execute('commit')
}

async function findNext(connection: Connection): Promise<string | undefined> {
  const rows = await connection.query<{ statement: string }>(NEXT)
  return rows[0]?.statement
}

/** The sequence of a column goes with it. */
const RELATIONS = `select format('drop %s %I.%I cascade', case c.relkind when 'v' then 'view'
    when 'm' then 'materialized view' when 'f' then 'foreign table' when 'S' then 'sequence' else 'table' end,
    n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname = 'public'
    and not exists (select from pg_depend o where o.classid = 'pg_class'::regclass and o.objid = c.oid
      and c.relkind = 'S' and o.deptype in ('a', 'i'))
    and ${isOwn('pg_class', 'c.oid', 'n')}`

const ROUTINES = `select format('drop %s %s cascade', case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate'
    else 'function' end, p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and ${isOwn('pg_proc', 'p.oid', 'n')}`

/** Types of tables and of arrays go with what they are of. */
const TYPES = `select format('drop type %I.%I cascade', n.nspname, t.typname)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid
  where n.nspname = 'public' and t.typelem = 0 and t.typtype in ('b', 'c', 'd', 'e', 'r')
    and (c.oid is null or c.relkind = 'c') and ${isOwn('pg_type', 't.oid', 'n')}`

const COLLATIONS = `select format('drop collation %I.%I cascade', n.nspname, c.collname)
  from pg_collation c join pg_namespace n on n.oid = c.collnamespace
  where n.nspname = 'public' and ${isOwn('pg_collation', 'c.oid', 'n')}`

const OPERATORS = `select format('drop operator %s cascade', o.oid::regoperator)
  from pg_operator o join pg_namespace n on n.oid = o.oprnamespace
  where n.nspname = 'public' and ${isOwn('pg_operator', 'o.oid', 'n')}`

const SCHEMAS = `select format('drop schema %I cascade', n.nspname) from pg_namespace n
  where n.nspname <> 'public' and ${isOwn('pg_namespace', 'n.oid', 'n')}`

const ALL = [SCHEMAS, RELATIONS, ROUTINES, TYPES, COLLATIONS, OPERATORS]

const NEXT = `select * from (${ALL.join('\nunion all ')}) as own (statement) limit 1`

import type { RelationSize } from '../../../database.ts'
import type { IntrospectedConnection } from '../../../engine.ts'

// A table that was never analyzed has -1 rows; a partitioned one has no file of its own.
const SIZES = `
select n.nspname as schema, c.relname as name,
  case when c.reltuples >= 0 and c.relkind <> 'v' then c.reltuples::float8 end as rows,
  case when c.relkind in ('r', 'm', 't') then pg_total_relation_size(c.oid)::float8 end as bytes
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

interface SizeRow {
  readonly schema: string
  readonly name: string
  readonly rows: number | null
  readonly bytes: number | null
}

export async function sizes(connection: IntrospectedConnection): Promise<readonly RelationSize[]> {
  const rows = await connection.query<SizeRow>(SIZES)
  return rows.map((row) => ({
    ...row,
    rows: row.rows ?? undefined,
    bytes: row.bytes ?? undefined,
  }))
}

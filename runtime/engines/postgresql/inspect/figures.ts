import { figuresOf, type ReadFigures } from '../../../activity/figures.ts'

// The name of the size says that it is one of the whole database, of which others may show a part only.
const LABELS = [
  ['Database size', 'bytes'],
  ['Connections', 'count'],
  ['Connections at most', 'count'],
  ['Read from memory', 'text'],
  ['Deadlocks since start', 'count'],
  ['Oldest transaction', 'text'],
] as const

const FIGURES = `select pg_database_size(d.oid)::text,
  (select count(*) from pg_stat_activity where backend_type = 'client backend')::text,
  current_setting('max_connections'),
  (select round(100.0 * s.blks_hit / nullif(s.blks_hit + s.blks_read, 0), 1) || ' %'
    from pg_stat_database s where s.datid = d.oid),
  (select s.deadlocks from pg_stat_database s where s.datid = d.oid)::text,
  (select date_trunc('second', max(clock_timestamp() - a.xact_start))::text from pg_stat_activity a
    where a.datid = d.oid and a.pid <> pg_backend_pid())
from pg_database d where d.datname = current_database()`

export const postgresqlFigures: ReadFigures = async (database, options) => {
  const { rows } = await database.query({ sql: FIGURES, parameters: [] }, options)
  return figuresOf(LABELS, rows[0] ?? [])
}

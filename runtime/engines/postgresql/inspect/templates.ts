import type { QueryTemplate } from '../../../query-template.ts'

export const postgresqlTemplates: readonly QueryTemplate[] = [
  {
    id: 'largest-tables',
    name: 'Largest tables',
    category: 'Sizes',
    query: `select n.nspname as schema, c.relname as name,
  pg_size_pretty(pg_table_size(c.oid)) as rows_and_toast,
  pg_size_pretty(pg_indexes_size(c.oid)) as indexes,
  pg_total_relation_size(c.oid) as bytes
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'm', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
order by bytes desc
limit 20`,
  },
  {
    id: 'unused-indexes',
    name: 'Indexes that no query has used',
    category: 'Indexes',
    query: `select s.schemaname, s.relname as table_name, s.indexrelname as index_name, s.idx_scan,
  pg_size_pretty(pg_relation_size(s.indexrelid)) as size
from pg_stat_user_indexes s
join pg_index i on i.indexrelid = s.indexrelid
where s.idx_scan = 0 and not i.indisunique
order by pg_relation_size(s.indexrelid) desc`,
  },
  {
    id: 'unindexed-foreign-keys',
    name: 'Foreign keys without an index',
    category: 'Indexes',
    query: `select c.conrelid::regclass::text as table_name, c.conname as foreign_key,
  pg_get_constraintdef(c.oid) as definition
from pg_constraint c
where c.contype = 'f' and not exists (
  select 1 from pg_index i
  where i.indrelid = c.conrelid
    and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
)
order by 1, 2`,
  },
  {
    id: 'table-maintenance',
    name: 'Dead rows and the last vacuum of each table',
    category: 'Maintenance',
    query: `select schemaname, relname as table_name, n_live_tup as live_rows, n_dead_tup as dead_rows,
  last_vacuum, last_autovacuum, last_analyze, last_autoanalyze
from pg_stat_user_tables
order by n_dead_tup desc`,
  },
  {
    id: 'running-statements',
    name: 'Statements that run longer than some seconds',
    category: 'Activity',
    query: `select pid, usename, state, wait_event_type, now() - query_start as running_for, query
from pg_stat_activity
where state <> 'idle' and pid <> pg_backend_pid()
  and now() - query_start > $1::int * interval '1 second'
order by query_start`,
  },
  {
    id: 'duplicates',
    name: 'Values that stand more than once',
    category: 'Data',
    query: `-- Put your table and column in the place of table_name and column_name
select column_name, count(*) as times
from table_name
group by column_name
having count(*) > 1
order by times desc`,
  },
]

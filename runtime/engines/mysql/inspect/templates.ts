import type { QueryTemplate } from '../../../query-template.ts'

/** For MySQL and MariaDB. */
export const mysqlTemplates: readonly QueryTemplate[] = [
  {
    id: 'largest-tables',
    name: 'Largest tables',
    category: 'Sizes',
    query: `select table_name, table_rows as estimated_rows, data_length as row_bytes,
  index_length as index_bytes, data_length + index_length as bytes
from information_schema.tables
where table_schema = database() and table_type = 'BASE TABLE'
order by bytes desc
limit 20`,
  },
  {
    id: 'free-space',
    name: 'Space that tables hold but do not use',
    category: 'Sizes',
    query: `select table_name, engine, data_free, data_length + index_length as used_bytes
from information_schema.tables
where table_schema = database() and data_free > 0
order by data_free desc`,
  },
  {
    id: 'index-columns',
    name: 'Indexes and their columns',
    category: 'Indexes',
    query: `select table_name, index_name, non_unique,
  group_concat(column_name order by seq_in_index separator ', ') as columns_of_index
from information_schema.statistics
where table_schema = database()
group by table_name, index_name, non_unique
order by table_name, index_name`,
  },
  {
    id: 'tables-without-key',
    name: 'Tables without a primary key',
    category: 'Indexes',
    query: `select t.table_name
from information_schema.tables t
left join information_schema.table_constraints c
  on c.table_schema = t.table_schema and c.table_name = t.table_name
  and c.constraint_type = 'PRIMARY KEY'
where t.table_schema = database() and t.table_type = 'BASE TABLE' and c.table_name is null
order by t.table_name`,
  },
  {
    id: 'running-statements',
    name: 'Statements that run longer than some seconds',
    category: 'Activity',
    query: `select id, user, db, command, time, state, info
from information_schema.processlist
where command <> 'Sleep' and id <> connection_id() and time > ?
order by time desc`,
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

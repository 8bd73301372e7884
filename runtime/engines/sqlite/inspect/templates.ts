import type { QueryTemplate } from '../../../query-template.ts'

export const sqliteTemplates: readonly QueryTemplate[] = [
  {
    id: 'columns',
    name: 'Every column of every table',
    category: 'Schema',
    query: `select t.name as table_name, c.name as column_name, c.type, c."notnull" as not_null, c.pk
from pragma_table_list t
join pragma_table_info(t.name) c
where t.schema = 'main' and t.name not like 'sqlite_%'
order by t.name, c.cid`,
  },
  {
    id: 'index-columns',
    name: 'Indexes and their columns',
    category: 'Schema',
    query: `select m.name as table_name, l.name as index_name, l."unique" as is_unique,
  group_concat(i.name, ', ') as columns_of_index
from sqlite_schema m
join pragma_index_list(m.name) l
join pragma_index_info(l.name) i
where m.type = 'table'
group by m.name, l.name, l."unique"
order by m.name, l.name`,
  },
  {
    id: 'foreign-keys',
    name: 'Foreign keys',
    category: 'Schema',
    query: `select m.name as table_name, f."from" as column_name, f."table" as references_table,
  f."to" as references_column, f.on_delete, f.on_update
from sqlite_schema m
join pragma_foreign_key_list(m.name) f
where m.type = 'table'
order by m.name, f.id`,
  },
  {
    id: 'file',
    name: 'Size of the file and its free pages',
    category: 'Sizes',
    query: `select p.page_count * s.page_size as bytes, f.freelist_count * s.page_size as free_bytes
from pragma_page_count p, pragma_page_size s, pragma_freelist_count f`,
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

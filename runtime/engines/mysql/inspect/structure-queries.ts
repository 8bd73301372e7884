/** What MySQL and MariaDB are asked differently; each takes the name of the relation. */
export interface StructureQueries {
  /** Rows of column, type, and the text of its default or expression. */
  readonly columns: string
  /** Rows of name and expression. */
  readonly checks: string
  /** An expression as SQL has it. */
  readonly checkOf: (text: string) => string
  /** Rows as `readIndexTexts` takes them. */
  readonly indexes: string
}

const OF_TABLE = 'table_schema = database() and table_name = ?'
const ON_UPDATE = `if(extra like '%on update%', concat(' ON UPDATE', substring_index(lower(extra), 'on update', -1)), '')`

// MySQL keeps a constant without its quotes, and says of an expression that it is one.
const MYSQL_COLUMNS = `select column_name, column_type, if(generation_expression <> '', generation_expression, concat(
  case when extra like '%DEFAULT_GENERATED%' or data_type = 'bit'
      or data_type in ('tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal', 'float', 'double', 'year')
    then column_default when column_default is not null then quote(column_default) end, ${ON_UPDATE}))
from information_schema.columns where ${OF_TABLE}`

// MariaDB says NULL where there is no default.
const MARIADB_COLUMNS = `select column_name, column_type,
  coalesce(nullif(generation_expression, ''), concat(nullif(column_default, 'NULL'), ${ON_UPDATE}))
from information_schema.columns where ${OF_TABLE}`

const PREFIX = `if(sub_part is null, '', concat('(', sub_part, ')'))`
const ORDER = `if(collation = 'D', ' DESC', '')`
const indexes = (part: string) => `select index_name, lower(index_type), null, null, null,
  concat(${part}, ${PREFIX}, ${ORDER}), 0
from information_schema.statistics where ${OF_TABLE} order by index_name = 'PRIMARY' desc, index_name, seq_in_index`

export const mysqlQueries: StructureQueries = {
  columns: MYSQL_COLUMNS,
  checks: `select c.constraint_name, trim(both from c.check_clause)
from information_schema.table_constraints t join information_schema.check_constraints c
  on c.constraint_schema = t.constraint_schema and c.constraint_name = t.constraint_name
where t.table_schema = database() and t.table_name = ? and t.constraint_type = 'CHECK' order by 1`,
  // The server escapes the text as if it stood in a string: `_utf8mb4\'new\'`.
  checkOf: (text) => text.replaceAll(/\\([\s\S])/g, '$1'),
  indexes: indexes(`coalesce(column_name, concat('(', expression, ')'))`),
}

export const mariadbQueries: StructureQueries = {
  columns: MARIADB_COLUMNS,
  checks: `select constraint_name, check_clause from information_schema.check_constraints
where constraint_schema = database() and table_name = ? order by 1`,
  checkOf: (text) => text,
  indexes: indexes('column_name'),
}

/** Needs the right to read the schema `mysql`. */
export const INDEX_SIZES = `select index_name, stat_value * @@innodb_page_size from mysql.innodb_index_stats
where database_name = database() and table_name = ? and stat_name = 'size'`

/** Needs the right to read the performance schema. */
export const INDEX_USES = `select index_name, count_read from performance_schema.table_io_waits_summary_by_index_usage
where object_schema = database() and object_name = ? and index_name is not null`

/** The server keeps views and bodies as text, and no account of what they use. */
export const DEPENDENTS = `select 'view', table_schema, table_name, view_definition from information_schema.views
where table_schema = database() and instr(view_definition, ?) > 0
union all select 'routine', routine_schema, routine_name, routine_definition from information_schema.routines
where routine_schema = database() and instr(routine_definition, ?) > 0
union all select 'trigger', trigger_schema, trigger_name, if(event_object_table = ?, null, action_statement)
from information_schema.triggers
where trigger_schema = database() and (event_object_table = ? or instr(action_statement, ?) > 0)
order by 1, 3`

export const SIZES = `select data_length, index_length, engine, row_format, table_collation, create_time
from information_schema.tables where ${OF_TABLE}`

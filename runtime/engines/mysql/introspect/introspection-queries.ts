// One query per kind of object for the whole database. Every column has an alias, because MySQL 8
// writes the names of information_schema in capitals and MariaDB does not.

export interface DatabaseRow {
  readonly name: string
}

export const DATABASE = `select database() as name`

export interface RelationRow {
  readonly name: string
  readonly kind: string
  readonly collation: string | null
  readonly comment: string
}

export const RELATIONS = `
select table_name as name, table_type as kind, table_collation as collation, table_comment as comment
from information_schema.tables where table_schema = database() order by table_name`

export interface ColumnRow {
  readonly relation: string
  readonly name: string
  readonly type: string
  readonly nullable: string
  readonly hasDefault: number
  /** `auto_increment`, `VIRTUAL GENERATED`, `DEFAULT_GENERATED on update CURRENT_TIMESTAMP`, `INVISIBLE` */
  readonly extra: string
  readonly collation: string | null
  readonly comment: string
  /** What the user may do with it: `select,insert`. */
  readonly privileges: string
}

// MariaDB reports that there is no default as the expression NULL; in MySQL that would be a string.
export const COLUMNS = `
select table_name as relation, column_name as name, column_type as type, is_nullable as nullable,
  column_default is not null and not (column_default = 'NULL' and version() like '%MariaDB%') as hasDefault,
  extra as extra, collation_name as collation, column_comment as comment,
  privileges as privileges
from information_schema.columns where table_schema = database() order by table_name, ordinal_position`

export interface IndexRow {
  readonly relation: string
  readonly name: string
  readonly nonUnique: number | string
  /** Absent for an expression. */
  readonly column: string | null
}

export const INDEXES = `
select table_name as relation, index_name as name, non_unique as nonUnique, column_name as \`column\`
from information_schema.statistics where table_schema = database()
order by table_name, index_name, seq_in_index`

export interface ForeignKeyRow {
  readonly relation: string
  readonly name: string
  readonly column: string
  readonly foreignSchema: string
  readonly foreignRelation: string
  readonly foreignColumn: string
  /** Both are null where the server does not tell them. */
  readonly onDelete: string | null
  readonly onUpdate: string | null
}

export interface RuledForeignKeyRow extends ForeignKeyRow {
  readonly onDelete: string
  readonly onUpdate: string
}

export const FOREIGN_KEYS = `
select k.table_name as relation, k.constraint_name as name, k.column_name as \`column\`,
  k.referenced_table_schema as foreignSchema, k.referenced_table_name as foreignRelation,
  k.referenced_column_name as foreignColumn, r.delete_rule as onDelete, r.update_rule as onUpdate
from information_schema.key_column_usage k
left join information_schema.referential_constraints r on r.constraint_schema = k.constraint_schema
  and r.constraint_name = k.constraint_name and r.table_name = k.table_name
where k.table_schema = database() and k.referenced_table_name is not null
order by k.table_name, k.constraint_name, k.ordinal_position`

export interface CheckRow {
  readonly relation: string
  readonly name: string
  /** The text of a check in the definition of a column, which MariaDB alone tells apart. */
  readonly ofColumn: string | null
}

export const CHECKS = `
select table_name as relation, constraint_name as name, null as ofColumn
from information_schema.table_constraints
where table_schema = database() and constraint_type = 'CHECK' order by table_name, constraint_name`

export const CHECKS_OF_MARIADB = `
select table_name as relation, constraint_name as name,
  if(level = 'Column', check_clause, null) as ofColumn
from information_schema.check_constraints
where constraint_schema = database() order by table_name, constraint_name`

export interface RoutineRow {
  readonly name: string
  readonly kind: string
}

export const ROUTINES = `
select routine_name as name, routine_type as kind from information_schema.routines
where routine_schema = database() and routine_type in ('FUNCTION', 'PROCEDURE') order by routine_name`

export interface ParameterRow {
  readonly routine: string
  readonly kind: string
  /** Absent for what a function returns. */
  readonly mode: string | null
  readonly name: string | null
  readonly type: string
}

export const PARAMETERS = `
select specific_name as routine, routine_type as kind, parameter_mode as mode,
  parameter_name as name, dtd_identifier as type
from information_schema.parameters
where specific_schema = database() order by specific_name, routine_type, ordinal_position`

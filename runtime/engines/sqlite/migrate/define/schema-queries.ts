// What the schema tables and the pragmas say of a database. Integers come as bigint.

export interface StatementRow {
  readonly type: 'table' | 'index' | 'view' | 'trigger'
  readonly name: string
  /** The table of an index or a trigger. */
  readonly table: string
  readonly sql: string
}

/** Indexes of constraints have no statement. */
export const STATEMENTS = `
select type, name, tbl_name as "table", sql from main.sqlite_schema where sql is not null order by rowid`

export interface TableRow {
  readonly name: string
  /** `table`, `view`, `virtual`, or `shadow` for what a virtual table keeps. */
  readonly type: string
  readonly withoutRowid: bigint
  readonly strict: bigint
}

export const TABLES = `
select name, type, wr as withoutRowid, strict from pragma_table_list where schema = 'main'`

export interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly notNull: bigint
  readonly default: string | null
  /** Place in the primary key, from 1; 0 outside of it. */
  readonly keyPlace: bigint
  /** 2 generated when it is read, 3 when it is written. */
  readonly hidden: bigint
}

export const COLUMNS = `
select t.name as "table", c.name, c.type, c."notnull" as "notNull", c.dflt_value as "default",
  c.pk as keyPlace, c.hidden
from pragma_table_list t, pragma_table_xinfo(t.name, 'main') c
where t.schema = 'main' and t.type = 'table' order by t.name, c.cid`

/** The tables that keep an index for their primary key: where a column is the rowid, they need none. */
export const INDEXED_KEYS = `
select distinct t.name as "table" from pragma_table_list t, pragma_index_list(t.name, 'main') i
where t.schema = 'main' and t.type = 'table' and i.origin = 'pk'`

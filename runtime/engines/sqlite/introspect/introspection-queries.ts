// The pragmas as table functions, so that one query serves the whole database. Integers come as bigint.

// What SQLite keeps for itself: its schema table, sequences, the tables behind a virtual table.
const USER_TABLE = `t.schema = 'main' and t.type <> 'shadow' and substr(t.name, 1, 7) <> 'sqlite_'`

export interface RelationRow {
  readonly name: string
  readonly kind: string
  readonly withoutRowid: bigint
  /** Absent for what has no statement of its own. */
  readonly statement: string | null
}

export const RELATIONS = `
select t.name, t.type as kind, t.wr as withoutRowid, s.sql as statement
from pragma_table_list t
left join sqlite_schema s on s.name = t.name and s.type in ('table', 'view')
where ${USER_TABLE} order by t.name`

export interface ColumnRow {
  readonly relation: string
  readonly name: string
  readonly type: string
  readonly notNull: bigint
  readonly default: string | null
  /** Place in the primary key, from 1; 0 outside it. */
  readonly keyPlace: bigint
  /** 1 hidden, 2 virtual, 3 stored. */
  readonly hidden: bigint
}

const COLUMNS = `
select t.name as relation, c.name, c.type, c."notnull" as "notNull", c.dflt_value as "default",
  c.pk as keyPlace, c.hidden
from pragma_table_list t, pragma_table_xinfo(t.name, 'main') c`

export const TABLE_COLUMNS = `${COLUMNS} where t.type <> 'view' and ${USER_TABLE} order by t.name, c.cid`

/** Fails where the view's query no longer makes sense. */
export const VIEW_COLUMNS = `${COLUMNS} where t.name = ? and ${USER_TABLE} order by c.cid`

export interface IndexRow {
  readonly relation: string
  readonly name: string
  readonly unique: bigint
  /** `c` by CREATE INDEX, `u` by UNIQUE, `pk` by PRIMARY KEY. */
  readonly origin: string
  readonly partial: bigint
  /** Absent for an expression. */
  readonly column: string | null
}

// The list has the newest index first.
export const INDEXES = `
select t.name as relation, i.name, i."unique", i.origin, i.partial, c.name as "column"
from pragma_table_list t, pragma_index_list(t.name, 'main') i, pragma_index_xinfo(i.name, 'main') c
where ${USER_TABLE} and c."key" = 1 order by t.name, i.seq desc, c.seqno`

export interface ForeignKeyRow {
  readonly relation: string
  readonly id: bigint
  readonly column: string
  readonly foreignRelation: string
  /** Absent where the statement leaves it out. */
  readonly foreignColumn: string | null
  readonly onDelete: string
  readonly onUpdate: string
}

// The list has the last foreign key first.
export const FOREIGN_KEYS = `
select t.name as relation, f.id, f."from" as "column", f."table" as foreignRelation,
  f."to" as foreignColumn, f.on_delete as onDelete, f.on_update as onUpdate
from pragma_table_list t, pragma_foreign_key_list(t.name, 'main') f
where ${USER_TABLE} order by t.name, f.id desc, f.seq`

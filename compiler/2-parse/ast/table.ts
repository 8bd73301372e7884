import type { AsWritten } from './as-written.ts'
import type { ColumnDefinition, TableConstraint } from './constraint.ts'
import type { IndexColumn, IndexDefinition } from './create-index.ts'
import type { Expression } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Query } from './query.ts'

export interface CreateTable extends Node {
  readonly kind: 'create-table'
  readonly name: QualifiedName
  readonly temporary: boolean
  /** MySQL's, of files. */
  readonly external?: boolean
  readonly orReplace: boolean
  readonly ifNotExists: boolean
  readonly columns: readonly ColumnDefinition[]
  readonly constraints: readonly TableConstraint[]
  /** MySQL's KEY and INDEX inside the parentheses. */
  readonly indexes: readonly IndexDefinition[]
  /** LIKE t [INCLUDING ...], in parentheses (PostgreSQL) or instead of them (MySQL). */
  readonly like: readonly LikeTable[]
  /** CREATE FOREIGN TABLE */
  readonly foreign?: boolean
  readonly inherits: readonly QualifiedName[]
  readonly partitionOf: QualifiedName | undefined
  readonly bound?: PartitionBound | undefined
  readonly partitionBy?: PartitionBy | undefined
  /** OF t: its columns are the attributes of a composite type. */
  readonly ofType: QualifiedName | undefined
  readonly storage?: Storage
  /** `strict`, `without rowid`, `engine = innodb`, ... in lower case. */
  readonly options: readonly TableOption[]
  /** MySQL's PARTITION BY and what follows it. */
  readonly partitioning?: AsWritten | undefined
}

/** Where and how PostgreSQL keeps the rows of a table, a view or an index. */
export interface Storage {
  readonly unlogged: boolean
  /** USING method */
  readonly method: Name | undefined
  /** WITH (fillfactor = 70) or WITHOUT OIDS, as written; empty where nothing is said. */
  readonly parameters: string
  readonly onCommit: 'unsaid' | 'drop' | 'delete-rows' | 'preserve-rows'
  readonly tablespace: Name | undefined
}

/** PARTITION BY strategy (keys) */
export interface PartitionBy extends Node {
  readonly strategy: 'list' | 'range' | 'hash'
  readonly keys: readonly IndexColumn[]
}

/** DEFAULT; FOR VALUES IN (...), FROM (...) TO (...), WITH (MODULUS n, REMAINDER n). */
export type PartitionBound = Node &
  (
    | { readonly kind: 'default-partition' }
    | { readonly kind: 'values'; readonly values: readonly Expression[] }
    | {
        readonly kind: 'between'
        readonly from: readonly Expression[]
        readonly to: readonly Expression[]
      }
    | { readonly kind: 'hash'; readonly modulus: string; readonly remainder: string }
  )

/** SQLite's virtual tables: the module reads its arguments as they are written. */
export interface CreateVirtualTable extends Node {
  readonly kind: 'create-virtual-table'
  readonly name: QualifiedName
  readonly ifNotExists: boolean
  readonly module: Name
  readonly arguments: readonly string[]
}

export interface LikeTable extends Node {
  readonly name: QualifiedName
  /** INCLUDING and EXCLUDING in their order; `what` is `all`, `defaults`, `constraints`, ... */
  readonly options: readonly { readonly including: boolean; readonly what: string }[]
}

export interface TableOption extends Node {
  readonly name: string
  readonly value: string
  /** What the value names. */
  readonly characterSet?: Name
  readonly collation?: QualifiedName
}

export interface CreateTableAs extends Node {
  readonly kind: 'create-table-as'
  readonly name: QualifiedName
  readonly temporary: boolean
  /** MySQL's, of files. */
  readonly external?: boolean
  readonly orReplace: boolean
  readonly ifNotExists: boolean
  readonly columns: readonly Name[]
  readonly definitions: readonly ColumnDefinition[]
  /** MySQL's keys and options before the query. */
  readonly elements?: Pick<CreateTable, 'constraints' | 'indexes' | 'options' | 'partitioning'>
  /** MySQL's: what becomes of rows that a key forbids. */
  readonly duplicates?: 'ignore' | 'replace' | undefined
  readonly storage?: Storage
  readonly query: Query
  /** WITH [NO] DATA; undefined where nothing is said. */
  readonly withData?: boolean | undefined
}

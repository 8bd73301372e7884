import type { AsWritten } from './as-written.ts'
import type { Expression, Literal, SpecialCall, TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { QueryStatement } from './statement.ts'

export type FromItem = TableRef | DerivedTable | FunctionTable | ColumnsTable | JsonTable | Join

export interface Alias extends Node {
  readonly name: Name
  readonly columns: readonly Name[]
  /** `AS x(a int, b text)`: then as many as there are columns, else empty. */
  readonly types: readonly TypeName[]
  /** Of `types`, by position. */
  readonly collations: readonly (QualifiedName | undefined)[]
}

export interface TableRef extends Node {
  readonly kind: 'table'
  readonly name: QualifiedName
  /** ONLY t */
  readonly only: boolean
  readonly alias: Alias | undefined
  readonly sample: TableSample | undefined
  /** MySQL's PARTITION (p0, p1): empty where nothing is said. */
  readonly partitions: readonly Name[]
  readonly indexHints: readonly IndexHint[]
  /** MariaDB's FOR SYSTEM_TIME, or what UPDATE and DELETE change of it: FOR PORTION OF. */
  readonly period: AsWritten | undefined
  /** SQLite's INDEXED BY name, and NOT INDEXED. */
  readonly indexed: Name | 'not' | undefined
}

/** MySQL's USE | FORCE | IGNORE INDEX [FOR JOIN | ORDER BY | GROUP BY] (names) */
export interface IndexHint extends Node {
  readonly action: 'use' | 'force' | 'ignore'
  readonly purpose: 'any' | 'join' | 'order-by' | 'group-by'
  /** None: USE INDEX () uses no index. */
  readonly indexes: readonly Name[]
}

/** TABLESAMPLE method (...) [REPEATABLE (seed)] */
export interface TableSample extends Node {
  readonly method: QualifiedName
  readonly arguments: readonly Expression[]
  readonly seed: Expression | undefined
}

export interface DerivedTable extends Node {
  readonly kind: 'derived'
  readonly lateral: boolean
  readonly query: QueryStatement
  /** MariaDB's FOR SYSTEM_TIME. */
  readonly period: AsWritten | undefined
  readonly alias: Alias | undefined
}

export interface FunctionTable extends Node {
  readonly kind: 'function'
  readonly lateral: boolean
  /** One, but for ROWS FROM (f(...), g(...)). */
  readonly calls: readonly Expression[]
  /** ROWS FROM: for each call the columns behind its AS, if any. */
  readonly rowsFrom: readonly (Alias | undefined)[] | undefined
  readonly ordinality: boolean
  readonly alias: Alias | undefined
}

/** MySQL's JSON_TABLE(document, path COLUMNS (...)) [AS name] */
export interface JsonTable extends Node {
  readonly kind: 'json-table'
  readonly document: Expression
  readonly path: Literal
  readonly columns: readonly JsonColumn[]
  readonly alias: Alias | undefined
}

export type JsonColumn = Node &
  (
    | { readonly kind: 'ordinality'; readonly name: Name }
    | { readonly kind: 'nested'; readonly path: Literal; readonly columns: readonly JsonColumn[] }
    | {
        readonly kind: 'path'
        readonly name: Name
        readonly type: TypeName
        readonly collation: QualifiedName | undefined
        /** EXISTS PATH: whether there is anything. */
        readonly exists: boolean
        readonly path: Literal
        readonly onEmpty: PathOutcome | undefined
        readonly onError: PathOutcome | undefined
      }
  )

export type PathOutcome =
  { readonly kind: 'null' | 'error' } | { readonly kind: 'default'; readonly value: Expression }

/** PostgreSQL's JSON_TABLE, XMLTABLE: a call that lists the columns it gives. */
export interface ColumnsTable extends Node {
  readonly kind: 'columns-table'
  readonly lateral: boolean
  readonly call: SpecialCall
  readonly alias: Alias | undefined
}

export interface Join extends Node {
  readonly kind: 'join'
  readonly type: 'inner' | 'left' | 'right' | 'full' | 'cross'
  /** MySQL's STRAIGHT_JOIN: an inner join that reads its left side first. */
  readonly straight: boolean
  readonly left: FromItem
  readonly right: FromItem
  readonly condition: JoinCondition
  /** `(a JOIN b ON ...) AS x` */
  readonly alias: Alias | undefined
}

export type JoinCondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'natural' }
  | { readonly kind: 'on'; readonly expression: Expression }
  | { readonly kind: 'using'; readonly columns: readonly Name[]; readonly alias: Name | undefined }

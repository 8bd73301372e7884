import type { Expression } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Direction } from './query.ts'
import type { Storage } from './table.ts'

export interface IndexColumn extends Node {
  /** A plain column is a ColumnPath of one part. */
  readonly expression: Expression
  /** A plain column in parentheses of its own. */
  readonly enclosed?: boolean
  /** Of `name(20)`, the first characters of a column. */
  readonly length: string | undefined
  /** MariaDB's: a period, which rows that are alike in the columns before it must not share. */
  readonly withoutOverlaps?: boolean
  readonly collation: QualifiedName | undefined
  readonly operatorClass: OperatorClass | undefined
  readonly descending: boolean
  readonly direction: Direction
  readonly nulls: 'first' | 'last' | undefined
}

export interface OperatorClass extends Node {
  readonly name: QualifiedName
  /** `(siglen = 32)` as written, or empty. */
  readonly options: string
}

export interface IndexDefinition extends Node {
  readonly name: Name | undefined
  readonly unique: boolean
  readonly columns: readonly IndexColumn[]
  /** MySQL's FULLTEXT and SPATIAL. */
  readonly method?: 'fulltext' | 'spatial' | undefined
  readonly include?: readonly IndexColumn[]
  /** MySQL's USING, COMMENT and the like as written. */
  readonly keyOptions?: string
  /** MariaDB's. */
  readonly ifNotExists?: boolean
}

export interface CreateIndex extends IndexDefinition {
  readonly kind: 'create-index'
  /** MariaDB's OR REPLACE. */
  readonly orReplace?: boolean
  readonly ifNotExists: boolean
  /** MariaDB's WAIT n and NOWAIT, and MySQL's ALGORITHM and LOCK, as written. */
  readonly lockWait?: string
  readonly alterOptions?: string
  readonly table: QualifiedName
  readonly where: Expression | undefined
  readonly concurrently?: boolean
  /** ON ONLY t */
  readonly only?: boolean
  readonly nullsNotDistinct?: boolean
  readonly storage?: Storage
  /** SQLite's schema of the index: `main.i`. */
  readonly schema?: Name | undefined
}

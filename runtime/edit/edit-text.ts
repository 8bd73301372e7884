import type { Column, ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import type { Queryable, Statement } from '../database.ts'

/** How an engine writes changes of rows, besides what SqlText says. */
export interface EditText {
  /**
   * The expressions that say where a row is stored. They tell all rows of the table apart, equal ones too, but hold
   * within a transaction only. Empty where the engine shows none.
   */
  address(relation: Relation): readonly AddressPart[]
  /** The end of a SELECT whose rows nobody else changes until the transaction ends. */
  readonly lock: string
  /** INSERT and UPDATE can give back expressions over the rows that they have written: RETURNING. */
  readonly returning: boolean
  /** Stands before the VALUES of a row that brings its own value for an identity column. */
  readonly overriding: string
  /** What follows `INSERT INTO name` for a row that has nothing but defaults. */
  readonly defaultRow: string
  /** The value that the last INSERT of the session was given by the engine; undefined where RETURNING tells it. */
  readonly generatedKey: string | undefined
  /** Asks for the text of a column's default, where UPDATE does not know the word DEFAULT; undefined: it does. */
  readonly defaultQuery: ((relation: Relation, column: Column) => Statement) | undefined
  /**
   * Lets a session write again what rows held, though its settings refuse it by now, and sets them back; undefined: what
   * an engine has stored it takes again.
   */
  readonly restoring: { readonly begin: string; readonly end: string } | undefined
  /** Tells whether the catalog leaves out columns that the user may not read; undefined: it has them all. */
  readonly hidesColumns: ((session: Queryable, relation: Relation) => Promise<boolean>) | undefined
  /** Tells what a foreign key of the relation does; undefined: each does what it says, on rows that the user sees. */
  readonly keyAction:
    ((session: Queryable, relation: Relation, key: ForeignKey) => Promise<KeyAction>) | undefined
  /** The condition by which the engine finds the rows that refer to another one, over two names of columns. */
  refers(parent: NamedColumn, child: NamedColumn): string
  /** What may refer to rows without being in the catalog; undefined: nothing does. */
  readonly unseen: UnseenTables | undefined
}

/** `idle`: it does nothing, or the table above does it; `hidden`: it may do it to rows that the user does not see. */
export type KeyAction = 'acts' | 'idle' | 'hidden'

export interface NamedColumn {
  readonly column: Column
  /** As it is written in the statement. */
  readonly name: string
}

export interface UnseenTables {
  /**
   * The names of the tables that are known to lose rows or references with rows of the relation that are deleted, or
   * that get other values in `changed`.
   */
  outsiders(
    session: Queryable,
    relation: Relation,
    changed?: readonly Column[],
  ): Promise<readonly string[]>
  /** Whether there may be others that the user is not told of. */
  hidesTables(session: Queryable): Promise<boolean>
}

export interface AddressPart {
  readonly read: string
  /** The condition that the part has the value of that parameter. */
  match(parameter: string): string
}

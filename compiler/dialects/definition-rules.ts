import type * as Ast from '../2-parse/ast.ts'
import type { Column } from '../ir/catalog.ts'
import type { Span } from '../source/span.ts'

/** What resolving and folding definitions must know of a dialect. */
export interface DefinitionRules {
  /** Types that are short for a column with a default, by their lower-case name: `serial`. */
  readonly serials: ReadonlyMap<string, Serial>
  /** The type of a sequence that is created without one, as `ScalarType.name`. */
  readonly sequenceType: string
  /** Functions whose call as a default makes a column count up: `nextval`. */
  readonly countingDefaults: readonly string[]
  /**
   * What a primary key does to its columns: `row-id` makes the one column not null and counting
   * (SQLite manual, "ROWIDs and the INTEGER PRIMARY KEY").
   */
  primaryKey(columns: readonly Column[], options: readonly Ast.TableOption[]): KeyEffect
  /** Whether names of indexes are unique in a schema or only in their relation. */
  readonly indexNames: 'schema' | 'relation'
  /** A unique index on plain columns is a unique constraint, and the reverse. */
  readonly uniqueIndexIsKey: boolean
  /** Whether the name of a primary key is kept. */
  readonly namedPrimaryKeys: boolean
  /** A foreign key comes with an index, where none begins with its columns. */
  readonly foreignKeyIndexes: boolean
  /** What DROP COLUMN does to the keys and indexes that hold the column. */
  readonly droppedColumn: 'drops-keys' | 'shrinks-keys'
  /** When the relation that a foreign key names must exist. */
  readonly foreignKeyTarget: 'at-once' | 'in-the-end' | 'never'
  /** When a view's query must make sense, and to which relations its `*` refers. */
  readonly views: 'bound-at-creation' | 'bound-at-use'
  /** LIKE takes columns with their types and NOT NULL alone, or all but the foreign keys. */
  readonly like: 'columns' | 'all'
  readonly impliedNames: ImpliedNames
  /** The columns of a table that is created from the result of a query. */
  createdFrom(result: readonly Column[]): readonly Column[]
  /**
   * What in a statement reaches beyond the database at hand; undefined when nothing does. Names may be
   * qualified by the schemas that `isOwn` knows.
   */
  leavesDatabase(
    statement: Ast.Statement,
    isOwn: (schema: string) => boolean,
  ): Departure | undefined
}

export interface Departure {
  /** For the message: `DROP DATABASE`, `the name "other.t"`. */
  readonly command: string
  readonly at: Span
  /** The database in which what follows stands: `USE sakila`. */
  readonly into: string | undefined
}

export type KeyEffect = 'nullable' | 'not-null' | 'row-id'

export interface Serial {
  /** The type behind it, as `ScalarType.name`. */
  readonly type: string
  readonly unique: boolean
  /** It creates a sequence `<table>_<column>_seq` and takes its default from there. */
  readonly sequence: boolean
}

/** The names that the engine gives to what was left unnamed; DROP CONSTRAINT may use them. */
export interface ImpliedNames {
  /** What several constraints may have in common before they are numbered. */
  base(kind: ImpliedKind, relation: string, columns: readonly (string | undefined)[]): string
  /** `nth` counts from 1 among those with the same base. */
  numbered(kind: ImpliedKind, base: string, nth: number): string
  /** Whether the engine may have given the name to a CHECK of the relation. */
  isCheck(relation: string, name: string): boolean
  /** The column whose NOT NULL the engine calls so; undefined where NOT NULL has no name. */
  notNull(relation: string, name: string): string | undefined
  /** Renaming a relation or column leaves them as they are. */
  readonly frozen: boolean
}

export type ImpliedKind = 'primary-key' | 'unique' | 'foreign-key' | 'index' | 'sequence'

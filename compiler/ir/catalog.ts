import type { Place } from '../source/span.ts'
import type { EnumType } from './enum-type.ts'
import type { Cast, Operator, Routine } from './routine.ts'
import type { CompositeType, DomainType, MultirangeType, RangeType, Type } from './type.ts'

/**
 * The schema of a database as `gen` needs it. The one folded from DDL and the one read back from the
 * engine are equal; the engine's own text of defaults, checks, views and bodies is not here but in
 * Definitions, which only introspection can fill.
 */
export interface Catalog {
  /** Where unqualified names are looked up, and where new objects go: the first one. */
  readonly searchPath: readonly string[]
  /** Keyed by the folded name (`Dialect.names.key`), like every map below. */
  readonly schemas: ReadonlyMap<string, Schema>
  /** Those that were created besides the engine's, by what they are named by; undefined: none. */
  readonly casts?: ReadonlyMap<string, Cast>
  /** The objects of extensions, wherever they are; undefined: those of the widespread ones. */
  readonly extensionObjects?: ExtensionObjects | undefined
  /** The extensions that were created of which it is not known what they bring. */
  readonly unknownExtensions?: readonly string[]
  /** The extensions that were created, by name; undefined: none. */
  readonly extensions?: ReadonlyMap<string, CreatedExtension>
  /** The extensions that were dropped and not created again, so that nothing has their types; undefined: none. */
  readonly droppedExtensions?: ReadonlySet<string>
}

export interface CreatedExtension {
  /** The schema of its objects. */
  readonly schema: string
  /** The statement says so; otherwise it is the schema that new objects went to. */
  readonly isChosen: boolean
}

export interface Schema {
  readonly name: string
  readonly relations: ReadonlyMap<string, Relation>
  readonly types: ReadonlyMap<string, NamedType>
  /** All overloads of a name. */
  readonly routines: ReadonlyMap<string, readonly Routine[]>
  readonly sequences: ReadonlyMap<string, Sequence>
  /** All overloads of an operator, by its sign. */
  readonly operators?: ReadonlyMap<string, readonly Operator[]>
  /** The names of the collations that were created in it. */
  readonly collations?: ReadonlySet<string>
  readonly comment: string | undefined
}

export type NamedType = (EnumType | DomainType | CompositeType | RangeType | MultirangeType) & {
  readonly name: string
}

/** `sequence`: as a query reads one, never among the relations of a schema. */
export type RelationKind =
  'table' | 'view' | 'materialized-view' | 'virtual-table' | 'foreign-table' | 'sequence'

export interface Relation {
  readonly kind: RelationKind
  readonly schema: string
  readonly name: string
  readonly columns: readonly Column[]
  readonly primaryKey: Key | undefined
  readonly uniqueKeys: readonly Key[]
  readonly foreignKeys: readonly ForeignKey[]
  readonly checks: readonly Check[]
  readonly indexes: readonly Index[]
  readonly comment: string | undefined
  /** Where it was declared; undefined for what was read from a database or is built in. */
  readonly place: Place | undefined
  /** MySQL's default for the table's texts; undefined where it is that of the database. */
  readonly collation?: string
  /** SQLite's STRICT. */
  readonly strict?: boolean
  /** SQLite's WITHOUT ROWID. */
  readonly withoutRowid?: boolean
  /** PostgreSQL's UNLOGGED: a crash empties it. */
  readonly unlogged?: true | undefined
  /** The columns by whose values MySQL finds the partition of a row. */
  readonly partitionedBy?: readonly string[]
  /**
   * The relations that inherit from it directly, partitions apart: without ONLY it shows their rows as well, for
   * which its keys do not hold.
   */
  readonly heirs?: readonly { readonly schema: string; readonly name: string }[]
  /** What is done instead of changes of it, or beside them. */
  readonly instead?: readonly Instead[]
  /** A trigger may give its rows other values before they are inserted; only a definition tells. */
  readonly isFilled?: true
  /** Of a view: the changes that the engine makes of what it shows; undefined: any, as far as is known. */
  readonly changedThrough?: readonly ChangeEvent[]
  /** Of a view: the changes whose rows a rule of what it shows may give; only a definition tells. */
  readonly ruledThrough?: readonly ChangeEvent[]
  /** Of a virtual table: those in which its module keeps what it holds, and which a query may read; only a definition tells. */
  readonly shadows?: readonly Shadow[]
  /** Of a view: the places of columns by whose values its query tells all its rows apart, NULL being a value; only a definition tells. */
  readonly rowKeys?: readonly (readonly number[])[]
  /**
   * Of a view: of each column that may be NULL the places of others that are not where it is not, as those of one row
   * that an outer join may leave out; empty where there are none. Only a definition tells.
   */
  readonly implied?: readonly (readonly number[])[]
  /** Of a view, where the engine looks behind it; only a definition tells. */
  readonly behind?: Behind | undefined
}

/** A table that comes, is renamed and goes with a virtual one. */
export interface Shadow extends Pick<Relation, 'columns' | 'withoutRowid'> {
  /** What its name has behind that of the virtual table: `_data`. */
  readonly suffix: string
  readonly primaryKey: readonly string[]
}

/** What is behind a view; types and tables are of one that is merged: its query stands wherever the view is read. */
export interface Behind {
  readonly isMerged: boolean
  /** Of each column the columns that it determines, and behind them those that nothing has to. */
  readonly determines: readonly (readonly number[])[]
  readonly columns: readonly MergedColumn[]
  /** What its expressions are, which its columns are declared without. */
  readonly types: readonly Type[]
  /** The tables whose rows it shows. */
  readonly shows: readonly TableRead[]
  /** Those that the subqueries in it read. */
  readonly asks: readonly TableRead[]
  /** Those of them that a sort reads which the engine drops or moves: it takes them for read wherever the view is. */
  readonly sorts: readonly TableRead[]
  /** Where changes of it are changes of those tables. */
  readonly changes?: ChangesBehind | undefined
}

export interface ChangesBehind {
  readonly events: readonly ChangeEvent[]
  /** Of each column the one that is written through it, if any. */
  readonly writes: readonly (WrittenColumn | undefined)[]
  /** A change writes one of its tables, an INSERT says which by its columns. */
  readonly isJoin: boolean
}

export interface WrittenColumn {
  /** Tells the tables of the view apart; one that it reads twice is two. */
  readonly table: string
  readonly isGenerated: boolean
}

/** A column of what is read, an expression over such, or one over none. */
export type MergedColumn = 'column' | 'expression' | 'constant'

export interface TableRead {
  readonly schema: string
  readonly name: string
  readonly alias: string
}

export type ChangeEvent = 'insert' | 'update' | 'delete'

/** A rule, or an INSTEAD OF trigger of a view. */
export interface Instead {
  readonly kind: 'rule' | 'trigger'
  readonly name: string
  readonly events: readonly ChangeEvent[]
  /** `always` in place of the change, in place of it where a condition holds, or beside it. */
  readonly stands: 'always' | 'on-condition' | 'beside'
  /** It gives the rows that RETURNING asks for. */
  readonly returns: boolean
}

export interface Column {
  readonly name: string
  readonly type: Type
  /** A NULL may be in it; whether one can be stored, which its domain may refuse, is `takesNull`. */
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly generated: 'none' | 'stored' | 'virtual'
  /** `auto-increment` also for SQLite's INTEGER PRIMARY KEY and for PostgreSQL's serial. */
  readonly identity: 'none' | 'always' | 'by-default' | 'auto-increment'
  /** Not in `*`: MySQL's INVISIBLE, SQLite's hidden columns of virtual tables. */
  readonly hidden: boolean
  /** The user that the catalog was read by may not read its values. */
  readonly isUnreadable?: true
  /** The user that the catalog was read by may not change its values. */
  readonly isUnwritable?: true
  readonly collation: string | undefined
  readonly comment: string | undefined
  readonly place: Place | undefined
  /** The columns that the expression of a generated one names; only a definition tells them. */
  readonly uses?: readonly string[] | undefined
  /** Of a generated one: it is NULL only where one of these columns is; only a definition tells. */
  readonly nullWith?: readonly string[] | undefined
  /** What keeps it from being NULL, though it is not declared so. */
  readonly heldBy?: 'check' | 'expression'
  /** The key of `[gen.js.overrides]` that says of it whether it may be NULL. */
  readonly overriddenBy?: string
  readonly notNull?: NotNull | undefined
  /** Of a view: nothing can be stored in it; or its column takes no value, which only a definition tells. */
  readonly takesNone?: 'computed' | 'generated' | 'identity'
  /** Of a view: whether the engine says that it may be NULL, where it says that of the results of queries. */
  readonly declaredNullable?: boolean
  /** Of a view, or of a table by names that it had before: the stored column that the engine says it is. */
  readonly origin?: { readonly schema: string; readonly relation: string; readonly column: string }
}

/** What a NOT NULL says besides. */
export interface NotNull {
  /** Where it was given one; only a definition tells. */
  readonly name?: string
  /** NO INHERIT: heirs may hold NULL. */
  readonly alone?: boolean
  /** NOT VALID: there may be a NULL still, and the column is `nullable`. */
  readonly unproven?: boolean
}

/** A constraint's name is undefined where there is none: the engine has not chosen one either. */
export interface Key {
  readonly name: string | undefined
  readonly columns: readonly string[]
  /** Of how many characters of each column the key is made, where it is not all of them: MySQL's `name(20)`. */
  readonly lengths?: readonly (number | undefined)[]
  /**
   * The last column is a range: WITHOUT OVERLAPS, so that ranges of the same other columns have nothing in common;
   * of a foreign key PERIOD, whose range those of the referenced rows cover.
   */
  readonly period?: boolean
  /** May be broken within a transaction. */
  readonly deferrable?: true
  /** NULLS NOT DISTINCT: holds one NULL only. */
  readonly nullsAlike?: true
  /** Partitions lack it, so that it holds for nothing yet: PostgreSQL's ON ONLY. */
  readonly invalid?: true | undefined
  /** As for indexes. */
  readonly labels?: readonly (string | undefined)[]
}

export type ReferentialAction = 'no-action' | 'restrict' | 'cascade' | 'set-null' | 'set-default'

export interface ForeignKey extends Key {
  readonly references: {
    readonly schema: string
    readonly relation: string
    /** Empty where the statement left them out: then the primary key is meant. */
    readonly columns: readonly string[]
  }
  /** The column in whose definition it stands and with which it goes. */
  readonly ofColumn?: string
  readonly onDelete: ReferentialAction
  readonly onUpdate: ReferentialAction
}

export interface Check {
  readonly name: string | undefined
  /** The columns that its expression names; only a definition tells them. */
  readonly uses?: readonly string[]
  /** The column in whose definition it stands and with which it goes. */
  readonly ofColumn?: string
  /** The columns that are NULL in no row that it lets in; only a definition tells. */
  readonly refusesNull?: readonly string[]
  /** The values that it lets into its only column besides NULL; only a definition tells. */
  readonly oneOf?: readonly string[]
  /** NO INHERIT: heirs have it not; only a definition tells. */
  readonly alone?: boolean
}

export interface Index {
  readonly name: string | undefined
  /** In key order; undefined stands for an expression. */
  readonly columns: readonly (string | undefined)[]
  readonly unique: boolean
  /** Has a WHERE: then `unique` proves nothing about the whole relation. */
  readonly partial: boolean
  /** As for keys. */
  readonly lengths?: readonly (number | undefined)[]
  /**
   * What its parts are called, of which copies make their names: the columns as they were when it was made,
   * those of INCLUDE too; only a definition tells them.
   */
  readonly labels?: readonly (string | undefined)[]
  readonly method?: 'fulltext' | 'spatial'
  /**
   * Its access method, and the operator classes and collations that it names, where it is no B-tree without any;
   * only a definition tells.
   */
  readonly access?: string
  /** The columns that its expressions and its WHERE name; only a definition tells them. */
  readonly uses?: readonly string[]
  /** Of a unique one: what it computes and what it asks of rows; only a definition tells. */
  readonly proof?: IndexProof
  readonly nullsAlike?: true
  /** As for keys. */
  readonly invalid?: true | undefined
}

/** As texts by which expressions are compared (`4-check/tree/expression-text.ts`). */
export interface IndexProof {
  /** In key order; undefined where the part is a column. */
  readonly expressions: readonly (string | undefined)[]
  /** WHERE: of each conjunct the texts any of which implies it. */
  readonly where: readonly (readonly string[])[]
}

export interface Sequence {
  readonly schema: string
  readonly name: string
  readonly type: Type
  /** The column with which it goes, of a relation of the same schema. */
  readonly ownedBy: { readonly relation: string; readonly column: string } | undefined
}

/**
 * The objects that extensions bring, as far as quarry has their catalogs. Routines and operators are found by name in
 * whichever schema the extension is: an extension brings up to a thousand, of which a project calls five.
 */
export interface ExtensionObjects {
  /** The names of the extensions. */
  readonly names: ReadonlySet<string>
  /** The objects that are there once extensions have been created and others have been dropped. */
  present(extensions: {
    readonly created: ReadonlyMap<string, CreatedExtension>
    readonly dropped: ReadonlySet<string>
  }): ExtensionObjects
  routines(name: string): readonly Routine[]
  operators(sign: string): readonly Operator[]
  cast(from: Type, to: Type): Cast | undefined
  operatorClasses(method: string): readonly ExtensionOperatorClass[]
  /** A function that nothing but a trigger can call. */
  isTriggerFunction(name: string): boolean
  /** The objects that CREATE EXTENSION of that name puts into a schema. */
  placed(extension: string): PlacedObjects | undefined
}

export interface ExtensionOperatorClass {
  readonly name: string
  readonly isDefault: boolean
  readonly takes: Type
  readonly extension: string
}

/** The objects of an extension that are looked up in a schema. */
export interface PlacedObjects {
  /** The schema that it is always in; undefined where the statement chooses. */
  readonly schema: string | undefined
  /** The extensions that must be there first. */
  readonly requires: readonly string[]
  readonly types: readonly NamedType[]
  readonly relations: readonly Relation[]
}

import type { Token } from '../1-lex/token.ts'
import type * as Ast from '../2-parse/ast.ts'
import type { Catalog, Column, CreatedExtension, Key, Relation } from '../ir/catalog.ts'
import type { Routine } from '../ir/routine.ts'
import type { Type } from '../ir/type.ts'
import type { Span } from '../source/span.ts'
import type { BlockRules } from './block-rules.ts'

export type ConstraintChange = 'validated' | 'enforced' | 'deferred' | 'inherited'

/** What resolving and folding definitions must know of a dialect. */
export interface DefinitionRules {
  /** What a view forgets whose query is VALUES: the names listed behind it, or the LIMIT. */
  readonly viewsOfValues: 'whole' | 'unnamed' | 'unlimited'
  /** A CHECK that is enforced and valid holds for every row: no session can turn it off. */
  readonly holdsChecks: boolean
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
  primaryKey(
    columns: readonly Column[],
    relation: Pick<Relation, 'strict' | 'withoutRowid'> & {
      /** The column says so: `PRIMARY KEY DESC`. */
      readonly isDescending: boolean
    },
  ): KeyEffect
  /** Whether names of indexes are unique in a schema or only in their relation. */
  readonly indexNames: 'schema' | 'relation'
  /** The name of a key is also that of its index. */
  readonly keysNameIndexes: boolean
  /** A unique index on plain columns is a unique constraint, and the reverse. */
  readonly uniqueIndexIsKey: boolean
  /** Keys of one CREATE TABLE over the same columns are one. */
  readonly mergesRepeatedKeys: boolean
  /** Whether the name of a primary key is kept. */
  readonly namedPrimaryKeys: boolean
  /** `bare`: types of arguments and results have no length or precision. */
  readonly routineTypes: 'bare' | 'whole'
  /** Which routines are one: those that take the same types, or a function and a procedure of each name. */
  readonly routineNames: 'overloaded' | 'one-a-kind'
  /** A foreign key comes with an index, where none begins with its columns. */
  readonly foreignKeyIndexes: boolean
  /**
   * What DROP COLUMN does to the keys and indexes that hold the column: `shrinks-indexes` leaves unique
   * keys of several columns, `keeps-keys` all of them, so that the laws refuse the statement.
   */
  readonly droppedColumn: 'drops-keys' | 'shrinks-keys' | 'shrinks-indexes' | 'keeps-keys'
  /**
   * Of how many characters a key of the column is made after one ALTER TABLE has dropped the column and added
   * another of its name; undefined where keys go with their columns then too.
   */
  readonly keptLength:
    | ((
        column: Column,
        length: number | undefined,
        relation: Pick<Relation, 'collation'>,
      ) => number | undefined)
    | undefined
  /** What all primary keys are called by statements that name an index or a constraint. */
  readonly primaryKeyName: string | undefined
  /** What ALTER TABLE, CREATE INDEX and, where it copies all, LIKE may name. */
  readonly altered: 'tables' | 'relations'
  /** Whether ALTER TABLE carries out one action after the other, or makes one change of them all. */
  readonly alters: 'in-turn' | 'at-once'
  /** ALTER COLUMN finds what the same statement adds. */
  readonly altersAdded: boolean
  /** A column can be renamed that checks, indexes and generated columns name: their expressions go by its new name. */
  readonly renamesInExpressions: boolean
  /** Statements that rename whatever shares its name with what they are for: ALTER INDEX a view. */
  readonly altersOthersAs: readonly ('table' | 'index')[]
  /** DROP TABLE, ALTER TABLE and RENAME TABLE take a sequence for a table. */
  readonly sequencesAreTables: boolean
  /** When the relation that a foreign key names must exist. */
  readonly foreignKeyTarget: 'at-once' | 'as-the-session-says' | 'never'
  /**
   * What of a view is settled when it is made: its columns for good; what its `*` stands for, while the
   * query is read again at each use; or nothing.
   */
  readonly views: 'bound-at-creation' | 'expanded-at-creation' | 'bound-at-use'
  /**
   * What a change of a view does: it is one of the relation that the view shows, or of one of the tables with which
   * it is merged into the statement; or nothing is known of it.
   */
  readonly changesViews: 'through' | MergedChanges | 'unknown'
  /** Views are rewritten when what they read is renamed, and none may make no sense then. */
  readonly rewritesViews: boolean
  /** What the statement says of the session: whether tables are renamed as though no view read them. */
  renamesPastViews(statement: Ast.Statement): boolean | undefined
  /** What the engine holds to be true of each relation: it refuses the statement after which it is not. */
  readonly laws: readonly Law[]
  /** Those of them that a change of a relation can break in the relations whose foreign keys point to it. */
  readonly lawsOfReferrers: readonly Law[]
  /** What the statement says of the session: whether foreign keys must point to what is there. */
  checksForeignKeys(statement: Ast.Statement): boolean | undefined
  /** A query with such a call may set a variable of the session. */
  readonly settingCall: RegExp | undefined
  /** What a statement that is no SET search_path says of the schemas to search. */
  setsPath(
    statement: Ast.Statement,
  ): { readonly schemas: readonly string[]; readonly local: boolean } | undefined
  /** LIKE takes columns with their types and NOT NULL alone, or all but the foreign keys. */
  readonly like: 'columns' | 'all'
  readonly copiedChecks: 'keep-names' | 'get-names'
  /** Checks share their names with the keys of their table. */
  readonly checkRivals: readonly 'check'[]
  /** Why a table that is there cannot have such a column; undefined where it can. */
  refusesAdded(column: Ast.ColumnDefinition): string | undefined
  /** DROP of several takes away those that it can, though it is refused for the others. */
  readonly dropsOneByOne: boolean
  /** What DROP makes of a name that it lists twice. */
  readonly droppedTwice: 'once' | 'fault'
  /** NULL can be said of no column of the primary key. */
  readonly refusesNullInKey: boolean
  /** Why no value of the expression can be stored in the column; undefined where it can. */
  refusesStored(expression: Ast.Expression, column: Column, relation: Relation): string | undefined
  /** CHANGE COLUMN does not make a virtual column a stored one, nor the reverse. */
  readonly keepsStorage: boolean
  /** What DROP CONSTRAINT takes away; `single`: nothing where constraints of two kinds have the name. */
  readonly droppedConstraints: 'all' | 'single' | 'checks'
  /** What DROP FUNCTION IF EXISTS finds though the schema has it not: the overloads that the engine comes with. */
  engineRoutines(name: string): readonly Routine[]
  /** What CREATE CAST is judged by; undefined where there is none. */
  readonly casts:
    | {
        /** Whether the engine comes with a cast from one to the other. */
        isBuiltIn(from: Type, to: Type): boolean
        /** Whether a value is one of the other type as it is. */
        isBinary(from: Type, to: Type, catalog: Catalog): boolean
      }
    | undefined
  /** Which kinds take the change by ALTER CONSTRAINT and VALIDATE CONSTRAINT; undefined where neither is judged. */
  readonly constraintChanges:
    Readonly<Record<ConstraintChange, readonly (ImpliedKind | 'not-null')[]>> | undefined
  /** A unique key has an index, by which DROP CONSTRAINT and foreign keys find it; or else a hash. */
  hasIndex(key: Pick<Key, 'columns' | 'lengths'>, relation: Relation): boolean
  /** Constraints of one table may have one name; only what is added to it must have another. */
  readonly repeatedConstraintNames: boolean
  /** Why the default of a column cannot be set, or be another literal than NULL; undefined where it can. */
  refusesDefault(column: Column): string | undefined
  /** Whether a column of the type can hold the default, as far as that is tried out. */
  holdsDefault(expression: Ast.Expression, type: Type): boolean
  /** Constraints whose names are unique in a schema, though those of indexes are not. */
  readonly schemaWideNames: readonly ('check' | 'foreign-key')[]
  /** Whether ROLLBACK takes definitions back, and whether a fault ends the transaction it is in. */
  readonly transactions: { readonly obeyed: boolean; readonly abortedByFault: boolean }
  /**
   * What judges a change while it is resolved: what depends on an object, what is inherited, which keys
   * are possible. Undefined where other rules do.
   */
  readonly dependencies: DependencyRules | undefined
  /** What is known of blocks outside routines; undefined where there are none. */
  readonly blocks: BlockRules | undefined
  /** A check that says that its column is JSON, as MariaDB writes it in dumps: the column is, and there is no check. */
  saysJson(check: Ast.Expression, column: Column, relation: Relation): boolean
  /** What a JSON column is without the check by which it is JSON; undefined where that is no matter of a check. */
  textOfJson(column: Column): Column | undefined
  readonly impliedNames: ImpliedNames
  readonly collations: Collations
  /** What stands between FOREIGN KEY and its columns names the constraint too, not only its index. */
  readonly indexNameIsConstraint: boolean
  /** DEFAULT NULL of a column that cannot be NULL is a fault. */
  readonly refusesNullDefault: boolean
  /** IF EXISTS does not excuse that an object is of another kind. */
  readonly wrongKind: 'fault' | 'missing'
  /** What IF NOT EXISTS passes over. */
  readonly passedOver: 'relations' | 'relations-and-indexes'
  /** RENAME to the name that a relation has. */
  readonly renamedToItself: 'fault' | 'nothing'
  /** What a virtual table is; undefined where the module alone knows its columns. */
  virtualTable(table: Ast.CreateVirtualTable): VirtualTable | undefined
  /** What a column of a view has of those that its query reads; such a query can be merged into those that use it. */
  viewedFrom(column: ResultColumn, isMerged: boolean): Pick<Column, 'hasDefault' | 'collation'>
  /** What the columns of a view or a table are called of which the query calls several the same; such that stay so are a fault. */
  distinctNames(columns: readonly ResultColumn[], kind: 'view' | 'table'): readonly string[]
  /** What is declared of the results of queries; undefined where they are not described by declarations. */
  readonly declaredNulls: DeclaredNulls | undefined
  /** The columns of a table that is created from the result of a query. */
  createdFrom(result: readonly ResultColumn[]): readonly Column[]
  /**
   * What in a statement reaches beyond the database at hand; undefined when nothing does. Names may be
   * qualified by the schemas that `isOwn` knows.
   */
  leavesDatabase(
    statement: Ast.Statement,
    isOwn: (schema: string) => boolean,
  ): Departure | undefined
  /**
   * How a statement makes the process that runs it reach for files besides the database, which an engine
   * within that process does with the rights of its user; undefined where it does not.
   */
  reachesFiles(tokens: readonly Token[]): string | undefined
}

export type VirtualTable = Required<Pick<Relation, 'columns' | 'shadows'>>

/**
 * What gives NULL as far as an engine's declarations go, which look at operands, not at conditions; aggregates and
 * subqueries do besides.
 */
export interface DeclaredNulls {
  readonly functions: ReadonlySet<string>
  readonly operators: ReadonlySet<string>
  /** A cast to that type. */
  cast(to: Type): boolean
}

/** How a part of an index is kept: the access method, and the operator class, if one is named. */
export interface IndexedBy {
  readonly method: string
  readonly operatorClass: string | undefined
}

/** A schema with what it brings for indexes; of operator classes the names. */
export interface IndexSupport extends Catalog {
  readonly operatorClasses: ReadonlySet<string>
  readonly extensions: ReadonlyMap<string, CreatedExtension>
}

/** The types that keys ask for. */
export interface DependencyRules {
  /** Values of the type are stored and have an order, so that they can be indexed. */
  ordered(type: Type): boolean
  /** Why no index of the kind can hold values of the type, as far as that is known. */
  refusesIndexed(type: Type, by: IndexedBy, schema: IndexSupport): string | undefined
  /** A foreign key of the one type may point to a key of the other. */
  refersTo(from: Type, to: Type, catalog: Catalog): boolean
  /** Values become those of the other type by themselves when the type of a column is changed. */
  becomes(from: Type, to: Type, catalog: Catalog): boolean
  /** What the conversion gives may depend on more than the value: no index can hold it. */
  varies(from: Type, to: Type, catalog: Catalog): boolean
  /** A text becomes a value of the type by naming a relation or a sequence. */
  namesRelation(type: Type): boolean
  /** A type of ranges, or of several ranges in one value. */
  isRange(type: Type): boolean
  /** A key WITHOUT OVERLAPS can have values of the type before its range; extensions make more types such. */
  besideRanges(type: Type, schema: IndexSupport): boolean
  /** A type that an identity column can have. */
  counts(type: Type): boolean
  /** Whether it is known what types, functions and operators an extension brings. */
  knowsExtension(name: string, catalog: Catalog): boolean
  /** A function of the engine or of an extension that nothing but a trigger can call. */
  isTriggerFunction(name: string, catalog: Catalog): boolean
  /** The types that an extension brings, as far as they are known. */
  typesIn(extension: string): readonly string[]
}

/** The breaches of one law by a relation; `before` is what it was before the statement, if it was there. */
export type Law = (
  relation: Relation,
  world: World,
  before: Relation | undefined,
) => readonly Breach[]

/** The other relations of the schema, as the statement leaves them. */
export interface World {
  find(schema: string, name: string): Relation | undefined
  /** What has this name before the statement, if it touches it. */
  before(schema: string, name: string): Relation | undefined
  /** By any spelling of its name. */
  column(relation: Relation, name: string | undefined): Column | undefined
  readonly checksForeignKeys: boolean
}

export interface Breach {
  readonly kind: 'impossible-key' | 'impossible-foreign-key' | 'impossible-column' | 'object-in-use'
  /** A sentence for the diagnostic. */
  readonly reason: string
  /** What the statement calls it: there the diagnostic stands. */
  readonly names: readonly string[]
}

/** A column of a query's result. */
export interface ResultColumn extends Column {
  /** What has given it its name: AS or a list of columns, the column that it is, or else the engine. */
  readonly naming: 'alias' | 'column' | 'engine'
  /** The column of a relation that it is, uncomputed. */
  readonly from: { readonly relation: Relation; readonly column: Column } | undefined
}

export interface Departure {
  /** For the message: `DROP DATABASE`, `the name "other.t"`. */
  readonly command: string
  readonly at: Span
  /** The database in which what follows stands: `USE sakila`. */
  readonly into: string | undefined
}

/** Where texts have character sets, these choose the collation that is not given. */
export interface Collations {
  /** Of a table by its options; undefined where they choose none, or that of the database. */
  ofTable(options: readonly Ast.TableOption[]): string | undefined
  /** Of a column by its type and COLLATE; undefined where it is the table's. */
  ofColumn(
    type: Ast.TypeName | undefined,
    collate: string | undefined,
    table: string | undefined,
  ): string | undefined
  /** Of a column under another default of the table. */
  underDefault(
    column: Column,
    before: string | undefined,
    after: string | undefined,
  ): string | undefined
  readonly named: NamedCollations
}

/** Which names of collations and character sets mean one. */
export interface NamedCollations {
  /** What is in every text that names a collation or a character set. */
  readonly mention: RegExp
  /** Whether a database has it by itself, or may have it: of the engine, or of the machine that it runs on. */
  isKnown(name: string): boolean
  /** What a mistyped name may have meant. */
  all(): readonly string[]
  /** Where a collation is looked up only to compare by it; undefined: wherever it is named. */
  readonly comparing: Comparing | undefined
  /** Undefined where there are none. */
  readonly characterSets: CharacterSets | undefined
}

/** Which nodes of a tree compare. */
export interface Comparing {
  /** What a node compares, queries in it apart. */
  parts(node: object): readonly object[]
  /** What is in it is not looked at before it is used. */
  isPutOff(node: object): boolean
}

export interface CharacterSets {
  isKnown(name: string): boolean
  all(): readonly string[]
  /** By one of its names the name that it has. */
  canonical(name: string): string
  /** The one of the collation; undefined where it is of several. */
  ofCollation(name: string): string | undefined
  /** That of a database for which none is chosen, and of what is sent. */
  readonly usual: string
  /** What has all characters of the others. */
  readonly unicode: readonly string[]
  /** The collation of a set for which none is chosen. */
  defaultOf(set: string): string | undefined
  /** What a type says of it; undefined where that is nothing. */
  ofType(type: Ast.TypeName): string | undefined
  /** A collation of the set that is as that of another one. */
  nearest(collation: string, set: string): string | undefined
}

export type KeyEffect = 'nullable' | 'not-null' | 'row-id'

export interface Serial {
  /** The type behind it, as `ScalarType.name`. */
  readonly type: string
  readonly unique: boolean
  /** It creates a sequence `<table>_<column>_seq` and takes its default from there. */
  readonly sequence: boolean
}

/** The names that the engine gives, when they are made, to what was left unnamed. */
export interface ImpliedNames {
  /**
   * The `nth` name to try, from 1; undefined where the engine gives none. `parts` are the columns,
   * undefined for a nameless expression.
   */
  name(
    kind: ImpliedKind,
    relation: string,
    parts: readonly (string | undefined)[],
    nth: number,
  ): string | undefined
  /** What an expression of an index gives to the name of the index. */
  expression(expression: Ast.Expression): string | undefined
  /** The number is the first free one, or follows the highest of the relation. */
  counting(kind: ImpliedKind): 'first-free' | 'after-highest'
  /** What the engine calls the NOT NULL of a column, the `nth` name it tries; undefined where NOT NULL has no name. */
  notNull(relation: string, column: string, nth: number): string | undefined
  /** The name of a check that stands in the definition of a column; undefined where it has none of its own. */
  ofColumnCheck(column: string): string | undefined
  /** The given name of a constraint after its relation was renamed. */
  afterRename(name: string, relation: string, to: string): string
}

export type ImpliedKind =
  'primary-key' | 'unique' | 'foreign-key' | 'check' | 'exclude' | 'index' | 'sequence'

/** Which views with which tables are changed that a statement merges. */
export interface MergedChanges {
  /** An INSERT may leave out columns that are no column of the table, or one for the second time. */
  readonly insertsBesideComputed: boolean
  readonly updatesOuterJoins: boolean
}

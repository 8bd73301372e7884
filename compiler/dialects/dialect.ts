import type { AliasRules } from './alias-rules.ts'
import type * as Ast from '../2-parse/ast.ts'
import type { Catalog, Column, NamedType, Relation } from '../ir/catalog.ts'
import type { NullRule, Routine } from '../ir/routine.ts'
import type { CommandResult, Literal, OfFormat, SpecialForm } from '../ir/query.ts'
import type { JsonRules } from './json-rules.ts'
import type { RefusedCalls } from './places.ts'
import type { Type } from '../ir/type.ts'
import type { ChangeHazards } from './change-hazards.ts'
import type { CollationSemantics } from './collation-semantics.ts'
import type { ConditionSemantics } from './condition-semantics.ts'
import type { CommandSite } from './command-site.ts'
import type { CommandRules } from './command-rules.ts'
import type { DefinitionRules } from './definition-rules.ts'
import type { Driver } from './driver.ts'
import type { Extensions } from './extensions.ts'
import type { Grammar } from './grammar.ts'
import type { InsertSemantics } from './insert-semantics.ts'
import type { Lack } from './lack.ts'
import type { Lexical } from './lexical.ts'
import type { NullSemantics } from './null-semantics.ts'
import type { Stored } from './stored.ts'

/**
 * All that quarry knows of one SQL dialect. Stages take the object and ask for a capability; they
 * never ask which dialect it is. A new concern is a new required field, so that every dialect must
 * answer it.
 */
export interface Dialect {
  /** For messages; never compared. */
  readonly label: string
  readonly lexical: Lexical
  readonly grammar: Grammar
  readonly names: Names
  readonly types: Types
  readonly definitions: DefinitionRules
  readonly changeHazards: ChangeHazards
  readonly semantics: Semantics
  readonly text: Text
  /** What is in every database: system schemas with their relations. */
  readonly builtins: Catalog
  readonly extensions: Extensions | 'none'
  readonly drivers: Readonly<Record<string, Driver>>
  readonly defaultDriver: string
  /** Where an empty database can be had. */
  readonly scratch: 'in-memory' | 'on-a-server'
}

export interface Names {
  /** The schema of what is created without one, and of a fresh catalog. */
  readonly defaultSchema: string
  /** Where temporary objects go; searched before all others. Where statements cannot name it, no name. */
  readonly temporarySchema: string
  /** Two names of relations, schemas or types are one when their keys are equal. */
  relationKey(name: string): string
  routineKey(name: string): string
  columnKey(name: string): string
  /** The name of a column of VALUES; `index` is 0-based, `expression` what the first row has there, written as `text`. */
  valuesColumn(index: number, expression: Ast.Expression | undefined, text: string): string
  /**
   * Where an unaliased column is named as it was declared, not as it is written (`SELECT ID` gives `id`): in results, but
   * not within FROM and WITH; or wherever it is one of a view, a CTE or a derived table.
   */
  readonly declaredLabels: 'in-results' | 'behind-views' | 'never'
  /** What is sent with its name as a label: what a star shows, which ORDER BY finds by that. */
  readonly labelled: 'stars' | 'nothing'
  /** The name the engine gives to a result column without an alias; `text` is the item as written. */
  unnamed(expression: Ast.Expression, text: string, blanks: string): string
}

export interface Types {
  /** Undefined when there is no such type; `named` looks up the types of the schema. */
  parse(
    name: Ast.TypeName,
    named: (schema: string | undefined, name: string) => NamedType | undefined,
  ): Type | undefined
  /** The engine's own name, as `quarry check --json` prints it. */
  render(type: Type): string
  /** What a mistyped name may have meant. */
  readonly names: readonly string[]
}

export interface Text {
  /** Quoted where it needs to be: a reserved word, letters that folding would change. */
  quote(name: string): string
}

/**
 * What an expression is to overload resolution: its type, and its value where that decides.
 * `INTERVAL 3 DAY` is of the scalar type `interval` with its unit for modifier.
 */
export interface Operand {
  readonly type: Type
  readonly literal: Literal | undefined
  /** Where the dialect asks for it (`Semantics.coercibility`); of a literal 4. */
  readonly coercibility?: number | undefined
  /** The same (`Semantics.computesConstants`): the number that it is in every row, null for NULL. */
  readonly constant?: number | null | undefined
}

export interface CallSite {
  readonly schema: string | undefined
  readonly name: string
  readonly operands: readonly Operand[]
  /** In the order of `operands`; undefined for a positional one. */
  readonly argumentNames: readonly (string | undefined)[]
  readonly star: boolean
  readonly variadic: boolean
  /** Of what the grammar writes like a call. */
  readonly special?: SpecialForm
  /** Of CALL: procedures count, and no functions. */
  readonly procedure?: boolean
  /** Operands of WITHIN GROUP (ORDER BY ...). */
  readonly withinGroup: readonly Operand[]
}

/** The outcome of choosing an overload. */
export type Resolution =
  | Chosen
  | { readonly kind: 'unknown' }
  /** The name exists, not with these operands; `candidates` are for the message. */
  | { readonly kind: 'mismatch'; readonly candidates: readonly string[] }
  | { readonly kind: 'ambiguous' }

export interface Chosen {
  readonly kind: 'chosen'
  readonly routine: 'function' | 'aggregate' | 'window'
  /** An aggregate that makes no group of all rows where there is no GROUP BY: MySQL's ANY_VALUE. */
  readonly groups?: false
  /** What each operand is coerced to, in the order of the operands; a parameter takes this type. */
  readonly operands: readonly Type[]
  /** The declared names of the routine's parameters; a variadic one is the last. */
  readonly parameterNames?: readonly (string | undefined)[]
  readonly result: Type
  readonly nulls: NullRule
  /** Indexes of the operands that `nulls` speaks of, `[1, 2]` of IF(c, a, b); absent: all. */
  readonly nullsOf?: readonly number[]
  readonly setReturning: boolean
  /** The routine of the schema that it is, if it is one; told where definitions ask for it. */
  readonly declared?: Routine
  /** Of the result; absent: 4. */
  readonly coercibility?: number
  /** May give another result for the same operands; absent where the engine's tables do not tell. */
  readonly varies?: boolean
  /** A routine or a conversion of the schema may give another result for the same operands within a statement. */
  readonly volatile?: true
}

/** How a column of rows came about that are kept: as another column, an aggregate, any expression, several arms. */
export type Filled = 'column' | 'aggregate' | 'expression' | 'arms'

/** The engine's rules for types and names, in data and small pure functions. */
export interface Semantics
  extends ConditionSemantics, NullSemantics, CollationSemantics, InsertSemantics {
  /** IN, ANY and ALL compare the rows of a subquery, whatever they hold. */
  readonly comparesAnyRows: boolean
  /** Rows are put in order whatever is in them: `(point, 1) < (point, 2)`. */
  readonly ordersAnyRows: boolean
  /** What LIMIT and OFFSET ask for. */
  readonly limit: Type
  /** The types of columns of JSON_TABLE: of FOR ORDINALITY, and of those that are declared of a type. */
  readonly jsonTable: { readonly ordinality: Type; declared(type: Type): Type }
  /** What FOR SYSTEM_TIME AS OF and FOR PORTION OF ask for. */
  readonly periodPoint: Type
  /** What `*` shows of a column that USING merged to the left of a RIGHT or FULL JOIN: its value, or what its name means, if it means one. */
  readonly mergedInStar: 'value' | 'name'
  /** What RETURNING may compute of columns of an inserted row; undefined: what the expression says. */
  readonly insertedResult: ((type: Type) => Type) | undefined
  /** What a virtual table takes as arguments; undefined: none. */
  readonly tableArgument: Type | undefined
  /** What TABLESAMPLE and its REPEATABLE ask for. */
  readonly sample: { readonly share: Type; readonly seed: Type }
  /** What RANGE counts in along an ORDER BY of the type, if it can; undefined: what ROWS counts in. */
  readonly rangeOffset: ((order: Type) => Type | undefined) | undefined
  /** What the number of `INTERVAL n DAY` is. */
  readonly intervalOperand: Type
  /** The type of a parameter that nothing determines; undefined: that is an error. */
  readonly undeterminedParameter: Type | undefined
  /** What an arm of a set operation or a row of VALUES is that has no type; undefined: what the others are. */
  readonly untypedArm: Type | undefined
  /**
   * The type of a column of a derived table or CTE that the engine fills before it reads it; `field` where it
   * is a stored column's, or none of one's own. Undefined: all columns keep their types.
   */
  readonly filled: ((type: Type, made: Filled) => Type) | undefined
  /** A key of WITH ROLLUP is the column still that it is without. */
  readonly rollupKeepsColumns: boolean
  /**
   * What the one group of all rows shows where there are none: subqueries that name those rows may be NULL, as items of
   * the list or wherever they stand.
   */
  readonly groupOfNoRows: 'all' | 'no-subquery-items' | 'no-subqueries'
  /** What is merged into its readers: nothing that shows; what has no subquery in its list that depends on a row; all. */
  readonly merging: 'unseen' | 'independent-values' | 'any-values'
  /** Derived tables and CTEs in subqueries of a change are not merged. */
  readonly changesKeepDerived: boolean
  /** Functions in lower case that keep what calls them, in a subquery of its list where only independent values are merged, from being merged. */
  readonly unmerged: ReadonlySet<string>
  /** What `CASE 'x' WHEN ...` compares where the operand has no type; undefined: what it is compared with. */
  readonly caseOperand: Type | undefined
  /** Whether ELSE counts as the first arm of CASE, a NULL where it is not written, or as the last, if it is. */
  readonly elseArm: 'first' | 'last'
  /** What is sent of an expression that a query gives, where that tells less than its type. */
  readonly sent: ((type: Type) => Type) | undefined
  /** The same of a column that the arms of a set operation make, or the rows of VALUES alone. */
  readonly sentOfRows: ((type: Type, rows: 'arms' | 'values') => Type) | undefined
  /** What a column of an arm is to the other arms, if not what it is. */
  readonly besideRows: ((type: Type) => Type) | undefined
  /** What it is that a parameter is never mentioned whose number is below that of another. */
  readonly skippedNumber: 'missing-parameter' | 'skipped-parameter'
  /** A parameter that another mention has given a type has it everywhere. */
  readonly parametersDecide: boolean
  /** What a bare string or NULL is in a result. */
  readonly untypedResult: Type
  /** The columns of a side without a match. */
  readonly unmatchedJoin: 'null' | 'default'
  /** `"x"` that names no column. */
  readonly unresolvedQuoted: 'error' | 'string'
  /** What the row that ON CONFLICT could not insert is called; undefined: it has no name of its own. */
  readonly proposedRow: string | undefined
  /** Whether its columns are known without that name, so that those of the target need theirs. */
  readonly proposedRowShown: boolean
  /** `INSERT INTO t SELECT ... FROM u ON DUPLICATE KEY UPDATE a = u.a` */
  readonly conflictsSeeSource: boolean
  /** What RETURNING calls the row before a change and after it; undefined: it knows the target alone. */
  readonly rowImages: { readonly old: string; readonly new: string } | undefined
  /** `AS t (a)` may name fewer columns than there are. */
  readonly listsMayBeShort: boolean
  /** Two columns of a derived table or CTE may have one name, which nothing can mean then. */
  readonly derivedNames: 'any' | 'distinct'
  /** Which columns INSERT without column names gives values to; `some`: the first ones. */
  readonly insertWithoutColumns: 'all' | 'some' | 'all-but-generated'
  /** DEFAULT may stand in the row of :copyfrom; not where the rows become those of a SELECT. */
  readonly bulkRowTakesDefault: boolean
  /** The types with a length to which a cast shortens values that cannot be stored. */
  readonly shortenedByCast: ReadonlySet<string>
  /** Where in a row of VALUES columns may be named of what is around the rows. */
  readonly rowsShowOuter: 'everywhere' | 'outside-subqueries' | 'nowhere'
  /** What a derived table or CTE sees besides CTEs: the columns of the query around it, or none. */
  readonly derivedSees: 'outer' | 'none'
  /** A relation's alias is a value too: its row. */
  readonly wholeRows: boolean
  /** What stands before the last dot of a target of SET: a column whose field is meant, or a relation. */
  readonly qualifiedTargets: 'column' | 'relation'
  /** Changes of joins: a target may be a relation of FROM, and UPDATE may join a CTE that it leaves as it is. */
  readonly changesJoins: boolean
  /** Of statements that are kept as written, by their leading words. */
  readonly commands: CommandRules
  /** What ON CONFLICT is asked for: a key with DO UPDATE, or that the key is one of the table. */
  readonly conflictKeys: 'any' | 'named-for-update' | 'of-the-table'
  /** Where a column may be named twice among those that are written. */
  readonly assignedTwice: { readonly insert: boolean; readonly update: boolean }
  /** FOR UPDATE is for rows of tables alone. */
  readonly locksTablesOnly: boolean
  /** What a name is in FROM that several columns of a result have: the first, or an error. */
  readonly sharedName: 'first' | 'only'
  /**
   * Which result column of a name ORDER BY takes: the first whose name is written, or the columns of FROM; the only
   * one; the first that is computed, else the only one.
   */
  readonly orderByName: 'labelled' | 'only' | 'computed-or-only'
  /** How a CTE reads itself: once in plain sight, with the types of its first part; once in the FROM of each of its last parts. */
  readonly recursion: 'strict' | 'in-arms' | 'any'
  /** How readily what is stored or cast takes the character set of other strings; undefined: nobody asks. */
  readonly coercibility: ((type: Type, is: 'stored' | 'cast') => number) | undefined
  /** The same of what CASE makes of its arms, where that does not go by them. */
  readonly armsCoercibility?: (type: Type) => number | undefined
  /** What a constant expression gives says what is made of it, as a literal does; `whole`: if all of it is constant. */
  readonly computesConstants: boolean | 'whole'
  /** What is judged in a CTE that nothing reads, of a query and of a view, and in a window that nothing names. */
  readonly unused: Record<'query' | 'view' | 'window', 'everything' | 'relations' | 'nothing'>
  /** Where a CTE sees those that are written behind it. */
  readonly ctesSeeLater: 'never' | 'with-recursive' | 'always'
  /** A CTE may refer to itself without RECURSIVE. */
  readonly implicitRecursion: boolean
  /** What RETURNING sees: what the statement is about, or the table alone, by its own name and never as `t.*`. */
  readonly returningSees: 'statement' | 'table'
  /** ON in a subquery of RETURNING or ON DUPLICATE KEY UPDATE sees the row that is inserted. */
  readonly joinsSeeInserted: boolean
  /** What `@x := value` is. */
  heldByVariable(type: Type): Type
  /** What is understood and refused: the engine's own limits. */
  readonly lacks: ReadonlySet<Lack>
  /** Which calls must not stand in which clauses. */
  readonly refusedCalls: RefusedCalls
  /** A column outside GROUP BY and aggregates. */
  readonly ungrouped: 'error' | 'any-row'
  /** What ORDER BY, DISTINCT and GROUP BY do not change of an answer is dropped from a subquery before it is judged. */
  readonly simplifiesAsked: boolean
  /** What ORDER BY beside DISTINCT may name: what the list holds whole, the columns in it, anything. */
  readonly distinctOrder: 'whole' | 'columns' | 'any'
  /** What HAVING makes of a select without GROUP BY and aggregates: one group, or rows that it filters. */
  readonly lonelyHaving: 'one-group' | 'filter'
  /** In lower case; those that may give another result for the same arguments, where `varies` of a call does not tell. */
  readonly varyingFunctions: ReadonlySet<string>
  /** In lower case; the engine's own that may give another result within a statement. */
  readonly volatileFunctions: ReadonlySet<string>
  /** In lower case; asked for where names mean columns in the arguments of aggregates alone. */
  readonly aggregateNames: ReadonlySet<string>
  /** Where an aggregate makes one group of all rows, without GROUP BY. */
  readonly oneGroupBy: 'list' | 'list-or-having' | 'any-clause'
  /** An aggregate over rows of a query around it that has no groups there is one of the query inside that has. */
  readonly settlesAggregates: boolean
  /** DISTINCT in calls of what is no aggregate, of aggregates with several arguments, and of these with OVER. */
  readonly distinctCalls: {
    readonly functions: boolean
    readonly ofSeveral: boolean
    readonly overWindows: ReadonlySet<string>
  }
  /** What an item of ORDER BY or GROUP BY must be to mean a column by its position. */
  readonly position: 'literal' | 'signed-or-truth' | 'signed-32-bit' | 'any-constant'
  /** Functions that FROM takes apart: `unnest(a, b)` is `ROWS FROM (unnest(a), unnest(b))`. */
  readonly spreadInFrom: ReadonlySet<string>
  readonly aliases: AliasRules
  /** Which items of IN have one type: all, or where there are several those that name no column. */
  readonly listsOfOneType: 'always' | 'of-constants'
  /** What a set operation is sorted by: its columns alone, what any arm has for one of them, or any expression. */
  readonly sortsSetsBy: 'columns' | 'arms' | 'expressions'
  /** `(SELECT a FROM t) ORDER BY b` is sorted as though there were no parentheses. */
  readonly sortsInsideParentheses: boolean
  /**
   * What frees a column of GROUP BY besides being in it: the whole primary key of its relation, or (SQL:2016
   * 4.24) any chain of keys and of equalities in WHERE and ON.
   */
  readonly functionalDependency: 'none' | 'primary-key' | 'equalities'
  /** Where `GROUP BY year(d)` frees d: in `SELECT year(d) + 1` too, or where the key is the whole item of a list. */
  readonly computedKeys: 'anywhere' | 'whole'
  /** What the grammar writes like calls, and can be checked: JSON_VALUE, XMLELEMENT. */
  readonly specialCalls: ReadonlySet<string>
  /** Calls in FROM that list their columns, and what each asks its document to be: JSON_TABLE. */
  readonly columnsTables: Readonly<Record<string, Type>>
  /** Whether text of the type may be tested for JSON. */
  mayHoldJson(type: Type): boolean
  /** What IS NORMALIZED and the like ask for; undefined: anything. */
  readonly formatOperand: Readonly<Record<OfFormat, Type | undefined>>
  /**
   * Whether no two values that a unique key tells apart equal one such value: not of a text that is compared as a
   * number, `'1'` and `'1.0'` being 1.
   */
  tellsApart(key: Stored, value: Stored): boolean
  /** Whether values of a column that are equal are the same: not `1.0` and `1.00`, nor `a` and `A` by some collations. */
  equalsOnlyItself(column: Stored): boolean
  /** Whether the operator says that a range of the first type has the second's value in it. */
  holdsElement(operator: string, range: Type, value: Type): boolean
  /** Names of the implicit columns by which the rows of a table are told apart. */
  readonly rowIds: ReadonlySet<string>
  literal(literal: Literal): Type
  resolveCall(call: CallSite, catalog: Catalog): Resolution
  /** One operand: a prefix operator. `schema`: the only one where it is looked for. */
  resolveOperator(
    operator: string,
    operands: readonly Operand[],
    catalog: Catalog,
    schema?: string,
  ): Resolution
  /** The one type of the arms of CASE, UNION, VALUES, IN, ARRAY; undefined when there is none. */
  unify(operands: readonly Operand[], catalog: Catalog): Type | undefined
  /** What parameters among such arms become; undefined: the one type. */
  readonly parameterAmong: ((arms: readonly Operand[]) => Type) | undefined
  /** Whether a value may be stored in a column without a cast. */
  assignable(from: Operand, to: Type, catalog: Catalog): boolean
  castable(from: Operand, to: Type, catalog: Catalog): boolean
  /** Whether a cast may give another result for the same value within a statement. */
  isVolatileCast(from: Type, to: Type, catalog: Catalog): boolean
  /** Whether a bare string may become a value of the type: PostgreSQL reads it before it runs anything. */
  readsText(text: string, type: Type): boolean
  /** Whether values of the type can be sorted, or can only be told apart: `order` includes `equality`. */
  comparison(type: Type): 'order' | 'equality' | 'none'
  /** A cast of a column to its own type is the column. */
  readonly dropsIdleCasts: boolean
  /** The type that a cast gives: MySQL's `CAST(x AS CHAR)` is a varchar, SQLite's a storage class. */
  castResult(from: Operand, to: Type): Type
  /** The type of `x[i]`; undefined when it cannot be subscripted. */
  element(type: Type): Type | undefined
  /** What `x[a:b]` is; undefined when it has no slices. */
  slice(type: Type): Type | undefined
  /** What an index of `x[i]` is coerced to; undefined when it cannot be one. */
  subscript(type: Type, index: Operand, catalog: Catalog): Type | undefined
  /** All built-in functions, for suggestions. */
  functionNames(): Iterable<string>
  /** What a query reads from a sequence; undefined where it can read none. */
  readonly sequenceColumns: readonly Column[] | undefined
  /** Columns that every relation of the kind has, and `*` does not show: rowid, ctid. */
  implicitColumns(relation: Relation): readonly Column[]
  /** The columns of a call in FROM by name; undefined: one column, named like the alias. */
  functionColumns(call: CallSite, catalog: Catalog): readonly Column[] | undefined
  /** What the engine calls the origin of a result's column: what it shows, or what is stored behind that. */
  readonly origins: 'shown-columns' | 'stored-columns'
  /**
   * Where CALL puts OUT and INOUT parameters: into its only row, or into the variables that stand for them, while
   * its rows are whatever the procedure selects.
   */
  readonly outParameters: 'row' | 'variables'
  /** Whether an INSERT tells the id that it has made, without RETURNING. */
  readonly tellsLastId: boolean
  /** What is known of JSON documents that a query makes. */
  readonly json: JsonRules
  /** What a statement gives that is sent unread; undefined where that is not known. */
  commandResult(command: CommandSite): CommandResult | undefined
}

import type { Span } from '../source/span.ts'

/**
 * The syntax of one statement, in a superset of what the dialects write: what the parser of a dialect
 * accepts, its engine accepts. Names are unescaped and folded as the engine folds them; nothing is
 * looked up yet.
 */
export type Statement = QueryStatement | Definition | Other

export type QueryStatement = Query | Insert | Update | Delete | Merge

export type Definition =
  | CreateSchema
  | CreateTable
  | CreateTableAs
  | CreateVirtualTable
  | CreateIndex
  | CreateView
  | CreateEnum
  | CreateComposite
  | CreateDomain
  | CreateSequence
  | CreateRoutine
  | AlterTable
  | AlterEnum
  | AlterObject
  | RenameTables
  | DropObject
  | CommentOn
  | SetSearchPath
  | Unmodelled

interface Node {
  readonly at: Span
}

/** `text` is the name as the engine keeps it; `quoted` tells `"x"` from `x` where that matters. */
export interface Name extends Node {
  readonly text: string
  readonly quoted: boolean
}

/** `a`, `a.b`, `a.b.c`: at least one part, the object's own name last. */
export interface QualifiedName extends Node {
  readonly parts: readonly Name[]
}

export interface Query extends Node {
  readonly kind: 'query'
  readonly with: With | undefined
  readonly body: QueryBody
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly locking: readonly Locking[]
  /** Behind the rest; behind the items of a select it is the select's. */
  readonly into: IntoTargets | undefined
  /** MariaDB's PROCEDURE ANALYSE(...): what becomes of the result. */
  readonly procedure: Call | undefined
}

export type QueryBody = Select | SetOperation | Values | Query

export interface With extends Node {
  readonly recursive: boolean
  readonly ctes: readonly Cte[]
}

export interface Cte extends Node {
  readonly name: Name
  readonly columns: readonly Name[]
  /** AS [NOT] MATERIALIZED; undefined where nothing is said. */
  readonly materialized: boolean | undefined
  readonly query: QueryStatement
  readonly search: Search | undefined
  readonly cycle: Cycle | undefined
  /** MariaDB's CYCLE columns RESTRICT: rows that come again there are left out. */
  readonly restricted: readonly Name[]
}

/** SEARCH (DEPTH | BREADTH) FIRST BY columns SET column */
export interface Search extends Node {
  readonly order: 'depth' | 'breadth'
  readonly by: readonly Name[]
  readonly set: Name
}

/** CYCLE columns SET mark [TO value DEFAULT value] USING path */
export interface Cycle extends Node {
  readonly columns: readonly Name[]
  readonly mark: Name
  readonly values: { readonly to: Expression; readonly otherwise: Expression } | undefined
  readonly path: Name
}

export interface Select extends Node, Hinted {
  readonly kind: 'select'
  readonly distinct: 'all' | 'distinct' | { readonly on: readonly Expression[] }
  readonly items: readonly SelectItem[]
  readonly into: IntoTable | IntoTargets | undefined
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** GROUP BY DISTINCT: a set that comes twice counts once. */
  readonly groupDistinct: boolean
  readonly groupBy: readonly GroupItem[]
  readonly having: Expression | undefined
  readonly windows: readonly NamedWindow[]
  /** MySQL's QUALIFY: which rows stay once the windows are known. */
  readonly qualify: Expression | undefined
}

/** What MySQL's statements say behind their first word. */
export interface Hinted {
  /** Optimizer hints: what stands between the marks of the comment; empty where there are none. */
  readonly hints: string
  /** In lower case, as often as written: `straight_join`, `low_priority`, `ignore`. */
  readonly modifiers: readonly string[]
}

/** SELECT ... INTO [TEMPORARY | UNLOGGED] [TABLE] name */
export interface IntoTable extends Node {
  readonly kind: 'into-table'
  readonly table: QualifiedName
  readonly persistence: 'permanent' | 'temporary' | 'unlogged'
}

/** MySQL's INTO OUTFILE, DUMPFILE, or variables: as written, with the word. */
export interface IntoTargets extends Node {
  readonly kind: 'into-targets'
  readonly text: string
}

export interface SetOperation extends Node {
  readonly kind: 'set-operation'
  readonly operator: 'union' | 'intersect' | 'except'
  readonly all: boolean
  readonly left: QueryBody
  readonly right: QueryBody
}

export interface Values extends Node {
  readonly kind: 'values'
  readonly rows: readonly (readonly Expression[])[]
}

export type SelectItem = ExpressionItem | Star

export interface ExpressionItem extends Node {
  readonly kind: 'item'
  readonly expression: Expression
  readonly alias: Name | undefined
  /** The item's own text, without the alias; some engines name the column by it. */
  readonly text: string
}

/** `*` and `t.*`. */
export interface Star extends Node {
  readonly kind: 'star'
  readonly qualifier: QualifiedName | undefined
  /** The word TABLE of `TABLE t`, which says `SELECT * FROM t`. */
  readonly ofTable: boolean
}

/** An expression; `()`; ROLLUP (...) and CUBE (...), whose members may be rows; GROUPING SETS (...). */
export type GroupItem = Node &
  (
    | {
        readonly kind: 'group-expression'
        readonly expression: Expression
        /** MariaDB's GROUP BY a DESC. */
        readonly direction: 'unsaid' | 'asc' | 'desc'
      }
    | { readonly kind: 'empty-set' }
    | { readonly kind: 'rollup' | 'cube'; readonly members: readonly Expression[] }
    | { readonly kind: 'grouping-sets'; readonly items: readonly GroupItem[] }
    /** MySQL's GROUP BY ... WITH ROLLUP, of all items. */
    | { readonly kind: 'with-rollup'; readonly items: readonly GroupItem[] }
  )

export interface OrderItem extends Node {
  readonly expression: Expression
  readonly descending: boolean
  readonly direction: Direction
  readonly nulls: 'first' | 'last' | undefined
}

/** What is written: nothing, ASC, DESC, or USING with an operator. */
export type Direction = 'unsaid' | 'asc' | 'desc' | { readonly using: Operator }

/** `+`, or `schema.+` of OPERATOR(schema.+). */
export interface Operator extends Node {
  readonly schema: readonly Name[]
  readonly sign: string
}

export interface Limit extends Node {
  /** LIMIT ALL */
  readonly all: boolean
  readonly count: Expression | undefined
  readonly offset: Expression | undefined
  readonly withTies: boolean
  /** MariaDB's ROWS EXAMINED: how many rows may be read. */
  readonly examined: Expression | undefined
}

export interface Locking extends Node {
  readonly strength: 'update' | 'no-key-update' | 'share' | 'key-share'
  readonly of: readonly QualifiedName[]
  readonly wait: 'wait' | 'nowait' | 'skip-locked' | { readonly seconds: string }
}

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

export interface Insert extends Node, Hinted {
  readonly kind: 'insert'
  readonly with: With | undefined
  readonly target: QualifiedName
  /** MySQL's PARTITION (p0, p1): empty where nothing is said. */
  readonly partitions: readonly Name[]
  readonly alias: Alias | undefined
  /** INSERT, REPLACE, INSERT IGNORE. */
  readonly mode: 'insert' | 'replace' | 'ignore'
  /** SQLite's INSERT OR x. */
  readonly resolution: ConflictResolution | undefined
  /** Empty: all columns of the target. */
  readonly columns: readonly InsertColumn[]
  /** OVERRIDING (SYSTEM | USER) VALUE */
  readonly overriding: 'system' | 'user' | undefined
  readonly source: InsertSource
  /** MySQL's `VALUES (...) AS new`. */
  readonly rowAlias: Alias | undefined
  /** More than one in SQLite only. */
  readonly conflicts: readonly Conflict[]
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

/** RETURNING WITH (OLD AS o, NEW AS n) */
export interface ReturningName extends Node {
  readonly row: 'old' | 'new'
  readonly name: Name
}

/** A column, perhaps with `[1]` or `.field` behind it in PostgreSQL. */
export interface InsertColumn extends Name {
  readonly path: readonly (Subscript | FieldAccess)[]
}

export type InsertSource =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly InsertValue[])[]; readonly at: Span }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'defaults' }

/** A value, or DEFAULT. */
export type InsertValue = Expression

export interface Default extends Node {
  readonly kind: 'default'
}

/** ON CONFLICT and ON DUPLICATE KEY. */
export interface Conflict extends Node {
  readonly kind: 'on-conflict' | 'on-duplicate-key'
  readonly target: ConflictTarget
  /** `nothing`, or the assignments of the update. */
  readonly action: 'nothing' | 'update'
  readonly assignments: readonly Assignment[]
  readonly where: Expression | undefined
}

export type ConflictTarget =
  | { readonly kind: 'any' }
  | { readonly kind: 'constraint'; readonly name: Name }
  | {
      readonly kind: 'columns'
      readonly columns: readonly IndexColumn[]
      readonly where: Expression | undefined
    }

/** `a = 1` has one target; `(a, b) = (1, 2)` and `(a, b) = (SELECT ...)` have several. */
export interface Assignment extends Node {
  /** The targets stand in parentheses. */
  readonly grouped: boolean
  readonly targets: readonly AssignmentTarget[]
  readonly value: InsertValue
}

export interface AssignmentTarget extends Node {
  /** The column, perhaps behind its table's name. */
  readonly name: QualifiedName
  /** `a[1] = ...`, `a[1].b = ...` in PostgreSQL. */
  readonly path: readonly (Subscript | FieldAccess)[]
}

export interface Update extends Node, Hinted {
  readonly kind: 'update'
  readonly with: With | undefined
  /** SQLite's UPDATE OR x. */
  readonly resolution: ConflictResolution | undefined
  /** The updated relation first; more than one item or a join only in MySQL. */
  readonly targets: readonly FromItem[]
  readonly assignments: readonly Assignment[]
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** WHERE CURRENT OF cursor */
  readonly currentOf: Name | undefined
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

export interface Delete extends Node, Hinted {
  readonly kind: 'delete'
  readonly with: With | undefined
  /** The relations whose rows go: one, but for MySQL's multi-table form, whose `from` holds them all. */
  readonly targets: readonly TableRef[]
  /** USING; MySQL's FROM of the multi-table form. */
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** WHERE CURRENT OF cursor */
  readonly currentOf: Name | undefined
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

export interface Merge extends Node {
  readonly kind: 'merge'
  readonly with: With | undefined
  readonly target: TableRef
  readonly source: FromItem
  readonly on: Expression
  readonly clauses: readonly MergeClause[]
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

/** WHEN ... [AND condition] THEN action */
export interface MergeClause extends Node {
  readonly when: 'matched' | 'not-matched' | 'not-matched-by-source' | 'not-matched-by-target'
  readonly condition: Expression | undefined
  readonly action: MergeAction
}

export type MergeAction =
  | { readonly kind: 'nothing' | 'delete' }
  | { readonly kind: 'update'; readonly assignments: readonly Assignment[] }
  | {
      readonly kind: 'insert'
      readonly columns: readonly InsertColumn[]
      readonly overriding: Insert['overriding']
      /** None: DEFAULT VALUES. */
      readonly values: readonly InsertValue[] | undefined
    }

export type Expression =
  | Default
  | Literal
  | ColumnPath
  | Parameter
  | Variable
  | Unary
  | Binary
  | Is
  | Between
  | InList
  | InQuery
  | Like
  | Quantified
  | Exists
  | Subquery
  | ArraySubquery
  | Case
  | Cast
  | Call
  | SpecialCall
  | SequenceCall
  | ArrayLiteral
  | Row
  | Subscript
  | FieldAccess
  | Collate
  | Interval
  | MatchAgainst

export interface Literal extends Node {
  readonly kind: 'literal'
  /** `bits`: B'101'; `bytes`: X'FF'. A typed literal (DATE '2020-01-01') is a Cast. */
  readonly type: 'string' | 'integer' | 'decimal' | 'float' | 'boolean' | 'null' | 'bytes' | 'bits'
  /** The value unescaped; a number as written; `true` or `false`; empty for NULL. */
  readonly value: string
  /** SQLite's and MySQL's `"x"` that may be a string or a name: `double` marks it. */
  readonly quotes: 'single' | 'double' | 'none'
  /** The lower-case letters directly before the quote: `n`, `e`, `u&`, `b`, `x`, `_utf8mb4`. */
  readonly prefix: string
}

/** `a`, `t.a`, `s.t.a`; in PostgreSQL also a whole row `t`. */
export interface ColumnPath extends Node {
  readonly kind: 'column'
  readonly parts: readonly Name[]
  /** `t.*` among arguments or the items of a row. */
  readonly star: boolean
}

/** `$1` and `?1` have a number, `@a` and `:a` a name, `?` neither. */
export interface Parameter extends Node {
  readonly kind: 'parameter'
  /** `$`, `?`, `@` or `:`. */
  readonly sign: string
  readonly number: number | undefined
  readonly name: string | undefined
}

/** MySQL's `@x` and `@@global.x`. With `value`: `@x := value`. */
export interface Variable extends Node {
  readonly kind: 'variable'
  readonly name: string
  readonly value: Expression | undefined
}

/** `operator` is in lower case, words included: `-`, `not`, `~`. */
export interface Unary extends Node {
  readonly kind: 'unary'
  readonly operator: string
  readonly operatorAt: Span
  /** OPERATOR(schema.+) */
  readonly operatorSchema: readonly Name[]
  /** OPERATOR(-), which makes no negative number of a literal, and takes any sign. */
  readonly named?: boolean
  readonly operand: Expression
}

/** `operator` is in lower case: `and`, `or`, `+`, `||`, `<>` (also for `!=`), `->>`, `glob`, `at time zone`. */
export interface Binary extends Node {
  readonly kind: 'binary'
  readonly operator: string
  readonly operatorAt: Span
  /** OPERATOR(schema.+) */
  readonly operatorSchema: readonly Name[]
  readonly left: Expression
  readonly right: Expression
  /** Of AND and OR: the right side goes on with the chain, without parentheses of its own. */
  readonly chained: boolean
}

/** IS [NOT] NULL, TRUE, FALSE, UNKNOWN; IS [NOT] DISTINCT FROM x; SQLite's `a IS b`, MySQL's `a <=> b`. */
export interface Is extends Node {
  readonly kind: 'is'
  readonly operand: Expression
  readonly negated: boolean
  readonly test:
    | { readonly kind: 'null' | 'true' | 'false' | 'unknown' }
    /** IS JSON [VALUE | SCALAR | ARRAY | OBJECT] [WITH UNIQUE KEYS], IS NFC NORMALIZED, IS DOCUMENT: `words` in lower case. */
    | { readonly kind: 'json' | 'normalized' | 'document'; readonly words: string }
    | { readonly kind: 'same-as'; readonly right: Expression }
}

export interface Between extends Node {
  readonly kind: 'between'
  readonly operand: Expression
  readonly low: Expression
  readonly high: Expression
  readonly symmetric: boolean
  readonly negated: boolean
}

export interface InList extends Node {
  readonly kind: 'in-list'
  readonly operand: Expression
  readonly items: readonly Expression[]
  readonly negated: boolean
}

export interface InQuery extends Node {
  readonly kind: 'in-query'
  readonly operand: Expression
  readonly query: Query
  readonly negated: boolean
}

export interface Like extends Node {
  readonly kind: 'like'
  /** `like`, `ilike`, `similar to`, `glob`, `regexp`, `match`. */
  readonly operator: string
  readonly operatorAt: Span
  readonly left: Expression
  readonly right: Expression
  readonly escape: Expression | undefined
  readonly negated: boolean
}

/** `x = ANY (array)`, `x > ALL (SELECT ...)`. */
export interface Quantified extends Node {
  readonly kind: 'quantified'
  readonly operand: Expression
  readonly operator: string
  readonly operatorAt: Span
  readonly operatorSchema: readonly Name[]
  readonly quantifier: 'any' | 'all'
  readonly right: Expression | Query
}

export interface Exists extends Node {
  readonly kind: 'exists'
  readonly query: Query
}

export interface Subquery extends Node {
  readonly kind: 'subquery'
  readonly query: Query
}

export interface ArraySubquery extends Node {
  readonly kind: 'array-subquery'
  readonly query: Query
}

export interface Case extends Node {
  readonly kind: 'case'
  readonly operand: Expression | undefined
  readonly whens: readonly When[]
  readonly otherwise: Expression | undefined
}

export interface When extends Node {
  readonly when: Expression
  readonly then: Expression
}

/** CAST(x AS t), x::t, CONVERT(x, t), DATE '...'. */
export interface Cast extends Node {
  readonly kind: 'cast'
  readonly operand: Expression
  readonly type: TypeName
}

/**
 * Special syntax is a call too, arguments in the order of the plain function: `EXTRACT(year FROM d)`
 * is `extract('year', d)`, `TRIM(LEADING 'x' FROM s)` is `ltrim(s, 'x')`, CURRENT_DATE is a call
 * without parentheses.
 */
export interface Call extends Node {
  readonly kind: 'call'
  readonly name: QualifiedName
  readonly arguments: readonly Argument[]
  /** The special syntax, where that is what was written. */
  readonly written: Written | undefined
  /** count(*) */
  readonly star: boolean
  readonly distinct: boolean
  readonly variadic: boolean
  readonly orderBy: readonly OrderItem[]
  readonly separator: Expression | undefined
  /** Of MariaDB's GROUP_CONCAT and JSON_ARRAYAGG. */
  readonly limit: Limit | undefined
  readonly withinGroup: readonly OrderItem[]
  /** `FROM LAST IGNORE NULLS` before OVER, as written. */
  readonly nulls: string
  readonly filter: Expression | undefined
  readonly over: Window | Name | undefined
}

/**
 * Text with expressions in it, in the order of the text: `pieces` are one more than `holes`.
 * `TRIM(LEADING 'x' FROM s)` is the pieces `TRIM(LEADING `, ` FROM ` and `)` around 'x' and s.
 */
export interface Written {
  readonly pieces: readonly string[]
  readonly holes: readonly (Expression | Query)[]
}

/** A construct that looks like a call and is no function: JSON_OBJECT(...), XMLELEMENT(...), TREAT(...). */
export interface SpecialCall extends Node {
  readonly kind: 'special-call'
  /** In lower case. */
  readonly name: string
  /** All of it but FILTER and OVER, as written. */
  readonly text: string
  /** The expressions and queries in it. */
  readonly nested: AsWritten['nested']
  readonly nestedAt: readonly Span[]
  readonly filter: Expression | undefined
  readonly over: Window | Name | undefined
}

/** MariaDB's NEXTVAL(s), which is NEXT VALUE FOR s, LASTVAL(s), which is PREVIOUS VALUE FOR s, and SETVAL(s, ...). */
export interface SequenceCall extends Node {
  readonly kind: 'sequence-call'
  readonly does: 'nextval' | 'lastval' | 'setval'
  readonly sequence: QualifiedName
  /** Of SETVAL: the next value, whether it is used, the round; as written, with the comma before. */
  readonly values: string
}

export interface Argument extends Node {
  readonly name: Name | undefined
  readonly value: Expression
  /** MySQL's `f(a AS b)`: what a loadable function calls the argument. */
  readonly alias: Name | undefined
}

export interface NamedWindow extends Node {
  readonly name: Name
  readonly window: Window
}

export interface Window extends Node {
  readonly kind: 'window'
  readonly base: Name | undefined
  readonly partitionBy: readonly Expression[]
  readonly orderBy: readonly OrderItem[]
  readonly frame: Frame | undefined
}

export interface Frame extends Node {
  readonly unit: 'rows' | 'range' | 'groups'
  /** BETWEEN start AND end, not start alone. */
  readonly between: boolean
  readonly start: FrameBound
  readonly end: FrameBound
  /** SQLite computes anew what says EXCLUDE NO OTHERS. */
  readonly exclude: 'no-others' | 'current-row' | 'group' | 'ties' | undefined
}

export interface FrameBound extends Node {
  readonly kind:
    'unbounded-preceding' | 'preceding' | 'current-row' | 'following' | 'unbounded-following'
  readonly offset: Expression | undefined
}

export interface ArrayLiteral extends Node {
  readonly kind: 'array'
  /** Brackets inside ARRAY[[1, 2], [3, 4]], without the word. */
  readonly inner: boolean
  readonly items: readonly Expression[]
}

/** `(a, b)` and `ROW(a)`. */
export interface Row extends Node {
  readonly kind: 'row'
  /** The word ROW is written. */
  readonly explicit: boolean
  readonly items: readonly Expression[]
}

/** `a[1]`, `a[1:2]`; for a slice either bound may be left out. */
export interface Subscript extends Node {
  readonly kind: 'subscript'
  readonly operand: Expression
  readonly index: Expression | undefined
  readonly slice:
    { readonly low: Expression | undefined; readonly high: Expression | undefined } | undefined
}

/** `(x).a` */
export interface FieldAccess extends Node {
  readonly kind: 'field'
  readonly operand: Expression
  readonly field: Name
}

export interface Collate extends Node {
  readonly kind: 'collate'
  readonly operand: Expression
  readonly collation: QualifiedName
}

/** MySQL's `INTERVAL 3 DAY`; PostgreSQL's `INTERVAL '3 days'` is a Cast. */
export interface Interval extends Node {
  readonly kind: 'interval'
  readonly operand: Expression
  readonly unit: string
}

/** MySQL's MATCH (a, b) AGAINST (x IN BOOLEAN MODE). */
export interface MatchAgainst extends Node {
  readonly kind: 'match-against'
  readonly columns: readonly Expression[]
  readonly against: Expression
  /** `IN BOOLEAN MODE`, as written; empty where nothing is said. */
  readonly mode: string
}

/**
 * `words` is the type's name in lower case without its modifiers, as written: `double precision`,
 * `timestamp with time zone`, `bigint unsigned`; `spelling` keeps the user's letters.
 */
export interface TypeName extends Node {
  readonly qualifier: Name | undefined
  readonly words: string
  readonly spelling: string
  /** All of it as written; the fields of INTERVAL '1' YEAR are behind the rest. */
  readonly text: string
  readonly quoted: boolean
  /** Numbers and words as written; strings unescaped (`ENUM('a', 'b')`). */
  readonly modifiers: readonly string[]
  /** `int[][]` is 2. */
  readonly dimensions: number
  readonly setOf: boolean
  /** `t.a%TYPE`: whatever type the column has. */
  readonly ofColumn?: QualifiedName
}

export interface CreateSchema extends Node {
  readonly kind: 'create-schema'
  readonly name: Name
  readonly ifNotExists: boolean
  /** AUTHORIZATION; alone it is the name as well, at the same place. */
  readonly owner?: Name | undefined
  /** CREATE TABLE and the like behind it, without semicolons: they stand in the schema. */
  readonly elements: readonly Statement[]
}

export interface CreateTable extends Node {
  readonly kind: 'create-table'
  readonly name: QualifiedName
  readonly temporary: boolean
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
}

export interface CreateTableAs extends Node {
  readonly kind: 'create-table-as'
  readonly name: QualifiedName
  readonly temporary: boolean
  readonly orReplace: boolean
  readonly ifNotExists: boolean
  readonly columns: readonly Name[]
  readonly definitions: readonly ColumnDefinition[]
  /** MySQL's keys and options before the query. */
  readonly elements?: Pick<CreateTable, 'constraints' | 'indexes' | 'options' | 'partitioning'>
  readonly storage?: Storage
  readonly query: Query
  /** WITH [NO] DATA; undefined where nothing is said. */
  readonly withData?: boolean | undefined
}

export interface ColumnDefinition extends Node {
  readonly name: Name
  /** SQLite allows none. */
  readonly type: TypeName | undefined
  /** STORAGE, COMPRESSION and OPTIONS (...) as written, between the type and the constraints. */
  readonly attributes?: string
  readonly constraints: readonly ColumnConstraint[]
}

export type ColumnConstraint = Node &
  (
    | {
        readonly kind: 'not-null' | 'null' | 'primary-key' | 'unique' | 'auto-increment' | 'hidden'
      }
    | {
        readonly kind: 'default' | 'check' | 'on-update'
        readonly expression: Expression
        /** SQLite keeps a default as it is written. */
        readonly text?: string
      }
    | {
        readonly kind: 'generated'
        readonly expression: Expression
        readonly storage: 'stored' | 'virtual'
      }
    | {
        readonly kind: 'identity'
        readonly always: boolean
        readonly sequence?: readonly SequenceOption[]
      }
    | { readonly kind: 'references'; readonly references: References }
    | { readonly kind: 'collate'; readonly collation: QualifiedName }
    | { readonly kind: 'comment'; readonly text: string }
    /** What says nothing to the catalog: COLUMN_FORMAT, ENFORCED, DEFERRABLE. */
    | { readonly kind: 'written'; readonly text: string }
  ) & { readonly name: Name | undefined } & ConstraintExtras

/** What the constraints of some dialects may say besides. */
export interface ConstraintExtras {
  /** NOT VALID, DEFERRABLE, ... in the order of the text. */
  readonly attributes?: readonly ConstraintAttribute[]
  /** Of a key or an exclusion. */
  readonly keyIndex?: KeyIndex
  /** Of MySQL's keys: USING, COMMENT and the like as written. */
  readonly keyOptions?: string
  readonly onConflict?: ConflictResolution | undefined
  /** PRIMARY KEY ASC, PRIMARY KEY DESC */
  readonly direction?: Direction
  readonly autoincrement?: boolean
  /** Of a constraint of a relation: the column in whose definition it stands. */
  readonly ofColumn?: string
  /** DEFERRABLE ... of a foreign key, as written. */
  readonly deferral?: string | undefined
}

export type ConstraintAttribute =
  | 'deferrable'
  | 'not deferrable'
  | 'initially deferred'
  | 'initially immediate'
  | 'enforced'
  | 'not enforced'
  | 'not valid'
  | 'no inherit'

/** What is said of the index behind a constraint. */
export interface KeyIndex {
  /** UNIQUE NULLS NOT DISTINCT */
  readonly nullsNotDistinct: boolean
  /** INCLUDE (names) */
  readonly include: readonly Name[]
  /** WITH (fillfactor = 70) as written; empty where nothing is said. */
  readonly parameters: string
  /** USING INDEX TABLESPACE */
  readonly tablespace: Name | undefined
}

/** ON CONFLICT in a constraint, OR in a statement. */
export type ConflictResolution = 'rollback' | 'abort' | 'fail' | 'ignore' | 'replace'

export type TableConstraint = Node &
  (
    | {
        readonly kind: 'primary-key' | 'unique'
        readonly columns: readonly IndexColumn[]
        /** The last column is a range: WITHOUT OVERLAPS. */
        readonly withoutOverlaps?: boolean
      }
    /** ADD CONSTRAINT ... PRIMARY KEY USING INDEX i. */
    | { readonly kind: 'using-index'; readonly primary: boolean; readonly index: Name }
    | {
        readonly kind: 'foreign-key'
        readonly columns: readonly Name[]
        /** The last column is a range: PERIOD. */
        readonly period?: boolean
        readonly references: References
        /** MySQL's name between FOREIGN KEY and the columns. */
        readonly indexName?: Name | undefined
      }
    | { readonly kind: 'check'; readonly expression: Expression }
    | {
        readonly kind: 'exclude'
        readonly method: Name | undefined
        readonly elements: readonly Exclusion[]
        readonly where: Expression | undefined
      }
    | { readonly kind: 'not-null'; readonly column: Name }
    /** PERIOD FOR SYSTEM_TIME (a, b). */
    | { readonly kind: 'written'; readonly text: string }
  ) & { readonly name: Name | undefined } & ConstraintExtras

/** element WITH operator */
export interface Exclusion extends Node {
  readonly element: IndexColumn
  readonly operator: Operator
}

export type ReferentialAction = 'no-action' | 'restrict' | 'cascade' | 'set-null' | 'set-default'

export interface References extends Node {
  readonly table: QualifiedName
  readonly columns: readonly Name[]
  readonly onDelete: ReferentialAction
  readonly onUpdate: ReferentialAction
  readonly match?: 'full' | 'simple' | undefined
  /** ON DELETE SET NULL (names) */
  readonly deleted?: readonly Name[]
  /** The last column is a range: PERIOD. */
  readonly period?: boolean
  /** MATCH and ON as written, in SQLite and MySQL. */
  readonly actions?: string
}

export interface IndexColumn extends Node {
  /** A plain column is a ColumnPath of one part. */
  readonly expression: Expression
  /** A plain column in parentheses of its own. */
  readonly enclosed?: boolean
  /** Of `name(20)`, the first characters of a column. */
  readonly length: string | undefined
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
  /** MySQL's USING, COMMENT and the like as written. */
  readonly keyOptions?: string
}

export interface CreateIndex extends IndexDefinition {
  readonly kind: 'create-index'
  /** MariaDB's OR REPLACE. */
  readonly orReplace?: boolean
  readonly ifNotExists: boolean
  readonly table: QualifiedName
  readonly where: Expression | undefined
  readonly concurrently?: boolean
  /** ON ONLY t */
  readonly only?: boolean
  readonly nullsNotDistinct?: boolean
  readonly include?: readonly IndexColumn[]
  readonly storage?: Storage
  /** SQLite's schema of the index: `main.i`. */
  readonly schema?: Name | undefined
}

export interface CreateView extends Node {
  readonly kind: 'create-view'
  readonly name: QualifiedName
  readonly materialized: boolean
  readonly orReplace: boolean
  readonly temporary: boolean
  readonly ifNotExists: boolean
  readonly columns: readonly Name[]
  readonly recursive?: boolean
  readonly storage?: Storage
  readonly query: Query
  /** WITH [CASCADED | LOCAL] CHECK OPTION */
  readonly check?: 'cascaded' | 'local' | undefined
  /** MySQL's ALGORITHM, DEFINER and SQL SECURITY as written. */
  readonly characteristics?: string
  /** WITH [NO] DATA; undefined where nothing is said. */
  readonly withData?: boolean | undefined
  /** ALTER VIEW: there is one already. */
  readonly alters?: boolean
}

export interface CreateEnum extends Node {
  readonly kind: 'create-enum'
  readonly name: QualifiedName
  readonly labels: readonly EnumLabel[]
}

export interface EnumLabel extends Node {
  readonly text: string
}

export interface CreateComposite extends Node {
  readonly kind: 'create-composite'
  readonly name: QualifiedName
  readonly fields: readonly ColumnDefinition[]
}

export interface CreateDomain extends Node {
  readonly kind: 'create-domain'
  readonly name: QualifiedName
  readonly type: TypeName
  readonly constraints: readonly ColumnConstraint[]
}

export interface CreateSequence extends Node {
  readonly kind: 'create-sequence'
  readonly name: QualifiedName
  readonly ifNotExists: boolean
  readonly persistence?: 'permanent' | 'temporary' | 'unlogged'
  /** In the order of the text. */
  readonly options: readonly SequenceOption[]
}

export type SequenceOption = Node &
  (
    | { readonly kind: 'as'; readonly type: TypeName }
    /** The relation's parts, then the column; `none` alone. */
    | { readonly kind: 'owned-by'; readonly column: QualifiedName }
    | { readonly kind: 'sequence-name'; readonly name: QualifiedName }
    | {
        readonly kind: 'cache' | 'increment' | 'maxvalue' | 'minvalue' | 'restart' | 'start'
        /** None: NO MAXVALUE, NO MINVALUE, and RESTART alone. */
        readonly value: string | undefined
      }
    | { readonly kind: 'cycle'; readonly cycles: boolean }
    | { readonly kind: 'logged' | 'unlogged' }
  )

/** CREATE FUNCTION, PROCEDURE, AGGREGATE: the signature, and what it does where that is SQL. */
export interface CreateRoutine extends Node {
  readonly kind: 'create-routine'
  readonly routine: 'function' | 'procedure' | 'aggregate'
  readonly name: QualifiedName
  readonly orReplace: boolean
  readonly parameters: readonly RoutineParameter[]
  /** RETURNS; the state type of an aggregate. */
  readonly returns: TypeName | undefined
  /** RETURNS TABLE (a int, b text). */
  readonly columns: readonly ColumnDefinition[]
  /** STRICT, RETURNS NULL ON NULL INPUT. */
  readonly strict: boolean
  /** FINALFUNC of an aggregate, which gives its result. */
  readonly finish: QualifiedName | undefined
  /** LANGUAGE, AS and the others as written; of an aggregate its arguments and definition. */
  readonly options?: AsWritten | undefined
  /** A body that is SQL: MySQL's statement, perhaps a block of them; RETURN or BEGIN ATOMIC. */
  readonly body: Statement | SqlBody | undefined
}

/** RETURN value, or BEGIN ATOMIC statements END. */
export interface SqlBody extends Node {
  readonly kind: 'sql-body'
  readonly atomic: boolean
  readonly statements: readonly (Statement | Return)[]
}

export interface Return extends Node {
  readonly kind: 'return'
  readonly value: Expression
}

export interface RoutineParameter extends Node {
  readonly name: Name | undefined
  readonly mode: 'in' | 'out' | 'inout' | 'variadic'
  /** IN may be left out. */
  readonly modeWritten?: boolean
  readonly type: TypeName
  readonly default: Expression | undefined
}

export interface AlterTable extends Node {
  readonly kind: 'alter-table'
  readonly name: QualifiedName
  readonly ifExists: boolean
  /** ONLY t */
  readonly only?: boolean
  readonly actions: readonly AlterAction[]
}

export type AlterAction = Node &
  (
    | {
        readonly kind: 'add-column'
        readonly column: ColumnDefinition
        readonly ifNotExists: boolean
        readonly position: ColumnPosition
      }
    | {
        readonly kind: 'drop-column'
        readonly column: Name
        readonly ifExists: boolean
        readonly cascade?: boolean
      }
    | { readonly kind: 'rename-column'; readonly column: Name; readonly to: Name }
    /** MySQL's CHANGE and MODIFY: the column, wholly new. */
    | {
        readonly kind: 'change-column'
        readonly column: Name
        readonly definition: ColumnDefinition
        readonly position: ColumnPosition
      }
    | {
        readonly kind: 'set-type'
        readonly column: Name
        readonly type: TypeName
        readonly collation?: QualifiedName | undefined
        readonly using?: Expression | undefined
      }
    | { readonly kind: 'set-default'; readonly column: Name; readonly expression: Expression }
    | {
        readonly kind: 'drop-default' | 'set-not-null' | 'drop-not-null'
        readonly column: Name
        readonly onConflict?: ConflictResolution | undefined
      }
    | {
        readonly kind: 'drop-expression' | 'drop-identity'
        readonly column: Name
        readonly ifExists?: boolean
      }
    | { readonly kind: 'set-expression'; readonly column: Name; readonly expression: Expression }
    | {
        readonly kind: 'add-identity'
        readonly column: Name
        readonly always: boolean
        readonly sequence?: readonly SequenceOption[]
      }
    | { readonly kind: 'add-constraint'; readonly constraint: TableConstraint }
    | { readonly kind: 'add-index'; readonly index: IndexDefinition }
    | {
        readonly kind: 'drop-constraint' | 'drop-index'
        readonly name: Name
        readonly ifExists: boolean
        readonly cascade?: boolean
      }
    | { readonly kind: 'drop-primary-key' }
    | {
        readonly kind: 'rename-constraint' | 'rename-index'
        readonly from: Name
        readonly to: Name
      }
    | { readonly kind: 'rename-table'; readonly to: QualifiedName }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    /** MySQL's table options: COMMENT = 'text', DEFAULT CHARSET = utf8mb4. */
    | { readonly kind: 'set-options'; readonly options: readonly TableOption[] }
    /** Without effect on the catalog, kept as written: owner, storage, row security, partitions, ... */
    | { readonly kind: 'written'; readonly text: string; readonly link?: Link }
  )

/** Which relation becomes or is no more what to this one. */
export interface Link {
  readonly kind: 'attach-partition' | 'detach-partition' | 'inherit' | 'no-inherit'
  readonly relation: QualifiedName
}

export type ColumnPosition =
  { readonly kind: 'last' | 'first' } | { readonly kind: 'after'; readonly column: Name }

export interface AlterEnum extends Node {
  readonly kind: 'alter-enum'
  readonly name: QualifiedName
  readonly action:
    | {
        readonly kind: 'add-label'
        readonly label: EnumLabel
        readonly ifNotExists: boolean
        readonly place:
          | { readonly kind: 'last' }
          | { readonly kind: 'before' | 'after'; readonly label: EnumLabel }
      }
    | { readonly kind: 'rename-label'; readonly from: EnumLabel; readonly to: EnumLabel }
}

export type ObjectKind =
  | 'table'
  | 'foreign-table'
  | 'view'
  | 'materialized-view'
  | 'index'
  | 'sequence'
  | 'type'
  | 'domain'
  | 'schema'

/** ALTER VIEW, TYPE, SEQUENCE, ... and MySQL's RENAME TABLE. */
export interface AlterObject extends Node {
  readonly kind: 'alter-object'
  readonly object: ObjectKind
  readonly name: QualifiedName
  readonly ifExists: boolean
  readonly action:
    | { readonly kind: 'rename'; readonly to: QualifiedName }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    | {
        readonly kind: 'rename-column'
        readonly column: Name
        readonly to: Name
        readonly cascade?: boolean
      }
    | { readonly kind: 'sequence-options'; readonly options: readonly SequenceOption[] }
    /** Without effect on the catalog. */
    | { readonly kind: 'written'; readonly text: string }
}

/** MySQL's RENAME TABLE a TO b, c TO d. */
export interface RenameTables extends Node {
  readonly kind: 'rename-tables'
  readonly ifExists: boolean
  readonly renames: readonly { readonly name: QualifiedName; readonly to: QualifiedName }[]
}

export interface DropObject extends Node {
  readonly kind: 'drop'
  readonly object: ObjectKind
  readonly names: readonly QualifiedName[]
  readonly ifExists: boolean
  readonly cascade: boolean
  readonly concurrently?: boolean
  /** MySQL's DROP INDEX i ON t. */
  readonly on: QualifiedName | undefined
}

export interface CommentOn extends Node {
  readonly kind: 'comment'
  readonly object: ObjectKind | 'column'
  /** For a column: the relation's parts, then the column. */
  readonly name: QualifiedName
  readonly text: string | undefined
}

/** SET [LOCAL] search_path TO a, b; DEFAULT is a name. */
export interface SetSearchPath extends Node {
  readonly kind: 'set-search-path'
  readonly local: boolean
  readonly schemas: readonly Name[]
}

/** What quarry does not model: its grammar is checked by a synopsis, its text is kept as written. */
export interface AsWritten extends Node {
  readonly text: string
  /** The first name in it that is not a relation's: the object it is about. */
  readonly name: QualifiedName | undefined
  /** The relations it names outside `nested`. */
  readonly relations: readonly QualifiedName[]
  /** The statements, queries and expressions in it, in their order. */
  readonly nested: readonly (Statement | Expression)[]
  /** Where each of `nested` stands, its parentheses included. */
  readonly nestedAt: readonly Span[]
  /** Its words that tell what it is, in lower case: `program` of COPY ... PROGRAM. */
  readonly telling: readonly string[]
}

/** A definition of a kind the catalog does not hold yet; `what` is for messages: `function`, `trigger`. */
export interface Unmodelled extends AsWritten {
  readonly kind: 'unmodelled'
  readonly what: string
  /** What the catalog holds of it. */
  readonly meaning?: Meaning
}

export type Meaning =
  CreateTable | AlterTable | DropObject | DropRoutines | AlterRoutine | AlterComposite | AlterDomain

/** A routine as statements name it; without parameters the only one of its name. */
export interface Signature extends Node {
  readonly name: QualifiedName
  readonly parameters: readonly RoutineParameter[] | undefined
}

type RoutineWord = 'function' | 'procedure' | 'routine' | 'aggregate'

export interface DropRoutines extends Node {
  readonly kind: 'drop-routines'
  readonly routine: RoutineWord
  readonly ifExists: boolean
  readonly routines: readonly Signature[]
  readonly cascade: boolean
}

export interface AlterRoutine extends Node {
  readonly kind: 'alter-routine'
  readonly routine: RoutineWord
  readonly signature: Signature
  readonly action:
    | { readonly kind: 'rename'; readonly to: Name }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    | { readonly kind: 'strict'; readonly strict: boolean }
    | { readonly kind: 'nothing' }
}

/** ALTER TYPE ... ATTRIBUTE */
export interface AlterComposite extends Node {
  readonly kind: 'alter-composite'
  readonly name: QualifiedName
  readonly actions: readonly AttributeAction[]
}

export interface AttributeAction {
  readonly kind: 'add' | 'drop' | 'alter'
  readonly attribute: Name
  readonly ifExists: boolean
  /** Undefined for DROP. */
  readonly type: TypeName | undefined
  readonly cascade: boolean
}

/** ALTER DOMAIN, as far as it says what can be NULL. */
export interface AlterDomain extends Node {
  readonly kind: 'alter-domain'
  readonly name: QualifiedName
  readonly notNull: boolean
}

/**
 * Everything else that is a statement and says nothing about the schema: BEGIN, SET, PRAGMA, GRANT, USE.
 * `command` is its leading words in lower case, and those that tell what it is: `copy program`.
 */
export interface Other extends AsWritten {
  readonly kind: 'other'
  readonly command: string
}

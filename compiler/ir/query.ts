import type { Span } from '../source/span.ts'
import type * as Catalog from './catalog.ts'
import type { Type } from './type.ts'

/**
 * A resolved statement: every name has become the thing it names, `*` is written out, syntax is
 * forgotten. No type is known yet but those the user wrote (casts, column definition lists).
 */
export type Statement = Query | Insert | Update | Delete | Merge | Command

/** A statement without relations of its own: PRAGMA, SET, BEGIN, CALL. */
export interface Command extends CommandResult {
  readonly kind: 'command'
  /** What CALL calls, and the name of the parameter that each argument is for. */
  readonly procedure?: { readonly call: Call; readonly names: readonly (string | undefined)[] }
  readonly at: Span
}

export interface CommandResult {
  readonly columns: readonly Catalog.Column[]
  readonly atMostOneRow: boolean
}

/** Of a command that gives no rows, and of a statement that could not be resolved. */
export const noResult: CommandResult = { columns: [], atMostOneRow: true }

export interface Query {
  readonly kind: 'query'
  readonly ctes: readonly Cte[]
  readonly body: Body
  readonly orderBy: readonly Order[]
  readonly limit: Expression | undefined
  readonly offset: Expression | undefined
  readonly at: Span
}

export type Body = Select | SetOperation | Values | Query

/** A CTE is checked once; every reference to it is a range variable over it. */
export interface Cte {
  readonly name: string
  readonly columns: readonly string[]
  /** Refers to itself: `query` has a set operation whose left arm does not. */
  readonly recursive: boolean
  readonly query: Statement
  /** What SEARCH and CYCLE add behind its own columns. */
  readonly added: readonly AddedColumn[]
  readonly at: Span
}

export interface AddedColumn {
  readonly name: string
  /** Undefined: what `values`, those of a mark, are. */
  readonly type: Type | undefined
  readonly values: readonly Expression[]
}

export interface Select {
  readonly kind: 'select'
  readonly from: From | undefined
  readonly where: Expression | undefined
  readonly grouping: Grouping
  readonly having: Expression | undefined
  /** `on` holds the expressions of DISTINCT ON. */
  readonly distinct: 'all' | 'distinct' | { readonly on: readonly Expression[] }
  readonly outputs: readonly Output[]
  readonly at: Span
}

/** `sets` lists what stays in each grouping set; one set for a plain GROUP BY, none without one. */
export interface Grouping {
  readonly sets: readonly (readonly Expression[])[]
}

export interface Output {
  readonly name: string
  readonly expression: Expression
  /**
   * The star that it came from (or the TABLE of `TABLE t`), the `sqlc.embed` that it is a part of, or
   * its own text; `alias` is where its name was written.
   */
  readonly written:
    | { readonly kind: 'star'; readonly ofTable: boolean }
    | { readonly kind: 'expression'; readonly alias: Span | undefined }
    | { readonly kind: 'embed'; readonly embed: Embed }
  /** The whole item. */
  readonly at: Span
}

/** `sqlc.embed(t)`: the columns of a relation, which come back as one object; one value for all of them. */
export interface Embed {
  readonly name: string
  readonly variable: RangeVariable
  readonly relation: Catalog.Relation
}

export interface SetOperation {
  readonly kind: 'set-operation'
  readonly operator: 'union' | 'intersect' | 'except'
  readonly all: boolean
  readonly left: Body
  readonly right: Body
  readonly at: Span
}

export interface Values {
  readonly kind: 'values'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Expression[])[]
  readonly at: Span
}

export interface Order {
  readonly expression: Expression
  readonly descending: boolean
  readonly nulls: 'first' | 'last' | undefined
}

/** Items separated by commas are cross joins. */
export type From = RangeVariable | Join

export interface Join {
  readonly kind: 'join'
  /** `natural` and USING have become `condition`. */
  readonly type: 'inner' | 'left' | 'right' | 'full'
  readonly left: From
  readonly right: From
  readonly condition: Expression | undefined
  /** CROSS JOIN is written: that every row meets every row is meant. */
  readonly cross: boolean
  readonly at: Span
}

/** One relation in FROM, a target, or EXCLUDED/NEW/OLD. Compared by identity; `id` is unique in the statement. */
export interface RangeVariable {
  readonly kind: 'range-variable'
  readonly id: number
  readonly alias: string
  /** The schema it was written with, where it has no alias: `s.t`. */
  readonly qualifier: string | undefined
  /** Names of the columns, aliases applied; hidden and implicit columns (rowid, ctid) come last. */
  readonly columns: readonly string[]
  /** How many of `columns` `*` stands for. */
  readonly visible: number
  readonly over: Ranged
  readonly at: Span
}

export type Ranged =
  | {
      readonly kind: 'relation'
      readonly relation: Catalog.Relation
      /** In the order of `columns`. */
      readonly columns: readonly Catalog.Column[]
      /** What FOR SYSTEM_TIME and FOR PORTION OF ask: points in time. */
      readonly period: readonly Expression[]
    }
  | { readonly kind: 'query'; readonly query: Statement }
  | { readonly kind: 'cte'; readonly cte: Cte }
  | {
      readonly kind: 'function'
      readonly calls: readonly Call[]
      readonly ordinality: boolean
      /** The types of a column definition list; else empty. */
      readonly types: readonly Type[]
    }
  /** JSON_TABLE: what it reads, and the columns that it says it gives. */
  | {
      readonly kind: 'listed'
      /** The document and whatever else it is given, with the type that is asked for. */
      readonly inputs: readonly { readonly value: Expression; readonly type: Type | undefined }[]
      readonly columns: readonly {
        readonly name: string
        readonly type: Type
        readonly nullable: boolean
      }[]
    }
  /** The relation does not exist: reported, and every column of it is a fault in silence. */
  | { readonly kind: 'fault' }

export interface Insert {
  readonly kind: 'insert'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** Indexes into the target's columns, in the order of the values. */
  readonly columns: readonly number[]
  readonly source:
    | { readonly kind: 'rows'; readonly rows: readonly (readonly AssignedValue[])[] }
    | { readonly kind: 'query'; readonly query: Query }
    | { readonly kind: 'defaults' }
  /** May skip rows: ON CONFLICT DO NOTHING, INSERT IGNORE, a conflict's WHERE. */
  readonly skips: boolean
  readonly conflicts: readonly {
    readonly assignments: readonly Assignment[]
    readonly where: Expression | undefined
  }[]
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

/** OLD or NEW of RETURNING: the target's row before or after; `optional` where there may be none. */
export interface RowImage {
  readonly variable: RangeVariable
  readonly optional: boolean
}

/** `default` stands for DEFAULT. */
export type AssignedValue = Expression | { readonly kind: 'default'; readonly at: Span }

export interface Assignment {
  readonly variable: RangeVariable
  readonly columns: readonly number[]
  /** `a[1] = x` assigns an element of the one column. */
  readonly path: readonly Expression[]
  readonly value: AssignedValue
  readonly at: Span
}

export interface Update {
  readonly kind: 'update'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** Holds the target, joined to the relations of FROM. */
  readonly from: From
  readonly assignments: readonly Assignment[]
  readonly where: Expression | undefined
  readonly limit: Expression | undefined
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface Delete {
  readonly kind: 'delete'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  readonly from: From
  readonly where: Expression | undefined
  readonly limit: Expression | undefined
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface Merge {
  readonly kind: 'merge'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** The source and the target; `on` says which rows match, and need not hold in RETURNING. */
  readonly from: Join
  readonly on: Expression
  readonly actions: readonly MergeAction[]
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface MergeAction {
  readonly condition: Expression | undefined
  readonly assignments: readonly Assignment[]
  /** Of INSERT: indexes into the target's columns, and what is stored there. */
  readonly columns: readonly number[]
  readonly values: readonly AssignedValue[]
}

export type Expression =
  | ColumnReference
  | WholeRow
  | Literal
  | Parameter
  | Call
  | Operation
  | Logic
  | Not
  | Test
  | Between
  | InList
  | InQuery
  | Quantified
  | Exists
  | Subquery
  | Case
  | Cast
  | List
  | Subscript
  | FieldAccess
  | Collate
  | Interval
  | Variable
  | Fault

interface Node {
  readonly at: Span
}

export interface ColumnReference extends Node {
  readonly kind: 'column'
  readonly variable: RangeVariable
  readonly index: number
}

/** `t` used as a value: a composite of the columns that `*` stands for. */
export interface WholeRow extends Node {
  readonly kind: 'whole-row'
  readonly variable: RangeVariable
}

export interface Literal extends Node {
  readonly kind: 'literal'
  readonly type: 'string' | 'integer' | 'decimal' | 'float' | 'boolean' | 'null' | 'bytes' | 'bits'
  readonly value: string
}

/** `index` points into the parameters of the statement, in the order of their first mention. */
export interface Parameter extends Node {
  readonly kind: 'parameter'
  readonly index: number
}

/** A function, aggregate or window function; COALESCE, GREATEST and NULLIF are calls as well. */
export interface Call extends Node {
  readonly kind: 'call'
  readonly schema: string | undefined
  readonly name: string
  readonly nameAt: Span
  readonly arguments: readonly Argument[]
  readonly star: boolean
  readonly distinct: boolean
  readonly variadic: boolean
  readonly orderBy: readonly Order[]
  /** GROUP_CONCAT(x SEPARATOR y). */
  readonly separator: Expression | undefined
  readonly withinGroup: readonly Order[]
  readonly filter: Expression | undefined
  readonly over: Window | undefined
  /** Of what the grammar writes like a call: JSON_VALUE(j, '$' RETURNING int). */
  readonly special?: SpecialForm
}

/** What is said beside the arguments of a special call; a word before an argument is its name. */
export interface SpecialForm {
  /** RETURNING, AS */
  readonly type: Type | undefined
  /** Neither ABSENT ON NULL nor FORMAT JSON is said in it. */
  readonly takesValuesAsTheyAre: boolean
}

export interface Argument {
  readonly name: string | undefined
  readonly value: Expression
}

/** Named windows are written out. */
export interface Window {
  readonly partitionBy: readonly Expression[]
  readonly orderBy: readonly Order[]
  /** The frame can hold no row at all: `ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING`. */
  readonly mayBeEmpty: boolean
  /** What the offsets of the frame count: rows, groups of equals, or steps of the ORDER BY. */
  readonly unit: 'rows' | 'range' | 'groups'
  readonly offsets: readonly Expression[]
}

/** One or two operands; `operator` is in lower case: `+`, `||`, `<>`, `->>`, `like`, `similar to`. */
export interface Operation extends Node {
  readonly kind: 'operation'
  readonly operator: string
  readonly operatorAt: Span
  readonly operands: readonly Expression[]
}

/** AND and OR, flattened: a chain of 100,000 is one node. */
export interface Logic extends Node {
  readonly kind: 'logic'
  readonly operator: 'and' | 'or'
  readonly operands: readonly Expression[]
}

export interface Not extends Node {
  readonly kind: 'not'
  readonly operand: Expression
}

/** IS JSON, IS NORMALIZED, IS DOCUMENT: NULL for NULL, unlike the others. */
export type OfFormat = 'json' | 'normalized' | 'document'

/** `same-as` is IS NOT DISTINCT FROM, `<=>`, SQLite's IS. */
export interface Test extends Node {
  readonly kind: 'test'
  readonly test: 'null' | 'true' | 'false' | 'unknown' | 'same-as' | OfFormat
  readonly negated: boolean
  readonly operand: Expression
  /** The right side of `same-as`. */
  readonly right: Expression | undefined
}

export interface Between extends Node {
  readonly kind: 'between'
  readonly operand: Expression
  readonly low: Expression
  readonly high: Expression
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

export interface Quantified extends Node {
  readonly kind: 'quantified'
  readonly operand: Expression
  readonly operator: string
  readonly operatorAt: Span
  readonly quantifier: 'any' | 'all'
  readonly right: Expression | Query
}

export interface Exists extends Node {
  readonly kind: 'exists'
  readonly query: Query
}

/** A scalar subquery, or with `array` PostgreSQL's ARRAY(SELECT ...). */
export interface Subquery extends Node {
  readonly kind: 'subquery'
  readonly array: boolean
  readonly query: Query
}

export interface Case extends Node {
  readonly kind: 'case'
  /** `CASE x WHEN 1` */
  readonly operand: Expression | undefined
  readonly whens: readonly { readonly when: Expression; readonly then: Expression }[]
  readonly otherwise: Expression | undefined
}

export interface Cast extends Node {
  readonly kind: 'cast'
  readonly operand: Expression
  readonly type: Type
}

/** ROW(a, b) and `(a, b)`, or with `array` ARRAY[a, b]. */
export interface List extends Node {
  readonly kind: 'list'
  readonly array: boolean
  readonly items: readonly Expression[]
}

/** `slice`: the result is an array, not an element. */
export interface Subscript extends Node {
  readonly kind: 'subscript'
  readonly operand: Expression
  readonly indexes: readonly Expression[]
  readonly slice: boolean
}

/** `(x).a` */
export interface FieldAccess extends Node {
  readonly kind: 'field'
  readonly operand: Expression
  readonly field: string
}

export interface Collate extends Node {
  readonly kind: 'collate'
  readonly operand: Expression
}

export interface Interval extends Node {
  readonly kind: 'interval'
  readonly operand: Expression
  readonly unit: string
}

/** A session variable of MySQL; `value` where it is assigned. */
export interface Variable extends Node {
  readonly kind: 'variable'
  readonly name: string
  readonly value: Expression | undefined
}

/** Stands where a name could not be resolved; reported already, its type is `unknown`. */
export interface Fault extends Node {
  readonly kind: 'fault'
}

/** A parameter as the text has it; its type and nullability are found by checking. */
export interface DeclaredParameter {
  readonly number: number
  /** Given by the user; undefined for `$1` and `?`. */
  readonly name: string | undefined
  /** `sqlc.slice`: a list, expanded at run time. */
  readonly list: boolean
  /** `sqlc.narg`: NULL is welcome, whatever the context. */
  readonly nullable: boolean
  readonly occurrences: readonly Span[]
}

/** A replacement in the statement's text: a parameter, a written-out `*`, an alias for a second `id`. */
export type Edit =
  | { readonly kind: 'text'; readonly at: Span; readonly text: string }
  | { readonly kind: 'parameter'; readonly at: Span; readonly index: number }

/** A statement with all that resolving found: what checking starts from. */
export interface Resolved {
  readonly statement: Statement
  /** In the order of their first mention. */
  readonly parameters: readonly DeclaredParameter[]
  /** In the order of their spans, which do not overlap. */
  readonly edits: readonly Edit[]
  /** The names of the result columns, no two alike. */
  readonly sentNames: readonly string[]
  /** Of the objects among them. */
  readonly objectNames: ReadonlyMap<Embed, string>
}

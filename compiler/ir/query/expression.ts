import type { Span } from '../../source/span.ts'
import type { Order, Query } from '../query.ts'
import type { Type } from '../type.ts'
import type { RangeVariable } from './from.ts'

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
  /** Written with its relation: some engines look for it elsewhere then. */
  readonly qualified?: true
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
  /** What is written before the quotes, in lower case: `_binary`. */
  readonly prefix: string
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
  /** As written: CONVERT(x USING latin1). */
  readonly characterSet?: string
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
  /** ROWS, RANGE or GROUPS is written. */
  readonly framed: boolean
}

/** One or two operands; `operator` is in lower case: `+`, `||`, `<>`, `->>`, `like`, `similar to`. */
export interface Operation extends Node {
  readonly kind: 'operation'
  readonly operator: string
  readonly operatorAt: Span
  /** OPERATOR(schema.+) */
  readonly operatorSchema?: string | undefined
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
  readonly operatorSchema?: string | undefined
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
  /** As written: CAST(x AS CHAR CHARACTER SET latin1). */
  readonly characterSet?: string
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
  /** Without its schema. */
  readonly collation: string
  /** Where its name stands. */
  readonly collationAt: Span
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

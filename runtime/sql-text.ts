import type { Column, Relation } from '../compiler/ir/catalog.ts'
import type { Type } from '../compiler/ir/type.ts'
import type { Statement } from './database.ts'
import type { NullTest } from './null-test.ts'
import type { RawValue } from './raw-value.ts'
import type { Json } from './values/cell-value.ts'

/** How an engine writes what browsing and editing say. Every text is an expression of that engine's SQL. */
export interface SqlText {
  /** `"name"` or `` `name` ``, with quotes doubled. */
  quote(name: string): string
  /** The table, with its schema where the engine has several. */
  relation(relation: Pick<Relation, 'schema' | 'name'>): string
  /** The place of a parameter, counted from 1, cast where the engine would guess another type. */
  parameter(number: number, type: Type | undefined): string
  /** The parameter in whose place a value is compared with a column of the type. */
  comparable(value: RawValue | boolean, type: Type): RawValue | boolean
  /** A column as it is read: a type that its driver or its text would change is rendered by the engine. */
  read(column: Column): string
  /** The first characters or bytes of a value that may be long, and the size of the whole; undefined: it never is. */
  preview(
    column: Column,
    limit: number,
  ): { readonly head: string; readonly size: string } | undefined
  /** The text by which an edit notices that the value has changed, equal only for equal bytes. */
  fingerprint(column: Column): string
  /** The same of any expression of the type, such as a parameter that has the place of a column's value. */
  fingerprintOf(expression: string, type: Type): string
  /** Both are equal or both are NULL: `IS NOT DISTINCT FROM`, `<=>`, `IS`. */
  same(left: string, right: string): string
  /** How it is asked whether a value of the type is NULL. */
  nullTest(type: Type): NullTest
  /** How rows are put in order by a column; undefined: its type has no order. */
  order(column: Column): OrderText | undefined
  /** Where ORDER BY puts NULLs by itself when it ascends. */
  readonly nullsWhenAscending: 'first' | 'last'
  /** An item of ORDER BY that puts NULLs where the engine does not by itself. */
  orderWithNulls(item: string, direction: 'asc' | 'desc', nulls: 'first' | 'last'): string
  readonly patterns: PatternText
  /** The document in the column has all that the other document has. */
  containsJson(column: Column, document: Json, bind: Bind): string
  /** The column that tells rows of a table apart which declares no key; undefined: there is none. */
  rowNumber(relation: Relation): Column | undefined
  /** Asks for the statements that make the relation. */
  definition(relation: Relation): DefinitionQuery
}

export interface DefinitionQuery {
  readonly statement: Statement
  /** The place of the text in each row of the result. */
  readonly place: number
}

/** Makes a value a parameter of the statement and gives its place, cast to the type. */
export type Bind = (value: string | number | bigint, type: Type | undefined) => string

export interface OrderText {
  /** ORDER BY sorts by it. */
  readonly item: string
  /** It is compared with `parameter` as rows are sorted: for MySQL's enums the number of the label. */
  readonly compared: string
  /** The value of `compared` as the cursor of a page keeps it: nothing is lost. */
  readonly kept: string
  parameter(number: number): string
}

/** Comparisons of the text of a column; `value` is the place of a parameter. */
export interface PatternText {
  /** The engine's own LIKE. */
  like(column: Column, value: string): string
  /** LIKE that takes capital and small letters for the same. */
  ilike(column: Column, value: string): string
  /** The text holds the value anywhere, at its beginning or its end; letters may differ in case. */
  contains(column: Column, bind: BindText): string
  starts(column: Column, bind: BindText): string
  ends(column: Column, bind: BindText): string
  /** Undefined: the engine knows no regular expressions. */
  readonly regex: ((column: Column, value: string) => string) | undefined
}

/** The value as a parameter, in the form that the comparison needs it: as it is, or made a pattern. */
export type BindText = (form: (value: string) => string) => string

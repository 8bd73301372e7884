import type { Place } from '../source/span.ts'
import type { Catalog } from './catalog.ts'
import type { Type } from './type.ts'

/**
 * A query whose every type and nullability is known: all that emission, `check --json`, the studio
 * and editors need. Nothing is optional, nothing refers to syntax.
 */
export interface CheckedQuery {
  readonly name: string
  readonly kind: QueryKind
  /** The comment above the query, line by line. */
  readonly doc: readonly string[]
  readonly command: 'select' | 'insert' | 'update' | 'delete' | 'merge' | 'other'
  readonly text: readonly Fragment[]
  /** In the order of their numbers. */
  readonly parameters: readonly CheckedParameter[]
  /** As the engine sends them, in their order; empty when no rows come back. */
  readonly columns: readonly ResultColumn[]
  /** Those of the columns that come back as objects, in their order. */
  readonly embedded: readonly Embedded[]
  /** The engine gives two columns one name, which the text cannot change: only their places tell them apart. */
  readonly byPlace: boolean
  /** Proven: a unique key is fixed, LIMIT 1, an aggregate without GROUP BY. */
  readonly atMostOneRow: boolean
  /** A row comes back whatever the tables hold: `SELECT count(*) FROM t`, `VALUES (1)`. */
  readonly givesRow: boolean
  /** The relation whose columns, all and in order, are the result: its record describes the row. */
  readonly record: RelationName | undefined
  /** Of :copyfrom: where the rows go. */
  readonly bulk: BulkRow | undefined
  /** The type of the column that the engine numbers, in an INSERT. */
  readonly numbered: Type | undefined
}

/** `text` is what stands before VALUES, the row between its parentheses, and the rest. */
export interface BulkRow {
  readonly before: readonly Fragment[]
  readonly row: readonly Fragment[]
  readonly after: readonly Fragment[]
}

/**
 * `one!` is an error without a row; `execrows` gives the number of rows that were changed, and so does
 * `copyfrom`, which takes a list of rows. `execresult` gives that number with the id that an INSERT has
 * made, `execlastid` the id alone. The batch kinds take a list of parameters.
 */
export const queryKinds = [
  'one',
  'one!',
  'many',
  'exec',
  'execrows',
  'execresult',
  'execlastid',
  'copyfrom',
  'batchexec',
  'batchmany',
  'batchone',
] as const

export type QueryKind = (typeof queryKinds)[number]

/** Whether the method gives what is in the rows. */
export function givesRows(kind: QueryKind): boolean {
  return readsOneRow(kind) || kind === 'many' || kind === 'batchmany'
}

/** Whether the rest of the rows is passed over. */
export function readsOneRow(kind: QueryKind): boolean {
  return kind === 'one' || kind === 'one!' || kind === 'batchone'
}

/** Whether the method takes a list of parameters and runs the statement for each. */
export function isBatch(kind: QueryKind): boolean {
  return kind === 'batchexec' || kind === 'batchmany' || kind === 'batchone'
}

/** Whether the method gives the id that an INSERT has made. */
export function givesLastId(kind: QueryKind): boolean {
  return kind === 'execresult' || kind === 'execlastid'
}

/** The statement that is sent, in pieces; `parameter` is an index into `parameters`. */
export type Fragment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parameter'; readonly parameter: number }

export interface CheckedParameter {
  readonly number: number
  /** Unique in the query; a JavaScript identifier. */
  readonly name: string
  /** The type of one element where `list` is set. */
  readonly type: Type
  readonly nullable: boolean
  readonly list: boolean
  /** The column of the same type that it is compared with or stored in. */
  readonly source?: ColumnSource | undefined
}

export interface ResultColumn {
  readonly name: string
  readonly type: Type
  readonly nullable: boolean
  /** The column that it shows, unchanged. */
  readonly source: ColumnSource | undefined
  /** The column that the engine says it is. */
  readonly origin: ColumnSource | undefined
}

/** A row of a relation as one object, in the place of its columns. */
export interface Embedded {
  readonly name: string
  /** Its record describes the object. */
  readonly of: RelationName
  /** The index of its first column. */
  readonly first: number
  /** As its record declares them: what is not nullable there is NULL only where the row is missing. */
  readonly columns: readonly ResultColumn[]
  /** Whether the row may be missing: then all its columns are NULL, and the object is. */
  readonly nullable: boolean
}

/** What a row of the result is made of. */
export type ResultItem =
  | { readonly kind: 'column'; readonly column: ResultColumn; readonly index: number }
  | { readonly kind: 'embedded'; readonly embedded: Embedded }

export function resultItems({
  columns,
  embedded,
}: Pick<CheckedQuery, 'columns' | 'embedded'>): readonly ResultItem[] {
  return columns.flatMap((column, index): ResultItem[] => {
    const object = embedded.find((each) => index >= each.first && index < endOf(each))
    if (!object) return [{ kind: 'column', column, index }]
    return index === object.first ? [{ kind: 'embedded', embedded: object }] : []
  })
}

function endOf({ first, columns }: Embedded): number {
  return first + columns.length
}

export interface RelationName {
  readonly schema: string
  readonly relation: string
}

export interface ColumnSource extends RelationName {
  readonly column: string
}

/** One query file: `name` is its path in the queries directory, `/` as `-`, without `.sql`. */
export interface QueryGroup {
  readonly name: string
  readonly file: string
  readonly queries: readonly PlacedQuery[]
}

export interface PlacedQuery {
  readonly query: CheckedQuery
  /** The annotation's line. */
  readonly place: Place
  /** The statement as it is written. */
  readonly statement: Place
}

/** What `compile` found; emission may only follow when no diagnostic is an error. */
export interface CheckedProject {
  readonly catalog: Catalog
  readonly groups: readonly QueryGroup[]
}

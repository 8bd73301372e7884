import type { Span } from '../source/span.ts'
import type * as Catalog from './catalog.ts'
import type { Delete, Insert, Merge, Update } from './query/change.ts'
import type { Call, Expression } from './query/expression.ts'
import type { From, RangeVariable } from './query/from.ts'
import type { Type } from './type.ts'

export type * from './query/change.ts'
export type * from './query/expression.ts'
export type * from './query/from.ts'

/**
 * A resolved statement: every name has become the thing it names, `*` is written out, syntax is
 * forgotten. No type is known yet but those the user wrote (casts, column definition lists).
 */
export type Statement = Query | Insert | Update | Delete | Merge | Command

/** A statement without relations of its own: PRAGMA, SET, BEGIN, CALL. */
export interface Command extends CommandResult {
  readonly kind: 'command'
  /**
   * What CALL calls, and the name of the parameter that each argument is for, where it is written; the others,
   * and the columns, are known when the procedure is chosen (`4-check/called-procedure.ts`).
   */
  readonly procedure?: { readonly call: Call; readonly names: readonly (string | undefined)[] }
  readonly at: Span
}

export interface CommandResult {
  readonly columns: readonly Catalog.Column[]
  readonly atMostOneRow: boolean
  /** That it is about nothing the engine knows, which is no error, and what it knows. */
  readonly unknown?: {
    readonly what: string
    readonly name: string
    readonly known: readonly string[]
  }
}

export interface Query {
  readonly kind: 'query'
  readonly ctes: readonly Cte[]
  readonly body: Body
  readonly orderBy: readonly Order[]
  readonly limit: Expression | undefined
  /** FETCH FIRST ... WITH TIES: rows that are ordered alike come along. */
  readonly withTies?: true
  readonly offset: Expression | undefined
  /** FOR UPDATE and its like, where the engine asks what they lock; without names all of FROM. */
  readonly locking: readonly { readonly of: readonly RangeVariable[]; readonly at: Span }[]
  readonly at: Span
}

export type Body = Select | SetOperation | Values | Query

/** A CTE is checked once; every reference to it is a range variable over it. */
export interface Cte {
  readonly name: string
  readonly columns: readonly string[]
  /** As those of a range variable. */
  readonly shared: readonly string[]
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
  /** By what its rows are sorted; outputs are among them. */
  readonly sortedBy?: readonly Expression[]
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
    | {
        readonly kind: 'star'
        readonly ofTable: boolean
        /** The alias of the join that it is a column of. */
        readonly join?: string
      }
    | { readonly kind: 'expression'; readonly alias: Span | undefined }
    | { readonly kind: 'embed'; readonly embed: Embed }
    /** `(x).*`; `row` is the text of x, unless that is another one when it is sent. */
    | { readonly kind: 'row'; readonly row: string | undefined }
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

/** A parameter as the text has it; its type and nullability are found by checking. */
export interface DeclaredParameter {
  readonly number: number
  /** Given by the user; undefined for `$1` and `?`. */
  readonly name: string | undefined
  /** Where it is mentioned first: `$1`, `@id`, `sqlc.arg(id)`. */
  readonly spelling: string
  /** `sqlc.slice`: a list, expanded at run time. */
  readonly list: boolean
  /** `sqlc.slice` outside of IN, where there are arrays: its type must be one. */
  readonly array: boolean
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
  /** Nothing in the text can name them so. */
  readonly byPlace: boolean
  /** Of the objects among them. */
  readonly objectNames: ReadonlyMap<Embed, string>
  /** Where windows stand that have a name and nothing uses it. */
  readonly unusedWindows: readonly Span[]
}

import type * as Ast from '../../2-parse/ast.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { ResultColumn } from '../../dialects/definition-rules.ts'
import type { Behind, Catalog } from '../../ir/catalog.ts'
import type { Routine } from '../../ir/routine.ts'
import type { Change, ObjectName } from '../../ir/change.ts'
import type { Type } from '../../ir/type.ts'
import type { Place, Span } from '../../source/span.ts'
import type { Draft } from '../catalog/draft.ts'

/** What resolving one definition needs. */
export interface DefinitionContext {
  /** What the definitions before this one have made. */
  readonly draft: Draft
  /** The draft, where it is only read. */
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
  /** Where the statement stands in its file. */
  readonly statement: Place
  readonly describe: Describe
  /** Puts off what can only be judged when the whole schema is known. */
  defer(resolve: () => Changes): void
}

/** What the stages behind this one know. */
export interface Describe {
  /** Reports the query's faults. */
  query(query: Ast.Query, catalog: Catalog, as: DescribedAs, report: Report): DescribedQuery
  /** Reports the expression's faults; undefined where it is too deep. */
  expression(
    expression: Ast.Expression,
    standing: Standing,
    report: Report,
  ): DescribedExpression | undefined
  /** What it says of NULL; undefined where it has faults or is too deep. */
  nulls(expression: Ast.Expression, standing: Standing): DescribedNulls | undefined
  /** The routines of the schema that it calls; undefined where that cannot be told. */
  routines(
    tree: Ast.Expression | Ast.QueryStatement,
    standing: Standing,
  ): ReadonlySet<Routine> | undefined
  /** Of each conjunct the texts any of which implies it; undefined where it is too deep. */
  texts(expression: Ast.Expression, standing: Standing): readonly (readonly string[])[] | undefined
}

export interface DescribedAs {
  readonly dialect: Dialect
  /** A view's is kept, any other is run at once. */
  readonly of: 'view' | 'query'
}

export interface DescribedQuery {
  readonly columns: readonly ResultColumn[]
  /** The places of columns by which rows are told apart. */
  readonly keys: readonly (readonly number[])[]
  /** Of each column the places of others that are not NULL where it is not; empty where there are none. */
  readonly implied: readonly (readonly number[])[]
  /** The relation whose rows it shows, or why there is none; undefined where nobody asks. */
  readonly shows: ShownRelation | string | undefined
  /** Of a view of it. */
  readonly behind?: Behind | undefined
}

/** What a change of the view changes. */
export interface ShownRelation {
  readonly on: ObjectName
  /** What each column is called there; undefined of what is computed. */
  readonly columns: readonly (string | undefined)[]
}

/** Where an expression stands. */
export interface Standing {
  /** The relation whose columns it may name. */
  readonly on: ObjectName | undefined
  /** What the relation is called there, where that is not its name: `old` and `new`. */
  readonly as?: readonly string[]
  readonly catalog: Catalog
  readonly dialect: Dialect
  /** What its operands have become already, by their spans (`DescribedExpression.operands`). */
  readonly understood?: ReadonlyMap<string, Type>
}

export interface DescribedExpression {
  /** `untyped` of a literal that any context gives its type. */
  readonly type: Type
  /** Calls of what gives more or less than one value for each row. */
  readonly calls: readonly {
    readonly name: string
    readonly routine: 'aggregate' | 'window' | 'set'
    readonly at: Span
  }[]
  /** The strings, and what they are taken for. */
  readonly strings: readonly { readonly text: string; readonly type: Type; readonly at: Span }[]
  /** What its operands become. */
  readonly operands: ReadonlyMap<string, Type>
  /** What may give another value for the same row: `now`, `cast to text`. */
  readonly varying: { readonly name: string; readonly at: Span } | undefined
}

export interface DescribedNulls {
  readonly type: Type
  readonly nullable: boolean
  /** The columns that are not NULL where it is a condition and not false. */
  readonly refused: readonly string[]
}

/** Produces changes one by one; each is folded before the next is asked for, so that it is seen. */
export type Changes = Iterable<Change>

import type * as Ast from '../../2-parse/ast.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { ResultColumn } from '../../dialects/definition-rules.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type { Change } from '../../ir/change.ts'
import type { Place } from '../../source/span.ts'
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
  readonly describe: DescribeQuery
  /** Puts off what can only be judged when the whole schema is known. */
  defer(resolve: () => Changes): void
}

/** The columns of a query's result; the stages behind this one know. Reports the query's faults. */
export type DescribeQuery = (
  query: Ast.Query,
  catalog: Catalog,
  dialect: Dialect,
  report: Report,
) => readonly ResultColumn[]

/** Produces changes one by one; each is folded before the next is asked for, so that it is seen. */
export type Changes = Iterable<Change>

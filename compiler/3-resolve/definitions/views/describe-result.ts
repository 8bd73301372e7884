import type * as Ast from '../../../2-parse/ast.ts'
import type { DefinitionContext, DescribedAs, DescribedQuery } from '../context.ts'
import { holdingColumns } from '../../catalog/hold-columns.ts'

type Context = Pick<DefinitionContext, 'draft' | 'dialect' | 'describe' | 'report'>

/** The columns of a query in a definition, and what is known of its rows. Reports the query's faults. */
export function describeResult(
  query: Ast.Query,
  of: DescribedAs['of'],
  { draft, dialect, report, describe }: Context,
): DescribedQuery {
  const catalog = of === 'view' ? holdingColumns(draft, dialect) : draft
  return describe.query(query, catalog, { dialect, of }, report)
}

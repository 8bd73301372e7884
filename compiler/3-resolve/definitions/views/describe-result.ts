import type * as Ast from '../../../2-parse/ast.ts'
import type { Code } from '../../../diagnostics/catalogue.ts'
import type { DefinitionContext, DescribedAs, DescribedQuery } from '../context.ts'
import { ofExtensions } from '../expressions/doubtful.ts'
import { extensionsNotKnown } from '../../catalog/draft.ts'
import { holdingColumns } from '../../catalog/hold-columns.ts'
import { tolerating } from '../expressions/tolerating.ts'

type Context = Pick<DefinitionContext, 'draft' | 'dialect' | 'describe' | 'report'>

/**
 * What a query in a definition gives. What functions of an extension give that quarry does not know is of
 * unknown type. Reports the query's faults, and once `unknown-extension`.
 */
export function describeResult(
  query: Ast.Query,
  of: DescribedAs['of'],
  { draft, dialect, report, describe }: Context,
): DescribedQuery {
  const unknown = extensionsNotKnown(draft)
  const catalog = of === 'view' ? holdingColumns(draft, dialect) : draft
  if (unknown.length === 0) return describe.query(query, catalog, { dialect, of }, report)
  const tolerant = tolerating(report, codes)
  const described = describe.query(query, catalog, { dialect, of }, tolerant.report)
  const at = tolerant.tolerated()
  if (at) report.add('unknown-extension', at, { extensions: unknown })
  return described
}

const codes: ReadonlySet<Code> = new Set(ofExtensions)

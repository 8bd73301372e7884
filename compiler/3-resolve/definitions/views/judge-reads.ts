import type * as Ast from '../../../2-parse/ast.ts'
import type { DefinitionContext } from '../context.ts'
import { readRelations } from './read-relations.ts'
import { isInvalid } from './refresh-views.ts'

/** A query that is run, or whose columns are settled, cannot read a view that makes no sense. Reports `invalid-view`. */
export function judgeReads(query: Ast.Query, context: DefinitionContext): void {
  const { draft, report } = context
  for (const read of readRelations(query, context)) {
    if (!isInvalid(read, draft)) continue
    report.add('invalid-view', query.at, { view: read.name })
    return
  }
}

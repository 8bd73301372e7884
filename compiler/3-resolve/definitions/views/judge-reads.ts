import type * as Ast from '../../../2-parse/ast.ts'
import { objectKey } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { readRelations } from './read-relations.ts'

/** A query that is run, or whose columns are settled, cannot read a view that makes no sense. Reports `invalid-view`. */
export function judgeReads(query: Ast.Query, context: DefinitionContext): void {
  const { draft, report } = context
  for (const read of readRelations(query, context)) {
    if (draft.views.get(objectKey(draft, read))?.valid !== false) continue
    report.add('invalid-view', query.at, { view: read.name })
    return
  }
}

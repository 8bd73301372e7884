import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { referrersOf } from '../../catalog/folding/fold-relations.ts'
import type { DefinitionContext } from '../context.ts'

/** MySQL with foreign_key_checks: what a foreign key points to stays, unless both are dropped. */
export function judgeReferrers(on: ObjectName, at: Span, context: DefinitionContext): void {
  const { draft, dialect, report } = context
  const { foreignKeyTarget } = dialect.definitions
  if (foreignKeyTarget !== 'as-the-session-says' || !draft.checksForeignKeys) return
  const [referrer] = referrersOf(draft, on).filter(({ name }) => name !== on.name)
  if (!referrer) return
  const reason = `a foreign key of "${referrer.name}" points to "${on.name}"`
  report.add('object-in-use', at, { reason })
}

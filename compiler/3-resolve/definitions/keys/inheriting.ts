import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { heirsOf, isPartition } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'

/** The relations that get a constraint of `on` too: checks all heirs, keys and indexes the partitions. */
export function inheritingConstraint(
  constraint: Ast.TableConstraint,
  on: ObjectName,
  { draft }: DefinitionContext,
): readonly ObjectName[] {
  if (constraint.kind === 'not-null' || constraint.kind === 'using-index') return []
  const heirs = heirsOf(draft, on)
  return constraint.kind === 'check' ? heirs : heirs.filter((heir) => isPartition(draft, heir))
}

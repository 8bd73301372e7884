import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import type { Changes, DefinitionContext } from '../context.ts'

/** What each action of ALTER TABLE does to the relation `on`, which exists. */
export type AlterActions = {
  readonly [K in Ast.AlterAction['kind']]: (
    action: OfKind<Ast.AlterAction, K>,
    on: ObjectName,
    context: DefinitionContext,
  ) => Changes
}

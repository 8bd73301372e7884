import type * as Ast from '../../2-parse/ast.ts'
import type { OfKind } from '../catalog/of-kind.ts'
import { createCollation } from '../collations/create-collation.ts'
import type { Changes, DefinitionContext } from './context.ts'
import { alterObject } from './objects/alter-object.ts'
import { dropObject } from './objects/drop-object.ts'
import { createOperator, dropOperators } from './routines/create-operator.ts'
import { alterRoutine, dropRoutines } from './routines/change-routine.ts'
import { alterTable } from './tables/alter-table.ts'
import { createTable } from './tables/create-table.ts'
import { createTrigger } from './rules/create-trigger.ts'
import { createRange } from './types/create-range.ts'
import { alterComposite } from './types/alter-type.ts'
import { alterDomain } from './types/domain-constraints.ts'

/** What a statement that is kept as written does to the catalog. */
export function resolveMeaning(meaning: Ast.Meaning, context: DefinitionContext): Changes {
  return resolveKind(meaning.kind, meaning, context)
}

function resolveKind<K extends Ast.Meaning['kind']>(
  kind: K,
  meaning: OfKind<Ast.Meaning, K>,
  context: DefinitionContext,
): Changes {
  const resolve: (typeof resolvers)[K] = resolvers[kind]
  return resolve(meaning, context)
}

const resolvers: {
  readonly [K in Ast.Meaning['kind']]: (
    meaning: OfKind<Ast.Meaning, K>,
    context: DefinitionContext,
  ) => Changes
} = {
  'create-table': createTable,
  'create-range': createRange,
  'create-collation': createCollation,
  'create-trigger': createTrigger,
  'create-operator': createOperator,
  'alter-table': alterTable,
  'alter-object': alterObject,
  'drop-operators': dropOperators,
  drop: dropObject,
  'drop-routines': dropRoutines,
  'alter-routine': alterRoutine,
  'alter-composite': alterComposite,
  'alter-domain': alterDomain,
}

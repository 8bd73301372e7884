import type * as Ast from '../../../2-parse/ast.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { findExisting } from './find-existing.ts'
import { judgeReferrers } from './judge-referrers.ts'

/**
 * CREATE OR REPLACE of a table or a sequence: what has its name goes, unless it is a view.
 * Reports `object-in-use`.
 */
export function* dropReplaced(name: Ast.QualifiedName, context: DefinitionContext): Changes {
  const found = findExisting('table', name, context)
  if (found?.kind === 'relation') {
    const { schema, name: own } = found.relation
    const things = [{ kind: 'relation' as const, schema, name: own }]
    yield* dropThings({ things, cascade: false, at: name.at }, context)
    judgeReferrers({ schema, name: own }, name.at, context)
  }
  if (found?.kind === 'sequence') {
    const { schema, name: own } = found.sequence
    yield { kind: 'drop-sequence', on: { schema, name: own } }
  }
}

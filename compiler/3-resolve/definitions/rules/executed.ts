import type * as Ast from '../../../2-parse/ast.ts'
import type { Need } from '../../../ir/change.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'

/** `EXECUTE FUNCTION s.f()` of a trigger. */
export function executed(
  { parts }: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): readonly Need[] {
  const key = dialect.names.routineKey(parts.at(-1)?.text ?? '')
  return searchedSchemas(draft, dialect.names, parts.at(-2)?.text)
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters }) => parameters.length === 0)
    .slice(0, 1)
    .map((routine) => ({ on: routineThing(routine, draft), kind: 'normal' }))
}

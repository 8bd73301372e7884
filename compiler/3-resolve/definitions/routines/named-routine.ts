import type * as Ast from '../../../2-parse/ast.ts'
import type { Chosen, Resolution } from '../../../dialects/dialect.ts'
import type { Operator, Routine } from '../../../ir/routine.ts'
import { sameType, type Type, unknown } from '../../../ir/type.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'

/** What a call of the routine with values of these types resolves to. */
export function resolveNamed(
  { parts }: Ast.QualifiedName,
  operands: readonly Type[],
  { draft, dialect }: DefinitionContext,
): Resolution {
  const [name, schema] = parts.toReversed()
  const site = {
    schema: schema?.text,
    name: name?.text ?? '',
    operands: operands.map((type) => ({ type, literal: undefined })),
    argumentNames: operands.map(() => undefined),
  }
  return dialect.semantics.resolveCall(
    { ...site, star: false, variadic: false, withinGroup: [] },
    draft,
  )
}

/** What uses the routine is as steady as it is. */
export function steadinessOf({
  varies,
  volatile: isVolatile,
}: Chosen): Pick<Routine, 'immutable' | 'stable'> {
  return { immutable: varies !== true, stable: isVolatile !== true }
}

/** The one that takes these very types, where the schema or the engine has one. */
export function routineNamed(
  { parts }: Ast.QualifiedName,
  operands: readonly Type[],
  { draft, dialect }: DefinitionContext,
): Pick<Operator, 'routine'> {
  const [name, schema] = parts.toReversed()
  const key = dialect.names.routineKey(name?.text ?? '')
  const routine = searchedSchemas(draft, dialect.names, schema?.text)
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .find(
      ({ parameters }) =>
        parameters.length === operands.length &&
        parameters.every(({ type }, i) => sameType(type, operands[i] ?? unknown)),
    )
  return routine ? { routine } : {}
}

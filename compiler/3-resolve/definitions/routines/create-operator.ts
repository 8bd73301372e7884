import type * as Ast from '../../../2-parse/ast.ts'
import type { Operand } from '../../../dialects/dialect.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { newName } from '../objects/object-names.ts'
import { routineType } from './routine-type.ts'

/** An operator gives what its function gives. Reports `unknown-schema`, `unknown-type`. */
export function createOperator(
  { operator, left, right, routine }: Ast.CreateOperator,
  context: DefinitionContext,
): Changes {
  const { at, sign, schema } = operator
  const name = { parts: [...schema, { text: sign, quoted: true, at }], at }
  const on = newName(name, context)
  if (!on) return []
  const operands = [left, right].flatMap((type) => (type ? [routineType(type, context)] : []))
  const given = resultOf(
    routine,
    operands.map((type) => ({ type, literal: undefined })),
    context,
  )
  if (given?.kind !== 'chosen') return []
  // That a strict function gives NULL for NULL does not say that it gives none otherwise.
  const nulls = given.nulls === 'strict' ? 'strict-or-null' : given.nulls
  return [{ kind: 'create-operator', on, operator: { operands, result: given.result, nulls } }]
}

function resultOf(
  { parts }: Ast.QualifiedName,
  operands: readonly Operand[],
  { draft, dialect }: DefinitionContext,
) {
  const [name, schema] = parts.toReversed()
  return dialect.semantics.resolveCall(
    {
      schema: schema?.text,
      name: name?.text ?? '',
      operands,
      argumentNames: operands.map(() => undefined),
      star: false,
      variadic: false,
      withinGroup: [],
    },
    draft,
  )
}

import type * as Ast from '../../../2-parse/ast.ts'
import type { Operator } from '../../../ir/routine.ts'
import type { Change } from '../../../ir/change.ts'
import { sameType, type Type, unknown } from '../../../ir/type.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { extensionsNotKnown } from '../../catalog/draft.ts'
import { newName } from '../objects/object-names.ts'
import { resolveNamed, routineNamed, steadinessOf } from './named-routine.ts'
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
  const given = resolveNamed(routine, operands, context)
  if (given.kind !== 'chosen') return []
  // That a strict function gives NULL for NULL does not say that it gives none otherwise.
  const nulls = given.nulls === 'strict' ? 'strict-or-null' : given.nulls
  const made = {
    operands,
    result: given.result,
    nulls,
    ...steadinessOf(given),
    ...routineNamed(routine, operands, context),
  }
  return [{ kind: 'create-operator', on, operator: made }]
}

/** Reports `unknown-object`, and `unknown-type` of an operand. */
export function dropOperators(
  { operators, ifExists }: Ast.DropOperators,
  context: DefinitionContext,
): Changes {
  return operators.flatMap(({ operator, operands, at }): readonly Change[] => {
    const { sign, schema } = operator
    const types = operands.map((type) => routineType(type, context))
    const found = findOperator(operator, types, context)
    if (found) return [{ kind: 'drop-operator', ...found }]
    const isDoubtful = extensionsNotKnown(context.draft).length > 0
    const name = [...schema.map(({ text }) => text), sign].join('.')
    const params = { what: 'operator', name, suggestion: undefined }
    if (!ifExists && !isDoubtful) context.report.add('unknown-object', at, params)
    return []
  })
}

function findOperator(
  { sign, schema }: Ast.Operator,
  types: readonly Type[],
  { draft, dialect }: DefinitionContext,
) {
  const searched = searchedSchemas(draft, dialect.names, schema.at(-1)?.text)
  const isIt = ({ operands }: Operator) =>
    operands.length === types.length &&
    operands.every((operand, i) => sameType(operand, types[i] ?? unknown))
  const found = searched.map((each) => ({
    on: { schema: each.name, name: sign },
    operator: each.operators?.get(sign)?.find(isIt),
  }))
  for (const { on, operator } of found) if (operator) return { on, operator }
  return undefined
}

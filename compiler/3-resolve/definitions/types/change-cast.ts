import type * as Ast from '../../../2-parse/ast.ts'
import type { Cast } from '../../../ir/routine.ts'
import type { Type } from '../../../ir/type.ts'
import { castName } from '../../catalog/cast-name.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { resolveNamed, routineNamed, steadinessOf } from '../routines/named-routine.ts'
import { canCast } from './judge-cast.ts'
import { routineType } from '../routines/routine-type.ts'

/** CREATE CAST and DROP CAST. Reports `unknown-type`, `duplicate-object`, `unknown-object`. */
export function changeCast(statement: Ast.Unmodelled, context: DefinitionContext): Changes {
  const { parts, telling, text, at } = statement
  const { draft, report } = context
  const [from, to, ...given] = parts.flatMap((part) =>
    part.kind === 'type' ? [routineType(part.type, context)] : [],
  )
  if (!from || !to || [from, to].some(({ kind }) => kind === 'unknown')) return []
  // The engine asks for no cast of a domain.
  if ([from, to].some(({ kind }) => kind === 'domain')) return []
  const name = castName(from, to, context.dialect)
  const known = draft.casts.get(name)
  const isBuiltIn = context.dialect.definitions.casts?.isBuiltIn(from, to) === true
  if (/^create\b/i.test(text)) {
    if (known || isBuiltIn) {
      report.add('duplicate-object', at, { what: 'cast', name })
      return []
    }
    if (!canCast({ from, to, given, statement }, context)) return []
    const cast = { from, to, ...castOf(telling), ...functionOf(statement, given, from, context) }
    return [{ kind: 'create-cast', name, cast }]
  }
  const isDropped = /^drop\b/i.test(text)
  if (!isDropped && (known || isBuiltIn)) return []
  if (isBuiltIn && !known) {
    report.add('object-in-use', at, { reason: `the cast ${name} is the engine's own` })
    return []
  }
  if (known) return [{ kind: 'drop-cast', name, cast: known }]
  if (!telling.includes('if'))
    report.add('unknown-object', at, { what: 'cast', name, suggestion: undefined })
  return []
}

/** WITH FUNCTION: how steady it is. */
function functionOf(
  { routines: [routine] }: Ast.Unmodelled,
  given: readonly Type[],
  from: Type,
  context: DefinitionContext,
): Pick<Cast, 'immutable' | 'stable' | 'routine'> {
  const operands = given.length > 0 ? given : [from]
  const found = routine && resolveNamed(routine, operands, context)
  if (!routine || found?.kind !== 'chosen') return {}
  return { ...steadinessOf(found), ...routineNamed(routine, operands, context) }
}

function castOf(telling: readonly string[]): Pick<Cast, 'by' | 'context'> {
  const means = telling.includes('inout') ? 'text' : 'function'
  const automatic = telling.includes('implicit') ? 'implicit' : 'explicit'
  return {
    by: telling.includes('without') ? 'nothing' : means,
    context: telling.includes('assignment') ? 'assignment' : automatic,
  }
}

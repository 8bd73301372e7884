import type * as Ast from '../../../2-parse/ast.ts'
import type { Chosen } from '../../../dialects/dialect.ts'
import { sameType, scalar, type Type } from '../../../ir/type.ts'
import type { DefinitionContext } from '../context.ts'
import { extensionsNotKnown } from '../../catalog/draft.ts'
import { resolveNamed } from '../routines/named-routine.ts'

/** What CREATE CAST says. */
export interface WrittenCast {
  readonly from: Type
  readonly to: Type
  /** The arguments of the function that it names; empty where it lists none. */
  readonly given: readonly Type[]
  readonly statement: Ast.Unmodelled
}

/** Whether the engine makes such a cast (`CreateCast`). Reports `unknown-object`, `type-mismatch`. */
export function canCast(cast: WrittenCast, context: DefinitionContext): boolean {
  const { from, to, given, statement } = cast
  const [routine] = statement.routines
  const found = routine && given.length > 0 ? resolveNamed(routine, given, context) : undefined
  const chosen = found?.kind === 'chosen' ? found : undefined
  if (routine && found && !chosen) {
    if (extensionsNotKnown(context.draft).length > 0) return false
    const name = routine.parts.map(({ text }) => text).join('.')
    const params = { what: 'function', name, suggestion: undefined }
    context.report.add('unknown-object', routine.at, params)
    return false
  }
  const reason =
    (chosen && refusedFunction(chosen, cast, context)) ??
    (sameType(from, to) && given.length < 2 ? 'its two types are the same' : undefined) ??
    (statement.telling.includes('without') ? otherBytes([from, to]) : undefined)
  if (reason === undefined) return true
  context.report.add('impossible-cast', statement.at, { reason })
  return false
}

const otherKinds: readonly string[] = ['composite', 'enum', 'array', 'range', 'multirange']

function otherBytes(types: readonly Type[]): string | undefined {
  const other = types.find(({ kind }) => otherKinds.includes(kind))
  return other && `WITHOUT FUNCTION is not for ${other.kind} types`
}

/** The second and third arguments that a function may have: the length, and whether the cast is explicit. */
const others = [scalar('int4'), scalar('bool')] as const

function refusedFunction(
  { operands, result, routine, setReturning }: Chosen,
  { from, to, given: [first, ...rest] }: WrittenCast,
  { dialect, draft }: DefinitionContext,
): string | undefined {
  const { render } = dialect.types
  const isBinary = dialect.definitions.casts?.isBinary
  if (!isBinary) return undefined
  if (routine !== 'function') return 'its function is an aggregate or a window function'
  if (setReturning) return 'its function gives a set'
  if (first && !isBinary(from, first, draft))
    return `its function takes ${render(operands[0] ?? first)}, not ${render(from)}`
  const wrong = rest.findIndex((type, i) => !others[i] || !sameType(others[i], type))
  if (wrong >= 0) return 'the other arguments of its function are an int4 and a bool'
  return isBinary(result, to, draft)
    ? undefined
    : `its function gives ${render(result)}, not ${render(to)}`
}

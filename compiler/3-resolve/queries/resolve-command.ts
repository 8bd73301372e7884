import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import { noResult } from '../../ir/no-result.ts'
import { commandResult } from './command-result.ts'
import type { Context } from './context.ts'
import { resolveCall } from './expressions/resolve-call.ts'
import { rootScope } from './scope.ts'

/** A statement without relations of its own; CALL gives its arguments to a procedure. */
export function resolveCommand(statement: Ast.Other, context: Context): Ir.Command {
  const { at } = statement
  const written = procedureCall(statement)
  if (!written) {
    return { kind: 'command', ...(commandResult(statement, context.dialect) ?? noResult), at }
  }
  const call = resolveCall(written, rootScope, context)
  if (call.kind !== 'call') return { kind: 'command', ...noResult, at }
  const names = call.arguments.map(({ name }) => name)
  return { kind: 'command', ...noResult, procedure: { call, names }, at }
}

/** What CALL calls. */
export function procedureCall({ command, nested, name }: Ast.Other): Ast.Call | undefined {
  const [call] = nested
  if (command !== 'call' || call?.kind !== 'call') return undefined
  // CALL s.package.p(f(1)) has only a call among its arguments.
  return !name || name.at.start === call.at.start ? call : undefined
}

import type * as Ast from '../../2-parse/ast.ts'
import { calledParameters } from '../../ir/called-parameters.ts'
import type { Routine } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { noResult } from '../../ir/no-result.ts'
import { searchedSchemas } from '../find-object.ts'
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
  const [procedure] = proceduresOf(call, context)
  const called = procedure ? calledParameters(procedure) : []
  const names = call.arguments.map(({ name }, i) => name ?? called[i]?.name)
  const isTold = context.dialect.semantics.procedureRows === 'out-parameters'
  const columns = isTold && procedure ? rowOf(procedure) : []
  return { kind: 'command', columns, atMostOneRow: true, procedure: { call, names }, at }
}

/** What CALL calls. */
export function procedureCall({ command, nested, name }: Ast.Other): Ast.Call | undefined {
  const [call] = nested
  if (command !== 'call' || call?.kind !== 'call') return undefined
  // CALL s.package.p(f(1)) has only a call among its arguments.
  return !name || name.at.start === call.at.start ? call : undefined
}

/** Those that take so many arguments. */
function proceduresOf(call: Ir.Call, { catalog, dialect }: Context): readonly Routine[] {
  const { names } = dialect
  const key = names.routineKey(call.name)
  const known = searchedSchemas(catalog, names, call.schema).flatMap(
    ({ routines }) => routines.get(key) ?? [],
  )
  return known.filter((routine) => {
    if (routine.kind !== 'procedure') return false
    const { length } = call.arguments
    const called = calledParameters(routine)
    return length <= called.length && called.slice(length).every(({ hasDefault }) => hasDefault)
  })
}

/** The one row of PostgreSQL's CALL (manual, CALL). */
function rowOf({ outs = [] }: Routine): Ir.CommandResult['columns'] {
  return outs.map(({ name, type }, i) => ({
    name: name ?? `column${i + 1}`,
    type,
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    hidden: false,
    collation: undefined,
    comment: undefined,
    place: undefined,
  }))
}

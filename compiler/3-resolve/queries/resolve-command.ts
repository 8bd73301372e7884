import type * as Ast from '../../2-parse/ast.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { Relation } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { noResult } from '../../ir/no-result.ts'
import { commandResult } from './command-result.ts'
import type { Context } from './context.ts'
import { searchedSchemas } from '../find-object.ts'
import { relationVariable } from './from/range-variable.ts'
import { resolveCall } from './expressions/resolve-call.ts'
import { rootScope } from './scope.ts'

/** A statement without relations of its own; CALL gives its arguments to a procedure. */
export function resolveCommand(statement: Ast.Other, context: Context): Ir.Command {
  const { at } = statement
  judgeNamed(statement, context)
  const written = procedureCall(statement)
  if (!written) {
    return { kind: 'command', ...(commandResult(statement, context.dialect) ?? noResult), at }
  }
  const call = resolveCall(written, rootScope, context)
  if (call.kind !== 'call') return { kind: 'command', ...noResult, at }
  const names = call.arguments.map(({ name }) => name)
  return { kind: 'command', ...noResult, procedure: { call, names }, at }
}

/** Whether there is what TRUNCATE, LOCK and their like name. Reports `unknown-relation`, `unknown-object`. */
function judgeNamed({ command, relations }: Ast.Other, context: Context): void {
  const { commands } = context.dialect.semantics
  if (!commands.onRelations.test(command)) return
  for (const name of relations) {
    if (isOfIndex(name, context)) continue
    const { over } = relationVariable(name, undefined, context, true)
    if (over.kind === 'relation' && commands.refreshes.test(command)) {
      judgeRefreshed(name, over.relation, context)
    }
  }
}

/** ANALYZE passes over an index. */
function isOfIndex(
  { parts }: Ast.QualifiedName,
  { catalog, dialect: { names } }: Context,
): boolean {
  const [name = '', schema] = parts.map(({ text }) => text).toReversed()
  const isCalled = (part: { readonly name: string | undefined }) => part.name === name
  return searchedSchemas(catalog, names, schema).some(({ relations }) =>
    [...relations.values()].some(({ primaryKey, uniqueKeys, indexes }) =>
      [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...indexes].some(isCalled),
    ),
  )
}

function judgeRefreshed(
  { parts, at }: Ast.QualifiedName,
  { kind }: Relation,
  { catalog, dialect, report }: Context,
): void {
  if (kind === 'materialized-view') return
  const [name = '', schema] = parts.map(({ text }) => text).toReversed()
  const known = searchedSchemas(catalog, dialect.names, schema).flatMap(({ relations }) =>
    [...relations.values()].filter((each) => each.kind === 'materialized-view'),
  )
  const suggestion = suggest(
    name,
    known.map((each) => each.name),
  )
  report.add('unknown-object', at, { what: 'materialized view', name, suggestion })
}

/** What CALL calls. */
export function procedureCall({ command, nested, name }: Ast.Other): Ast.Call | undefined {
  const [call] = nested
  if (command !== 'call' || call?.kind !== 'call') return undefined
  // CALL s.package.p(f(1)) has only a call among its arguments.
  return !name || name.at.start === call.at.start ? call : undefined
}

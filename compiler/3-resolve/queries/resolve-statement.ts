import type * as Ast from '../../2-parse/ast.ts'
import { createReport, type Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { type Context, notSupported } from './context.ts'
import { createParameterList } from './expressions/parameter-list.ts'
import { resolveCommand } from './resolve-command.ts'
import { resolveExpression } from './expressions/resolve-expression.ts'
import { resolveInsert } from './changes/resolve-insert.ts'
import { resolveMerge } from './changes/resolve-merge.ts'
import { resolveQuery } from './resolve-query.ts'
import { resolveDelete, resolveUpdate } from './changes/resolve-update.ts'
import { refuseInnerEmbeds } from './results/resolve-embed.ts'
import { resultEdits } from './results/result-edits.ts'
import { outputNames } from './results/output-names.ts'
import { leftmostBody, leftmostOutputs, resultNames } from './results/result-names.ts'
import { rootScope, type Scope } from './scope.ts'

/** A statement of a query file with all its names resolved. */
export function resolveStatement(
  statement: Ast.QueryStatement | Ast.Other,
  known: Known,
  report: Report,
): Ir.Resolved {
  const { dialect } = known
  const context = createContext({ ...known, tree: statement }, report)
  const resolved: Ir.Statement =
    statement.kind === 'other'
      ? resolveCommand(statement, context)
      : resolveKind(statement, rootScope, context)
  refuseInnerEmbeds(resolved, context)
  const parameters = context.parameters.declared(report)
  const edits = [...context.edits, ...resultEdits(resolved, dialect)]
  const sent = resultNames(resolved, dialect.names)
  refuseUnsentNames(resolved, sent.columns, context)
  return {
    statement: resolved,
    parameters,
    sentNames: sent.columns,
    byPlace: isByPlace(resolved, sent.columns),
    objectNames: sent.objects,
    unusedWindows: [...context.unusedWindows],
    edits: edits.sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end),
  }
}

/** VALUES takes no alias. */
function isByPlace(statement: Ir.Statement, sentNames: readonly string[]): boolean {
  if (statement.kind !== 'query' || leftmostBody(statement.body).kind !== 'values') return false
  return outputNames(statement).some((name, i) => name !== sentNames[i])
}

/** A row with a parameter in it is sent as it is written, so that none of its columns can be renamed. */
function refuseUnsentNames(
  statement: Ir.Statement,
  sentNames: readonly string[],
  context: Context,
): void {
  const clash = leftmostOutputs(statement).find(({ name, written }, i) => {
    return written.kind === 'row' && written.row === undefined && name !== sentNames[i]
  })
  if (clash) notSupported('a row of parameters beside a column of one name', clash.at, context)
}

type Known = Pick<Context, 'catalog' | 'dialect' | 'typeOf'>

function createContext(
  known: Known & Pick<Context, 'tree'>,
  report: Report,
  outer?: Context,
): Context {
  const { catalog, dialect, typeOf, tree } = known
  const edits: Ir.Edit[] = []
  let lastId = 0
  const context: Context = {
    catalog,
    dialect,
    tree,
    typeOf,
    report,
    parameters: createParameterList(edits, dialect.semantics.skippedNumber),
    edits,
    listed: new WeakSet(),
    embeds: [],
    unusedWindows: new Set(),
    nextId: () => ++lastId,
    probe: () => createContext(known, createReport(), context),
    probing: outer !== undefined,
    probed: outer?.probed ?? new Map<Ast.Cte, readonly string[]>(),
    selected: [],
    isNested: false,
    expression: (expression, scope) => resolveExpression(expression, scope, context),
    query: (query, scope) => resolveQuery(query, scope, context),
    statement: (statement, scope) => resolveKind(statement, scope, nested),
  }
  const nested: Context = { ...context, isNested: true }
  return context
}

function resolveKind(statement: Ast.QueryStatement, scope: Scope, context: Context): Ir.Statement {
  switch (statement.kind) {
    case 'query':
      return resolveQuery(statement, scope, context)
    case 'insert':
      return resolveInsert(statement, scope, context)
    case 'update':
      return resolveUpdate(statement, scope, context)
    case 'delete':
      return resolveDelete(statement, scope, context)
    case 'merge':
      return resolveMerge(statement, scope, context)
  }
}

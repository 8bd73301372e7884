import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import { noResult } from '../../ir/no-result.ts'
import { addedColumns } from './added-columns.ts'
import type { Context } from './context.ts'
import { ctesInOrder } from './ctes-in-order.ts'
import { listedColumns, refuseSharedNames } from './listed-columns.ts'
import { outputNames } from './results/output-names.ts'
import { distinctColumns } from './results/result-edits.ts'
import { sharedNames } from './shared-names.ts'
import { blindScope, type Scope } from './scope.ts'

export interface ResolvedCtes {
  readonly ctes: readonly Ir.Cte[]
  /** The scope around, and the CTEs. */
  readonly scope: Scope
}

/** Each CTE sees those before it, those behind it where the dialect says so; under RECURSIVE, itself. */
export function withCtes(
  clause: Ast.With | undefined,
  outer: Scope,
  context: Context,
): ResolvedCtes {
  if (!clause) return { ctes: [], scope: outer }
  const ctes: Ir.Cte[] = []
  const known = new Map(outer.ctes)
  const mayRecur = clause.recursive || context.dialect.semantics.implicitRecursion
  for (const ast of ctesInOrder(clause, context)) {
    const around = { ...outer, ctes: known }
    const sees = context.dialect.semantics.derivedSees === 'outer'
    const scope = sees ? around : blindScope(around)
    const cte = mayRecur ? resolveRecursive(ast, scope, context) : resolvePlain(ast, scope, context)
    const key = keyOf(ast, context)
    if (ctes.some((each) => context.dialect.names.relationKey(each.name) === key)) {
      context.report.add('duplicate-object', ast.name.at, { what: 'WITH query', name: cte.name })
    }
    ctes.push(cte)
    known.set(key, cte)
  }
  return { ctes, scope: { ...outer, ctes: known } }
}

function keyOf(cte: Ast.Cte, context: Context): string {
  return context.dialect.names.relationKey(cte.name.text)
}

function resolvePlain(ast: Ast.Cte, scope: Scope, context: Context): Ir.Cte {
  const query = context.statement(ast.query, scope)
  refuseSharedNames(ast, outputNames(query), context)
  return {
    name: ast.name.text,
    columns: listedColumns(ast, distinctColumns(query, ast.columns.length, context), context),
    shared: sharedNames(outputNames(query).slice(ast.columns.length), context),
    recursive: false,
    query,
    added: [],
    at: ast.at,
  }
}

/**
 * The first arm of its set operation names the columns; then the whole is resolved with the CTE in
 * scope. Its range variables hold the object itself, which is complete when this returns.
 */
function resolveRecursive(ast: Ast.Cte, scope: Scope, context: Context): Ir.Cte {
  const arm = firstArm(ast.query)
  if (!arm) return resolvePlain(ast, scope, context)
  const probe = context.probe()
  const names = context.probed.get(ast) ?? outputNames(probe.statement(arm, scope))
  context.probed.set(ast, names)
  const cte: { -readonly [K in keyof Ir.Cte]: Ir.Cte[K] } = {
    name: ast.name.text,
    columns: listedColumns(ast, names, probe),
    shared: sharedNames(names.slice(ast.columns.length), context),
    recursive: true,
    query: { kind: 'command', ...noResult, at: ast.at },
    added: [],
    at: ast.at,
  }
  cte.added = addedColumns(ast, cte.columns, scope, context)
  // Whoever probes wants to know names alone.
  if (context.probing) return cte
  const seen = { ...scope, ctes: new Map(scope.ctes).set(keyOf(ast, context), cte) }
  cte.query = context.statement(ast.query, seen)
  const given = outputNames(cte.query)
  listedColumns(ast, given, context)
  refuseSharedNames(ast, given, context)
  return cte
}

function firstArm(query: Ast.QueryStatement): Ast.Query | undefined {
  if (query.kind !== 'query' || query.body.kind !== 'set-operation') return undefined
  let arm: Ast.QueryBody = query.body
  while (arm.kind === 'set-operation') arm = arm.left
  return { ...query, body: arm, orderBy: [], limit: undefined }
}

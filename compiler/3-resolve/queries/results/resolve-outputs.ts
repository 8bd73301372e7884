import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { shownColumn } from '../../../ir/shown-column.ts'
import type { Context } from '../context.ts'
import { nodesIn } from '../../definitions/nodes-in.ts'
import { findVariable } from '../find-column.ts'
import { expandRow, rowTakenApart } from './expand-row.ts'
import { resolveEmbed } from './resolve-embed.ts'
import { reportUnknownQualifier } from '../unknown-qualifier.ts'
import { type Scope, type VisibleColumn, visibleColumns } from '../scope.ts'

/** The columns of a select list or of RETURNING, stars written out. */
export function resolveOutputs(
  items: readonly Ast.SelectItem[],
  scope: Scope,
  context: Context,
): readonly Ir.Output[] {
  const outputs: Ir.Output[] = []
  const earlier: Ir.Output[] = []
  const { inSubqueries } = context.dialect.semantics.aliases
  const seen = inSubqueries ? { ...scope, earlier } : scope
  for (const item of items) {
    const own = outputsOf(item, seen, context)
    outputs.push(...own)
    if (inSubqueries && hasPlainAlias(item, context)) earlier.push(...own)
  }
  return outputs
}

/** `SELECT max(a) AS b, (SELECT b)`: of a group nothing is known before there are groups. */
function hasPlainAlias(item: Ast.SelectItem, { dialect }: Context): boolean {
  if (item.kind === 'star' || !item.alias) return false
  const { aggregateNames } = dialect.semantics
  const calls = [...nodesIn(item.expression, (node) => !isQuery(node))].filter(isCall)
  return !calls.some(
    ({ name, over }) => over || aggregateNames.has(name.parts.at(-1)?.text.toLowerCase() ?? ''),
  )
}

function isCall(node: object): node is Ast.Call {
  return 'kind' in node && node.kind === 'call'
}

function isQuery(node: object): boolean {
  return 'kind' in node && node.kind === 'query'
}

function outputsOf(item: Ast.SelectItem, scope: Scope, context: Context): readonly Ir.Output[] {
  if (item.kind === 'star') return resolveStar(item, scope, context)
  const row = resolveRow(item, scope, context) ?? resolveEmbed(item, scope, context)
  return row ?? [resolveItem(item, scope, context)]
}

/** `(x).*` */
function resolveRow(
  { expression, text, at }: Ast.ExpressionItem,
  scope: Scope,
  context: Context,
): readonly Ir.Output[] | undefined {
  const operand = rowTakenApart(expression)
  if (!operand) return undefined
  const parts = expandRow(operand, at, scope, context)
  // What holds a parameter, or a star of its own, is another text when it is sent.
  const isSentAsWritten = !context.edits.some(
    (edit) => at.start <= edit.at.start && edit.at.end <= at.end,
  )
  const row = isSentAsWritten ? text.replace(/\s*\.\s*\*\s*$/, '') : undefined
  return parts.map((part) => ({ ...part, written: { kind: 'row', row }, at }))
}

function resolveItem(item: Ast.ExpressionItem, scope: Scope, context: Context): Ir.Output {
  const { expression, alias, text, blanks, at } = item
  const resolved = context.expression(expression, scope)
  const { unnamed } = context.dialect.names
  const label = isNamedAsDeclared(resolved, context) ? declaredName(resolved) : undefined
  return {
    name: alias?.text ?? label ?? unnamed(expression, text, blanks),
    expression: resolved,
    written: { kind: 'expression', alias: alias?.at },
    at,
  }
}

function isNamedAsDeclared(expression: Ir.Expression, { dialect, isNested }: Context): boolean {
  const { declaredLabels } = dialect.names
  if (declaredLabels !== 'behind-views') return declaredLabels === 'in-results' && !isNested
  if (expression.kind !== 'column') return false
  const { over } = expression.variable
  if (over.kind === 'relation') return over.relation.kind !== 'table'
  return over.kind === 'cte' || over.kind === 'query'
}

function declaredName(expression: Ir.Expression): string | undefined {
  return expression.kind === 'column'
    ? shownColumn(expression.variable, expression.index)
    : undefined
}

function resolveStar(star: Ast.Star, scope: Scope, context: Context): readonly Ir.Output[] {
  if (!star.qualifier && scope.from.variables.length === 0) {
    context.report.add('misplaced-clause', star.at, { clause: '*', reason: 'there is no FROM' })
    return [faultyOutput(star)]
  }
  if (!star.qualifier) {
    if (context.dialect.semantics.mergedInStar === 'name') reportAmbiguous(star, scope, context)
    return scope.from.columns.map((column) => outputOf(column, star))
  }
  const variable = findVariable(star.qualifier.parts, scope, context)
  if (variable) return visibleColumns(variable).map((column) => outputOf(column, star))
  const name = star.qualifier.parts.at(-1)
  if (name) reportUnknownQualifier(name, scope.from.variables, context)
  return [faultyOutput(star)]
}

/** `SELECT * FROM a FULL JOIN b USING (id) JOIN c ON ...`, where c has an id too. */
function reportAmbiguous(
  { at }: Ast.Star,
  { from: { columns } }: Scope,
  { dialect: { names }, report }: Context,
): void {
  for (const column of columns) {
    if (!column.isByName) continue
    const key = names.columnKey(column.name)
    const others = columns.filter((each) => each !== column && names.columnKey(each.name) === key)
    if (others.length === 0) continue
    const relations = others.flatMap(({ qualifier }) => qualifier ?? [])
    report.add('ambiguous-column', at, { column: column.name, relations })
  }
}

function outputOf(
  { name, expression, join }: VisibleColumn,
  { at, kind, ofTable }: Ast.Star,
): Ir.Output {
  const written = { kind, ofTable, ...(join !== undefined && { join }) }
  return { name, expression: { ...expression, at }, written, at }
}

function faultyOutput({ at, kind, ofTable }: Ast.Star): Ir.Output {
  return { name: '*', expression: { kind: 'fault', at }, written: { kind, ofTable }, at }
}

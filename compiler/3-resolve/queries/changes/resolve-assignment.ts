import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context } from '../context.ts'
import { findVariable } from '../find-column.ts'
import { placesOf } from '../places-of.ts'
import type { Scope } from '../scope.ts'

/** SET items; an unqualified name is a column of `target`, a qualified one of the relation it names. */
export function resolveAssignments(
  assignments: readonly Ast.Assignment[],
  scope: Scope,
  target: Ir.RangeVariable,
  context: Context,
): readonly Ir.Assignment[] {
  return assignments.map((assignment) => resolveAssignment(assignment, scope, target, context))
}

function resolveAssignment(
  { targets, value, at }: Ast.Assignment,
  scope: Scope,
  target: Ir.RangeVariable,
  context: Context,
): Ir.Assignment {
  const [first] = targets
  const variable = (first && assignedVariable(first, scope, context)) ?? target
  return {
    variable,
    columns: targets.flatMap(({ name }) => {
      const column = name.parts.at(-1)
      return column ? [targetColumn(column, variable, context)] : []
    }),
    path: first ? all(first.path, scope, context) : [],
    value: value.kind === 'default' ? value : context.expression(value, scope),
    at,
  }
}

function assignedVariable(
  { name }: Ast.AssignmentTarget,
  scope: Scope,
  context: Context,
): Ir.RangeVariable | undefined {
  if (name.parts.length > 1) return findVariable(name.parts.slice(0, -1), scope, context)
  const { columnKey } = context.dialect.names
  const key = columnKey(name.parts[0]?.text ?? '')
  return scope.from.variables.find(({ columns }) => placesOf(columns, key, columnKey).length > 0)
}

/** The index of a column that is written to; -1 when there is none, which is reported. */
export function targetColumn(name: Ast.Name, target: Ir.RangeVariable, context: Context): number {
  const { columnKey } = context.dialect.names
  const [index = -1] = placesOf(target.columns, columnKey(name.text), columnKey)
  if (index >= 0 || target.over.kind === 'fault') return index
  context.report.add('unknown-column', name.at, {
    column: name.text,
    relation: target.alias,
    suggestion: suggest(name.text, target.columns),
  })
  return index
}

import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type * as Ir from '../../../ir/query.ts'
import { all, type Context } from '../context.ts'
import { findVariable } from '../find-column.ts'
import { expandedItems } from '../results/expand-row.ts'
import { placesOf } from '../places-of.ts'
import type { Scope } from '../scope.ts'

/** SET items; an unqualified name is a column of `target`, a qualified one of the relation it names. */
export function resolveAssignments(
  assignments: readonly Ast.Assignment[],
  scope: Scope,
  target: Ir.RangeVariable,
  context: Context,
): readonly Ir.Assignment[] {
  return assignments.flatMap((assignment) => {
    const { targets, value, at, grouped } = assignment
    const values = valuesOf(assignment, scope, context)
    // `(a, b) = (1, 2)` is two assignments, and either may be of DEFAULT.
    if (!grouped || value.kind !== 'row')
      return values.map((each) => assign({ targets, value: each, at }, scope, target, context))
    if (values.length !== targets.length) {
      const counts = { expected: targets.length, found: values.length }
      context.report.add('wrong-column-count', at, { where: 'values of an assignment', ...counts })
    }
    return values.slice(0, targets.length).map((each, i) => {
      return assign({ targets: targets.slice(i, i + 1), value: each, at }, scope, target, context)
    })
  })
}

/** The items of a row in parentheses, rows in it written out; else the value itself. */
function valuesOf(
  { value, grouped }: Ast.Assignment,
  scope: Scope,
  context: Context,
): readonly Ir.AssignedValue[] {
  if (value.kind === 'default') return [value]
  if (!grouped || value.kind !== 'row') return [context.expression(value, scope)]
  return value.items.flatMap((item): readonly Ir.AssignedValue[] =>
    item.kind === 'default' ? [item] : expandedItems([item], scope, context),
  )
}

interface Assigned {
  readonly targets: readonly Ast.AssignmentTarget[]
  readonly value: Ir.AssignedValue
  readonly at: Ast.Assignment['at']
}

function assign(
  { targets, value, at }: Assigned,
  scope: Scope,
  target: Ir.RangeVariable,
  context: Context,
): Ir.Assignment {
  const [first] = targets
  const variable = (first && assignedVariable(first, scope, target, context)) ?? target
  return {
    variable,
    columns: targets.flatMap((each) => assignedColumns(each, variable, scope, context)),
    value,
    at,
  }
}

function assignedColumns(
  { name: { parts }, path, at }: Ast.AssignmentTarget,
  variable: Ir.RangeVariable,
  scope: Scope,
  context: Context,
): readonly Ir.AssignedColumn[] {
  const isColumnFirst = context.dialect.semantics.qualifiedTargets === 'column'
  const [column, ...fields] = isColumnFirst ? parts : parts.slice(-1)
  if (!column) return []
  const index = targetColumn(column, variable, context)
  const named = fields.map((field): Ir.PartOfValue => {
    return { kind: 'field', name: field.text, at: field.at }
  })
  return [{ index, path: [...named, ...partsOfValue(path, scope, context)], at }]
}

/** `[1]`, `[1:2].b`; neighbouring subscripts are one access, as in an expression. */
export function partsOfValue(
  path: Ast.AssignmentTarget['path'],
  scope: Scope,
  context: Context,
): readonly Ir.PartOfValue[] {
  const parts: Ir.PartOfValue[] = []
  for (const step of path) {
    const { at } = step
    if (step.kind === 'field') {
      parts.push({ kind: 'field', name: step.field.text, at: step.field.at })
      continue
    }
    const { index, slice } = step
    const bounds = [index, slice?.low, slice?.high].filter((bound) => bound !== undefined)
    const before = parts.at(-1)?.kind === 'element' ? parts.pop() : undefined
    const inner = before?.kind === 'element' ? before : undefined
    parts.push({
      kind: 'element',
      indexes: [...(inner?.indexes ?? []), ...all(bounds, scope, context)],
      slice: slice !== undefined || inner?.slice === true,
      at,
    })
  }
  return parts
}

function assignedVariable(
  { name }: Ast.AssignmentTarget,
  scope: Scope,
  target: Ir.RangeVariable,
  context: Context,
): Ir.RangeVariable | undefined {
  if (context.dialect.semantics.qualifiedTargets === 'column') return undefined
  if (name.parts.length > 1) {
    const qualifiers = name.parts.slice(0, -1)
    const found = findVariable(qualifiers, scope, context)
    if (!found) checkQualifier(qualifiers.at(-1), scope, target, context)
    return found
  }
  const { columnKey } = context.dialect.names
  const key = columnKey(name.parts[0]?.text ?? '')
  return scope.from.variables.find(({ columns }) => placesOf(columns, key, columnKey).length > 0)
}

/** Fails: `UPDATE a JOIN b ON a.id = b.id SET c.x = 1`. */
function checkQualifier(
  qualifier: Ast.Name | undefined,
  { from }: Scope,
  target: Ir.RangeVariable,
  { dialect, report }: Context,
): void {
  const { relationKey } = dialect.names
  if (!qualifier || relationKey(qualifier.text) === relationKey(target.alias)) return
  const suggestion = suggest(
    qualifier.text,
    from.variables.map(({ alias }) => alias),
  )
  report.add('unknown-relation', qualifier.at, { relation: qualifier.text, suggestion })
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

import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'
import { nodesIn } from '../nodes-in.ts'

type Made = Pick<Ast.CreateView, 'name'>

/**
 * Whether the columns can be those of the view: no two of one name, and where others depend on it, what is
 * there stays (PostgreSQL manual, CREATE VIEW). Reports `duplicate-object`, `impossible-column`.
 */
export function canBeView(
  columns: readonly Column[],
  replaced: Relation | undefined,
  view: Made,
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  if (!areDistinct(columns, view.name, context)) return false
  if (!dialect.definitions.dependencies) return true
  const { render } = dialect.types
  const textOf = ({ name, type }: Column) => `"${name}" ${render(type)}`
  const isKept = (before: Column, column: Column | undefined) =>
    column?.type.kind === 'unknown' || (column && textOf(before) === textOf(column))
  const at = replaced?.columns.findIndex((before, i) => !isKept(before, columns[i])) ?? -1
  const lost = replaced?.columns[at]
  if (!lost || columns.length === 0) return true
  const now = columns[at] ? ` cannot become ${textOf(columns[at])}` : ' must stay'
  const reason = `column ${textOf(lost)} of the view "${replaced?.name}"${now}`
  report.add('impossible-column', view.name.at, { reason })
  return false
}

/** Whether the query takes no value and changes nothing. Reports `misplaced-clause`. */
export function isOnlyRead(
  { query }: Pick<Ast.CreateView, 'query'>,
  { dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const change = query.with?.ctes.find((cte) => cte.query.kind !== 'query')
  if (change) {
    const reason = 'a view changes nothing when it is read'
    report.add('misplaced-clause', change.at, { clause: 'a change in WITH', reason })
    return false
  }
  for (const node of nodesIn(query)) {
    if (!('kind' in node) || node.kind !== 'parameter') continue
    report.add('misplaced-clause', query.at, {
      clause: 'a parameter',
      reason: 'nobody gives it a value',
    })
    return false
  }
  return true
}

/** Whether no two columns have one name. Reports `duplicate-object`. */
export function areDistinct(
  columns: readonly Column[],
  { at }: Pick<Ast.Name, 'at'>,
  { dialect, report }: DefinitionContext,
): boolean {
  const seen = new Set<string>()
  for (const { name } of columns) {
    const key = dialect.names.columnKey(name)
    if (seen.has(key)) {
      report.add('duplicate-object', at, { what: 'column', name })
      return false
    }
    seen.add(key)
  }
  return true
}

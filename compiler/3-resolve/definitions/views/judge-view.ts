import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'

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

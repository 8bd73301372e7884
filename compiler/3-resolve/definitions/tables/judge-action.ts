import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'

/** Whether ALTER TABLE can do that to what the relation is. Reports `impossible-column`, `impossible-key`. */
export function canAct(
  { kind: action, at }: Pick<Ast.AlterAction, 'kind' | 'at'>,
  { kind, name }: Relation,
  { dialect, report }: DefinitionContext,
): boolean {
  const isTable = kind === 'table' || kind === 'foreign-table'
  if (!dialect.definitions.dependencies || isTable) return true
  const isOfView = kind === 'view' && ofViews.has(action)
  if (isOfView || !ofTables.has(action)) return true
  const reason = `"${name}" is a ${kind.replace('-', ' ')}, which cannot be altered so`
  report.add(action.includes('constraint') ? 'impossible-key' : 'impossible-column', at, { reason })
  return false
}

/** What cannot be done to just any relation (PostgreSQL manual, ALTER VIEW and ALTER MATERIALIZED VIEW). */
const ofTables: ReadonlySet<Ast.AlterAction['kind']> = new Set([
  ...(['add-column', 'drop-column', 'set-type', 'set-not-null', 'drop-not-null'] as const),
  ...(['set-default', 'drop-default', 'drop-expression', 'set-expression'] as const),
  ...(['add-identity', 'drop-identity', 'add-constraint', 'drop-constraint'] as const),
])

const ofViews: ReadonlySet<Ast.AlterAction['kind']> = new Set([
  ...(['set-default', 'drop-default', 'add-identity', 'drop-identity'] as const),
])

import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import { type Draft, getRelation } from '../../catalog/draft.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { everyHeirOf, traitsOf } from '../../catalog/traits.ts'
import { columnsIn } from '../columns-in.ts'
import type { DefinitionContext } from '../context.ts'

/**
 * Whether ALTER TABLE can do that to what the relation is, and to it alone where ONLY is said. Reports
 * `impossible-column`, `impossible-key`.
 */
export function canAct(
  action: Ast.AlterAction,
  relation: Relation,
  { only = false }: Pick<Ast.AlterTable, 'only'>,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const { kind, at } = action
  const reason =
    faultOfKind(kind, relation) ??
    faultOfPartitioned(action, relation, draft) ??
    (only ? faultOfOnly(action, relation, draft) : undefined)
  if (reason === undefined) return true
  report.add(kind.includes('constraint') ? 'impossible-key' : 'impossible-column', at, { reason })
  return false
}

function faultOfKind(action: Ast.AlterAction['kind'], { kind, name }: Relation) {
  const isTable = kind === 'table' || kind === 'foreign-table'
  const isOfView = kind === 'view' && ofViews.has(action)
  if (isTable || isOfView || !ofTables.has(action)) return undefined
  return `"${name}" is a ${kind.replace('-', ' ')}, which cannot be altered so`
}

/** The partitions of a table have all its checks. */
function faultOfPartitioned(action: Ast.AlterAction, relation: Relation, draft: Draft) {
  if (action.kind !== 'add-constraint' || !traitsOf(draft, relation).partitionedBy) return undefined
  const isAlone = action.constraint.attributes?.includes('no inherit') === true
  return isAlone ? `"${relation.name}" is partitioned: its partitions inherit` : undefined
}

/** PostgreSQL manual, 5.11: what heirs have of their parents they have all. */
function faultOfOnly(action: Ast.AlterAction, relation: Relation, draft: Draft) {
  const [heir] = everyHeirOf(draft, relation)
  const isPartitioned = traitsOf(draft, relation).partitionedBy !== undefined
  const isOfAll =
    action.kind === 'add-constraint'
      ? isInherited(action) || isBeforeItsHeirs(action, relation, draft)
      : ofAll.has(action.kind) && !isThere(action, relation)
  const isOfPartitions = isPartitioned && ofPartitions.has(kindOf(action))
  if (!heir || !(isOfAll || isOfPartitions)) return undefined
  return `"${heir.name}" inherits from "${relation.name}": not it ONLY can be altered so`
}

function isInherited({ constraint }: OfKind<Ast.AlterAction, 'add-constraint'>): boolean {
  return constraint.kind === 'check' && constraint.attributes?.includes('no inherit') !== true
}

/** A primary key makes its columns NOT NULL, which those of heirs must be then. */
function isBeforeItsHeirs(
  { constraint }: OfKind<Ast.AlterAction, 'add-constraint'>,
  relation: Relation,
  draft: Draft,
): boolean {
  if (constraint.kind !== 'primary-key') return false
  const names = new Set(constraint.columns.flatMap(({ expression }) => columnsIn(expression)))
  return everyHeirOf(draft, relation).some((heir) =>
    getRelation(draft, heir).columns.some(({ name, nullable }) => nullable && names.has(name)),
  )
}

/** ADD COLUMN IF NOT EXISTS of one that is there. */
function isThere(action: Ast.AlterAction, { columns }: Relation): boolean {
  if (action.kind !== 'add-column' || !action.ifNotExists) return false
  return columns.some(({ name }) => name === action.column.name.text)
}

/** Of an action, or of the constraint that it adds. */
function kindOf(action: Ast.AlterAction): string {
  return action.kind === 'add-constraint' ? action.constraint.kind : action.kind
}

const ofAll: ReadonlySet<string> = new Set(['add-column', 'set-type', 'rename-column'])

const ofPartitions: ReadonlySet<string> = new Set([
  ...['drop-column', 'set-not-null', 'not-null', 'foreign-key'],
])

/** What cannot be done to just any relation (PostgreSQL manual, ALTER VIEW and ALTER MATERIALIZED VIEW). */
const ofTables: ReadonlySet<Ast.AlterAction['kind']> = new Set([
  ...(['add-column', 'drop-column', 'set-type', 'set-not-null', 'drop-not-null'] as const),
  ...(['set-default', 'drop-default', 'drop-expression', 'set-expression'] as const),
  ...(['add-identity', 'drop-identity', 'add-constraint', 'drop-constraint'] as const),
])

const ofViews: ReadonlySet<Ast.AlterAction['kind']> = new Set([
  ...(['set-default', 'drop-default', 'add-identity', 'drop-identity'] as const),
])

import type * as Ast from '../../../2-parse/ast.ts'
import type { IndexedBy } from '../../../dialects/definition-rules.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Type } from '../../../ir/type.ts'
import { getRelation } from '../../catalog/draft.ts'
import type { Computed } from '../../catalog/relation-traits.ts'
import { columnsIn } from '../columns-in.ts'
import type { DefinitionContext } from '../context.ts'
import { canStand } from './judge-expression.ts'

/** What the condition of a check must be. */
export function ofCheck({ dialect }: DefinitionContext): Computed['demands'] {
  const type = { how: 'is', type: dialect.semantics.boolean } as const
  return { what: 'a check', type, immutable: false, fault: 'impossible-key' }
}

/** What a part of an index must be, so that the index can hold it. */
export function ofKeyPart(by: IndexedBy): Computed['demands'] {
  const type = { how: 'indexed', by } as const
  return { what: 'an index', type, immutable: true, fault: 'impossible-key' }
}

/** What the WHERE of an index must be. */
export function ofPredicate({ dialect }: DefinitionContext): Computed['demands'] {
  const type = { how: 'is', type: dialect.semantics.boolean } as const
  return { what: 'the WHERE of an index', type, immutable: true, fault: 'impossible-key' }
}

/** Whether rows can be told apart by what the expression gives. */
export function canBePartitionKey(
  tree: Ast.Expression,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const demands = { what: 'a partition key', on, type: undefined, immutable: true } as const
  return canStand(tree, { ...demands, fault: 'impossible-key' }, context)
}

/** Whether the default of a column can be that. */
export function canBeDefault(
  tree: Ast.Expression,
  column: { readonly name: string; readonly type: Type },
  context: DefinitionContext,
): boolean {
  const what = `the default of "${column.name}"`
  const type = { how: 'becomes', type: column.type } as const
  const demands = { what, on: undefined, type, immutable: false } as const
  return canStand(tree, { ...demands, fault: 'impossible-column' }, context)
}

/** Whether the column can become what the expression gives. */
export function canBeConversion(
  tree: Ast.Expression,
  column: { readonly name: string; readonly type: Type },
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const what = `what "${column.name}" becomes`
  const type = { how: 'becomes', type: column.type } as const
  const demands = { what, on, type, immutable: false } as const
  return canStand(tree, { ...demands, fault: 'impossible-column' }, context)
}

/** Whether the column can be computed so. */
export function canBeGenerated(
  tree: Ast.Expression,
  column: { readonly name: string; readonly type: Type },
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const what = `the expression of "${column.name}"`
  if (!readsNoGenerated(tree, what, on, context)) return false
  const type = { how: 'becomes', type: column.type } as const
  const demands = { what, on, type, immutable: true } as const
  return canStand(tree, { ...demands, fault: 'impossible-column' }, context)
}

/** Reports `impossible-column`. */
function readsNoGenerated(
  tree: Ast.Expression,
  what: string,
  on: ObjectName,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const named = new Set(columnsIn(tree))
  const { columns } = getRelation(draft, on)
  const other = columns.find(({ name, generated }) => named.has(name) && generated !== 'none')
  if (!other) return true
  const reason = `the generated column "${other.name}" cannot stand in ${what}`
  report.add('impossible-column', tree.at, { reason })
  return false
}

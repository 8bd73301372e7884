import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { canBeDefault, canBeGenerated } from './stands.ts'

/** Whether the default of a column, or what it is generated from, makes sense. */
export function canCompute(
  { name, constraints }: Ast.ColumnDefinition,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const relation = lookUpRelation(context.draft, on)
  const column = relation?.columns.find((each) => each.name === name.text)
  if (!relation || !column) return true
  return constraints.every((constraint) => {
    if (constraint.kind === 'default') return canBeDefault(constraint.expression, column, context)
    if (constraint.kind !== 'generated') return true
    if (constraint.storage === 'virtual' && !canBeVirtual(column, constraint.at, context))
      return false
    if (constraint.storage === 'stored' && !canBeStored(constraint, { column, relation }, context))
      return false
    return canBeGenerated(constraint.expression, column, on, context)
  })
}

/** Reports `impossible-column`. */
function canBeStored(
  { expression, at }: Extract<Ast.ColumnConstraint, { kind: 'generated' }>,
  { column, relation }: { readonly column: Column; readonly relation: Relation },
  { dialect, report }: DefinitionContext,
): boolean {
  const reason = dialect.definitions.refusesStored(expression, column, relation)
  if (reason) report.add('impossible-column', at, { reason })
  return reason === undefined
}

/** Only values of the engine's own types are computed when they are read. Reports `impossible-column`. */
function canBeVirtual(
  { name, type }: Column,
  at: Span,
  { dialect, report }: DefinitionContext,
): boolean {
  const element = type.kind === 'array' ? type.element : type
  if (!dialect.definitions.dependencies || !('schema' in element)) return true
  const reason = `the virtual column "${name}" cannot be ${dialect.types.render(type)}`
  report.add('impossible-column', at, { reason })
  return false
}

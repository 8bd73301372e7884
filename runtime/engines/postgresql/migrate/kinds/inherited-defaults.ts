import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { columnAction } from './column-text.ts'
import { inheritedFrom } from './heirs.ts'

/** A column that is inherited comes with the default of its parent, and may have another one, or none. */
export function inheritedDefaultSteps(
  column: SchemaObject,
  inlined: readonly SchemaObject[],
  definitions: Definitions,
): readonly Step[] {
  const above = inheritedFrom(column, definitions)
  const own = expressionIn(inlined.filter(({ parent }) => parent === column.id))
  const given = above && expressionOf(above, definitions)
  if (own === given) return []
  const action = own === undefined ? 'DROP DEFAULT' : `SET DEFAULT ${own}`
  return [step(columnAction(column, definitions, action))]
}

/** The default of the column. */
export function expressionOf({ id }: SchemaObject, definitions: Definitions): string | undefined {
  return expressionIn(definitions.childrenOf(id))
}

function expressionIn(objects: readonly SchemaObject[]): string | undefined {
  const found = objects.find(({ kind }) => kind === 'default')
  return found && textOf(found, 'expression')
}

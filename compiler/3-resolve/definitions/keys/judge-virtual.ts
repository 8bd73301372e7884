import type { Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import type { DefinitionContext } from '../context.ts'

/** Whether none of the columns is computed when it is read: nothing holds its values. Reports `impossible-key`. */
export function areKept(
  names: readonly (string | undefined)[],
  { columns }: Relation,
  at: Span,
  { dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const virtual = columns.find(
    ({ name, generated }) => generated === 'virtual' && names.includes(name),
  )
  if (!virtual) return true
  const reason = `the virtual column "${virtual.name}" cannot be in a key or an index`
  report.add('impossible-key', at, { reason })
  return false
}

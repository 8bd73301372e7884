import type { PlacedObjects } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'

/** The objects that the extension puts into a schema; undefined where they are not known. */
export function placedBy(name: string, { dialect }: DefinitionContext): PlacedObjects | undefined {
  return dialect.extensions === 'none' ? undefined : dialect.extensions.loaded.placed(name)
}

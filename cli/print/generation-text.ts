import type { Generation } from '../project/generate-project.ts'

/** `quarry_gen: 3 files written, 1 removed, 6 unchanged`. */
export function generationText({ changed, removed, unchanged, shown }: Generation): string {
  if (changed.length === 0 && removed.length === 0) return `${shown()}: up to date`
  const parts = [
    `${changed.length} ${changed.length === 1 ? 'file' : 'files'} written`,
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(unchanged.length > 0 ? [`${unchanged.length} unchanged`] : []),
  ]
  return `${shown()}: ${parts.join(', ')}`
}

/** A line for each file that is not as it would be generated. */
export function staleLines({ changed, removed, shown }: Generation): readonly string[] {
  return [
    ...changed.map(({ name, isNew }) => `${shown(name)} ${isNew ? 'is missing' : 'is stale'}`),
    ...removed.map((name) => `${shown(name)} belongs to no query file any more`),
  ]
}

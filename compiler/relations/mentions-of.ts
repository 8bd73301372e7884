import type { Dialect } from '../dialects/dialect.ts'
import { Mentions } from './mentions.ts'

/** To be shown trees of the dialect. */
export function mentionsOf({ names, semantics, definitions }: Dialect): Mentions {
  return new Mentions({
    relationKey: names.relationKey,
    implicitRecursion: semantics.implicitRecursion,
    sequenceFunctions: definitions.countingDefaults,
  })
}

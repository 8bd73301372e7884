import type { Code } from '../../../diagnostics/catalogue.ts'
import { type Draft, extensionsNotKnown } from '../../catalog/draft.ts'

/** What quarry cannot know of an expression, so that the definition may be right all the same. */
export function doubtful(draft: Draft): ReadonlySet<Code> {
  return extensionsNotKnown(draft).length > 0 ? beyondExtensions : beyondQuarry
}

const beyondQuarry: ReadonlySet<Code> = new Set<Code>(['not-supported'])

/** What may be something of an extension. */
export const ofExtensions = [
  'unknown-function',
  'no-matching-function',
  'no-matching-operator',
] as const satisfies readonly Code[]

const beyondExtensions: ReadonlySet<Code> = new Set<Code>([...beyondQuarry, ...ofExtensions])

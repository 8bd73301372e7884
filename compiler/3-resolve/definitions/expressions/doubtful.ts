import type { Code } from '../../../diagnostics/catalogue.ts'
import type { Draft } from '../../catalog/draft.ts'

/** What quarry cannot know of an expression, so that the definition may be right all the same. */
export function doubtful(draft: Draft): ReadonlySet<Code> {
  return unknownExtensions(draft).length > 0 ? beyondExtensions : beyondQuarry
}

/** Those that were created of which it is not known what they bring. */
export function unknownExtensions({ extensions, dialect }: Draft): readonly string[] {
  const { dependencies } = dialect.definitions
  return [...extensions].filter((name) => !dependencies?.knowsExtension(name))
}

const beyondQuarry: ReadonlySet<Code> = new Set<Code>(['not-supported'])

/** What may be something of an extension. */
export const ofExtensions = [
  'unknown-function',
  'no-matching-function',
  'no-matching-operator',
] as const satisfies readonly Code[]

const beyondExtensions: ReadonlySet<Code> = new Set<Code>([...beyondQuarry, ...ofExtensions])

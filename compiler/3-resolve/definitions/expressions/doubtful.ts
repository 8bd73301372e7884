import type { Code } from '../../../diagnostics/catalogue.ts'
import { doubtsOfExtensions } from '../../../diagnostics/may-be-of-extension.ts'

/** The diagnostics about an expression that say what quarry cannot know, so that the definition may be right all the same. */
export const doubtful: ReadonlySet<Code> = new Set<Code>(['not-supported', ...doubtsOfExtensions])

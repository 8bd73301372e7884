import type { Codec } from '../../driver.ts'
import { plainTimeParts } from '../../runtime-text/plain-time.ts'
import { codecsParts } from './runtime-text/codecs.ts'

export const stringify: Codec = { name: 'JSON.stringify', text: undefined, uses: [] }

/** In the order in which a generated file shows them. */
export const codecs: readonly Codec[] = [...codecsParts, ...plainTimeParts, stringify]

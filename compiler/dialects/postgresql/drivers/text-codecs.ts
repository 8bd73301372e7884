import type { Codec } from '../../driver.ts'
import { textCodecsParts } from './runtime-text/text-codecs.ts'

export const stringify: Codec = { name: 'JSON.stringify', text: undefined, uses: [] }

/** The codecs of both drivers, in the order in which a generated file shows them. */
export const codecs: readonly Codec[] = [...textCodecsParts, stringify]

import { blankIn } from '../../source/blanks.ts'
import type { FindSlip } from './slip.ts'

/** `SELECT\u00a01` is one name: the fault is there, or further on. */
export const blankSlip: FindSlip = ({ tokens, index }) => {
  for (const { kind, text } of tokens.slice(0, index + 1)) {
    const character = kind === 'word' ? blankIn(text) : undefined
    if (character !== undefined) return `${character} is part of a name: write a plain space`
  }
  return undefined
}

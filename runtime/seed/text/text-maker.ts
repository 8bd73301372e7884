import type { CellRandom } from '../cell-random.ts'

export interface TextWish {
  /** Stands in the text so that texts with different ones differ: `17`; empty where texts may repeat. */
  readonly suffix: string
  /** The most characters. */
  readonly length: number
}

/** Makes a text, which is cut where it is too long. The suffix stays whole, and no other digit stands beside it. */
export type TextMaker = (random: CellRandom, wish: TextWish) => string

/** The text with its suffix behind it. */
export function ended(make: (random: CellRandom) => string, separator = ' '): TextMaker {
  return (random, { suffix, length }) => {
    const text = make(random)
    if (suffix === '') return text.length <= length ? text : cut(text, length)
    const end = separator + suffix
    const room = length - end.length
    if (room <= 0) return suffix
    return (text.length <= room ? text : cut(text, room)) + end
  }
}

/** No half of a surrogate pair, and no blank at the end, which some types drop. */
export function cut(text: string, length: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isHalf ? length - 1 : length).trimEnd()
}

import type { Json } from './cell-value.ts'

/** The number that the text is; the text itself where it is none, as of a column whose type was changed just now. */
export function readNumber(text: string): Json {
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}

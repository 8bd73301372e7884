import type { Json } from './cell-value.ts'

/** ECMA-262, JSON.rawJSON and the third argument of a reviver: Node has both since 21, the declarations not yet. */
interface SourceText {
  readonly source?: string
}
declare global {
  interface JSON {
    rawJSON(text: string): Json
    isRawJSON(value: unknown): boolean
    parse(text: string, reviver: (name: string, value: Json, source: SourceText) => unknown): Json
  }
}

/**
 * What JSON.parse gives, but numbers that JavaScript would round keep the text that they have, and are written with it
 * by JSON.stringify. Throws SyntaxError.
 */
export function parseExact(text: string): Json {
  return JSON.parse(text, (_name, value, { source }) =>
    typeof value === 'number' && source !== undefined && isRounded(source)
      ? exactNumber(source)
      : value,
  )
}

/** A number that only JSON.stringify is to look at. */
export function exactNumber(text: string): Json {
  return JSON.rawJSON(text)
}

export function isExactNumber(value: Json): boolean {
  return JSON.isRawJSON(value)
}

/** Whether reading the number makes another one of it. */
export function isRounded(written: string): boolean {
  const value = Number(written)
  if (!Number.isFinite(value)) return true
  if (/^-?\d+$/.test(written)) return !Number.isSafeInteger(value)
  return digitsOf(written) !== digitsOf(String(value))
}

/** The digits that count, without sign, point, exponent and the zeros around them. */
function digitsOf(written: string): string {
  const mantissa = written.replace(/[eE].*$/, '').replaceAll(/[-.]/g, '')
  return mantissa.replace(/^0+/, '').replace(/0+$/, '')
}

import type { Token } from '../../1-lex/token.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { Related } from '../../diagnostics/report.ts'

/** What went wrong, in the words of who wrote it. */
export interface Slip {
  readonly hint: string | undefined
  readonly related: readonly Related[]
  /** Where another statement begins: the offset of its first word. */
  readonly next?: number
  /** The word that is a keyword misspelt, where the parser stops elsewhere. */
  readonly misspelt?: { readonly token: Token; readonly keyword: string }
}

/** `SELECT a FORM t`: the fault is shown at the word, not where the parser stops. */
export function misspelt(token: Token, keyword: string): Slip {
  return { hint: `did you mean ${keyword}?`, related: [], misspelt: { token, keyword } }
}

export interface SlipContext {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Of the token that cannot stand there; the number of tokens at the end. */
  readonly index: number
  /** All that could stand there. */
  readonly labels: readonly string[]
  readonly dialect: Pick<Dialect, 'label' | 'lexical' | 'grammar'>
}

/** Undefined where it is not this slip. */
export type FindSlip = (context: SlipContext) => Slip | string | undefined

/** The word at a place in lower case; empty for all but bare words. */
export function wordAt({ tokens }: SlipContext, index: number): string {
  const token = tokens[index]
  return token?.kind === 'word' ? token.text.toLowerCase() : ''
}

export function textAt({ tokens }: SlipContext, index: number): string {
  return tokens[index]?.text ?? ''
}

/** The places of the parentheses that are open before a place, the outermost first. */
export function openBefore({ tokens }: SlipContext, index: number): readonly number[] {
  const open: number[] = []
  for (let i = 0; i < index; i++) {
    const text = tokens[i]?.text
    if (text === '(') open.push(i)
    if (text === ')') open.pop()
  }
  return open
}

/** The places before a place, nearest first, that are inside the same parentheses. */
export function besideBefore(context: SlipContext, index: number): readonly number[] {
  const beside: number[] = []
  let depth = 0
  for (let i = index - 1; i >= 0; i--) {
    const text = textAt(context, i)
    if (text === ')') depth++
    if (depth === 0) beside.push(i)
    if (text === '(' && depth-- === 0) return beside.slice(0, -1)
  }
  return beside
}

/** A name in the quotes of the dialect. */
export function quoted(name: string, { lexical }: SlipContext['dialect']): string {
  const found = Object.entries(lexical.quotes).find(([, each]) => each.token === 'quoted-name')
  return found ? `${found[0]}${name}${found[1].close}` : name
}

/** Words that begin a clause, and the rank of the clause in its statement. */
export const clauseRanks: ReadonlyMap<string, number> = new Map([
  ['select', 0],
  ['insert', 0],
  ['update', 0],
  ['delete', 0],
  ['set', 1],
  ['values', 1],
  ['from', 2],
  ['join', 3],
  ['inner', 3],
  ['left', 3],
  ['right', 3],
  ['full', 3],
  ['cross', 3],
  ['on', 3],
  ['using', 3],
  ['where', 4],
  ['group', 5],
  ['having', 6],
  ['window', 7],
  ['union', 8],
  ['intersect', 8],
  ['except', 8],
  ['order', 9],
  ['limit', 10],
  ['offset', 10],
  ['fetch', 10],
  ['for', 11],
  ['returning', 12],
])

/** Whether the dialect has the keyword, reserved or not. */
export function isKeyword(word: string, { lexical }: SlipContext['dialect']): boolean {
  return lexical.keywords.some(({ words }) => words.split(/\s+/).includes(word.toLowerCase()))
}

export function isReserved(word: string, { lexical }: SlipContext['dialect']): boolean {
  const isIn = (words: string) => words.split(/\s+/).includes(word)
  return (
    word !== '' &&
    lexical.keywords.some(({ names, words }) => !names.includes('column') && isIn(words))
  )
}

import { keywords } from '../../../../../compiler/dialects/sqlite/keywords.ts'
import { lexical } from '../../../../../compiler/dialects/sqlite/lexical.ts'
import { readTokens } from '../../../../../compiler/read-tokens.ts'
import { foldName, quoteName } from './names.ts'

export type SqlToken = ReturnType<typeof readTokens>[number]

/** The tokens of a statement that SQLite has accepted. */
export function tokensOf(text: string): readonly SqlToken[] {
  return readTokens(text, { lexical })
}

export function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word
}

export function isSign(token: SqlToken | undefined, sign: string): boolean {
  return token?.kind === 'punctuation' && token.text === sign
}

/** One text for all spellings of a statement: comments, space, quotes of names and the case of words are gone. */
export function canonicalText(tokens: readonly SqlToken[]): string {
  return tokens.map(canonicalToken).join(' ')
}

/** A word that is a name only in quotes. */
export function isReserved(token: SqlToken): boolean {
  return token.kind === 'word' && MEANING.has(token.text.toLowerCase())
}

/** Words that mean another thing in quotes: `"current_date"` is a column or a string. */
const MEANING = new Set(['true', 'false', ...wordsOf(0), ...wordsOf(3)])
const PLAIN = /^[a-z_\u0080-\uffff][\w$\u0080-\uffff]*$/

function wordsOf(group: 0 | 3): readonly string[] {
  return keywords[group].words.trim().split(/\s+/)
}

function canonicalToken({ kind, text, value }: SqlToken): string {
  if (kind === 'string') return text
  if (kind !== 'quoted-name') return foldName(text)
  return canonicalName(value)
}

/** A name as it stands in a canonical text. */
export function canonicalName(name: string): string {
  const folded = foldName(name)
  return PLAIN.test(folded) && !MEANING.has(folded) ? folded : quoteName(folded)
}

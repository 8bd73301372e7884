import type { Token } from '../1-lex/token.ts'

/**
 * Whether a word is WINDOW, OVER or FILTER, and its neighbours leave it a name (SQLite, tokenize.c).
 * Those three are not reserved for each other.
 */
export function isWindowName(tokens: readonly Token[], i: number, reserved: IsReserved): boolean {
  const token = tokens[i]
  const isName = (other: Token | undefined) => mayBeName(other, reserved)
  if (token?.kind !== 'word') return false
  switch (token.text.toLowerCase()) {
    case 'window':
      return !isName(tokens[i + 1]) || tokens[i + 2]?.text.toLowerCase() !== 'as'
    case 'over':
      return tokens[i - 1]?.text !== ')' || !(tokens[i + 1]?.text === '(' || isName(tokens[i + 1]))
    case 'filter':
      return tokens[i - 1]?.text !== ')' || tokens[i + 1]?.text !== '('
    default:
      return false
  }
}

type IsReserved = (word: string) => boolean

function mayBeName(token: Token | undefined, reserved: IsReserved): boolean {
  if (token?.kind !== 'word') return token?.kind === 'quoted-name' || token?.kind === 'string'
  const word = token.text.toLowerCase()
  return !reserved(word) || ['window', 'over', 'filter'].includes(word)
}

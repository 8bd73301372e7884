import type { Token } from '../1-lex/token.ts'

/** Whether a word is WINDOW, OVER or FILTER, and its neighbours leave it a name (SQLite). */
export function isWindowName(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
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

/** Good enough: a reserved word behind OVER or WINDOW is a syntax error either way. */
function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'quoted-name' || token?.kind === 'string'
}

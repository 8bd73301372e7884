import { quoteName } from './names.ts'
import { canonicalText, isReserved, isSign, isWord, type SqlToken } from './tokens.ts'

/**
 * One text for all spellings of a view, behind its name. What its columns are called is read by applications in the
 * case in which it is written: `SELECT id AS userId`.
 */
export function canonicalView(tokens: readonly SqlToken[]): string {
  const begins = tokens.findIndex((token) => isWord(token, 'as'))
  /** For each open parenthesis, whether it is that of a CAST. */
  const casts: boolean[] = []
  return tokens
    .map((token, place) => {
      if (isSign(token, '(')) casts.push(isWord(tokens[place - 1], 'cast'))
      if (isSign(token, ')')) casts.pop()
      const isBehind = place > begins + 1 && isWord(tokens[place - 1], 'as')
      const isAlias = isBehind && casts.at(-1) !== true && !isSign(tokens[place + 1], '(')
      return (isAlias || place < begins) && isName(token)
        ? quoteName(token.value)
        : canonicalText([token])
    })
    .join(' ')
}

function isName(token: SqlToken): boolean {
  return (token.kind === 'word' || token.kind === 'quoted-name') && !isReserved(token)
}

import type { Token } from '../1-lex/token.ts'
import type { Vocabulary } from './words/vocabulary.ts'

const queryStarts = new Set(['select', 'values', 'with', 'table'])
const queryTails = new Set([
  ')',
  'union',
  'intersect',
  'except',
  'minus',
  'order',
  'limit',
  'offset',
  'fetch',
  'for',
])

/**
 * The places of the `(` that open a query: `(SELECT`, and `((SELECT 1) UNION ...` but not
 * `((SELECT 1) + 1)`. Decided from the inside out, in one pass. `calls`: the places of VALUES that begin no query.
 */
export function openingQueries(
  tokens: readonly Token[],
  vocabulary: Pick<Vocabulary, 'rowsWithWord' | 'nestedQueries' | 'leadingWith'>,
  calls: ReadonlySet<number>,
): ReadonlySet<number> {
  const { rowsWithWord, nestedQueries, leadingWith } = vocabulary
  const queries = new Set<number>()
  // A statement that begins with parentheses is a query, whatever follows.
  for (let i = 0; nestedQueries && tokens[i]?.text === '('; i++) queries.add(i)
  const open: number[] = []
  tokens.forEach((token, i) => {
    if (token.text === '(') {
      open.push(i)
      const next = tokens[i + 1]
      if (next && !calls.has(i + 1) && startsQuery(next, tokens[i + 2], rowsWithWord))
        queries.add(i)
    }
    if (token.text !== ')') return
    const start = open.pop()
    const tail = tokens[i + 1]
    if (
      start === undefined ||
      !tail ||
      !nestedQueries ||
      !queries.has(start) ||
      open.at(-1) !== start - 1
    )
      return
    // `((WITH ...))` is an expression of a query in parentheses.
    if (leadingWith && /^with$/i.test(tokens[start + 1]?.text ?? '')) return
    if (queryTails.has(tail.text.toLowerCase())) queries.add(start - 1)
  })
  return queries
}

function startsQuery(first: Token, second: Token | undefined, rowsWithWord: boolean): boolean {
  if (first.kind !== 'word') return false
  const word = first.text.toLowerCase()
  if (!queryStarts.has(word)) return false
  if (word === 'select' || word === 'table' || !second) return true
  if (word === 'values') return second.text.toLowerCase() === (rowsWithWord ? 'row' : '(')
  return second.kind === 'word' || second.kind === 'quoted-name' || second.kind === 'string'
}

import { groupRows } from '../../../../group-rows.ts'
import { behindGroup, isSymbol, isWord, textOf, type Token } from '../text/tokens.ts'

/** How the clauses of a definition begin; `bare`: no value follows. */
export interface ClauseStart {
  readonly key: string
  readonly words: readonly string[]
  readonly bare?: true
}

/** By their first words. */
export type ClauseStarts = ReadonlyMap<string, readonly ClauseStart[]>

export function clauseStarts(starts: readonly ClauseStart[]): ClauseStarts {
  return groupRows(starts, ({ words }) => words[0] ?? '')
}

/** The value of each clause by its key, empty for one without a value. */
export type Clauses = ReadonlyMap<string, string>

/** Each clause reaches to where the next one begins, outside of parentheses; a value has at least one token. */
export function clausesOf(sql: string, tokens: readonly Token[], starts: ClauseStarts): Clauses {
  const clauses = new Map<string, string>()
  let index = 0
  while (index < tokens.length) {
    const start = startAt(tokens, index, starts)
    const first = index + (start?.words.length ?? 0)
    const end = start?.bare ? first : endOfValue(tokens, first, starts)
    const key = start?.key ?? 'other'
    const value = textOf(sql, tokens.slice(first, end)).replace(/^=\s*/, '')
    clauses.set(key, [clauses.get(key), value].filter(Boolean).join(' '))
    index = end
  }
  return clauses
}

function startAt(
  tokens: readonly Token[],
  index: number,
  starts: ClauseStarts,
): ClauseStart | undefined {
  const word = tokens[index]?.word
  if (word === undefined) return undefined
  return starts
    .get(word)
    ?.find(({ words }) => words.every((each, offset) => isWord(tokens[index + offset], each)))
}

function endOfValue(tokens: readonly Token[], first: number, starts: ClauseStarts): number {
  let end = first
  do end = isSymbol(tokens[end], '(') ? behindGroup(tokens, end) : end + 1
  while (end < tokens.length && startAt(tokens, end, starts) === undefined)
  return end
}

import { isSymbol, isWord, tokensOf, unquoted, type Token } from './tokens.ts'

/** Whether the name at the index, which a dot follows, is that of the database, and not that of a table. */
export type IsOwnDatabase = (tokens: readonly Token[], index: number) => boolean

/**
 * A definition as it means the same in every database and to every version: without the marks of what other versions
 * skip, without the character set that a client has left on its strings (`_utf8mb4'a'`), and without the name of the
 * database that it stands in.
 */
export function settled(sql: string, isOwnDatabase: IsOwnDatabase): string {
  if (!UNSETTLED.test(sql)) return sql
  const tokens = tokensOf(sql)
  const left = leftOut(tokens, isOwnDatabase)
  if (left.length === 0) return sql
  const kept: string[] = []
  let at = 0
  for (const { start, end } of left) {
    kept.push(sql.slice(at, start))
    at = end
  }
  return [...kept, sql.slice(at)].join('')
}

const UNSETTLED = /\*\/|_utf8mb[34]|`\.`/i

function leftOut(tokens: readonly Token[], isOwn: IsOwnDatabase): readonly Token[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'hint') return [token]
    if (isIntroducer(token) && tokens[index + 1]?.kind === 'string') return [token]
    const dot = tokens[index + 1]
    return dot && isQualifier(tokens, index) && isOwn(tokens, index) ? [token, dot] : []
  })
}

function isIntroducer(token: Token): boolean {
  return isWord(token, '_UTF8MB4') || isWord(token, '_UTF8MB3')
}

function isQualifier(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index]?.kind === 'name' &&
    isSymbol(tokens[index + 1], '.') &&
    tokens[index + 2]?.kind === 'name' &&
    !isSymbol(tokens[index - 1], '.')
  )
}

/** In the definition of a table only other objects are qualified: ``nextval(`shop`.`numbers`)``. */
export function inTable(database: string): IsOwnDatabase {
  return (tokens, index) => unquoted(tokens[index]?.text ?? '') === database
}

/**
 * In a view the name may also be the alias of a table, as in ``select `shop`.`id` from `products` `shop` ``: two names
 * are an object of the database only where a table stands, or the call of a function.
 */
export function inView(database: string): IsOwnDatabase {
  return (tokens, index) => {
    if (unquoted(tokens[index]?.text ?? '') !== database) return false
    const behind = tokens[index + 3]
    return isSymbol(behind, '.') || isSymbol(behind, '(') || isTablePlace(tokens, index)
  }
}

const RELATION_WORDS: ReadonlySet<string> = new Set(['FROM', 'JOIN', 'STRAIGHT_JOIN'])

/** Behind FROM or JOIN, and the parentheses that stand behind these. */
export function isTablePlace(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (isSymbol(tokens[at], '(')) at -= 1
  const before = tokens[at]
  return before !== undefined && RELATION_WORDS.has(before.word ?? '')
}

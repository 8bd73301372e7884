import { lex } from '../1-lex/lexer.ts'
import type { Token } from '../1-lex/token.ts'
import type { Lexical } from '../dialects/lexical.ts'
import { split, type SplitStatement } from './split.ts'

/**
 * The statements of a query file, as `split` has them; but a string that is not closed ends before the next
 * name of a query, so that those behind it are read. Never fails.
 */
export function splitQueries(text: string, lexical: Lexical): readonly SplitStatement[] {
  const found: SplitStatement[] = []
  let start = 0
  for (;;) {
    const rest = text.slice(start)
    const statements = split(rest, lexical)
    const name = swallowedName(statements, lexical)
    const ended = name === undefined ? statements : split(rest.slice(0, name), lexical)
    for (const statement of ended) found.push(moved(statement, start))
    if (name === undefined) return found
    start += name
  }
}

/** Where the first line is that a string which is not closed has swallowed. */
function swallowedName(
  statements: readonly SplitStatement[],
  lexical: Lexical,
): number | undefined {
  const suspects = statements.filter(({ kind, text }) => kind === 'sql' && nameLine.test(text))
  const last = statements.at(-1)
  if (suspects.length === 0 || !last) return undefined
  const isOpen = lex(last.text, lexical).unterminated !== undefined
  for (const { text, at } of suspects) {
    const { tokens, unterminated } = lex(text, lexical)
    const pieces = tokens.filter((token, i) => isOpen || touches(token, tokens[i + 1]))
    for (const piece of [...pieces, ...(unterminated ? [unterminated] : [])]) {
      const line = nameLine.exec(text.slice(piece.at.start, piece.at.end))
      if (line) return at.start + piece.at.start + line.index
    }
  }
  return undefined
}

const nameLine = /^[^\S\n]*(?:--|#|\/\*)[^\S\n]*name\s*:\s*\S+\s+:\w/im

/** `'...WHERE a = 'x'`: what looks like the end of a string is the beginning of another. */
function touches({ kind, at }: Token, next: Token | undefined): boolean {
  return kind === 'string' && next?.at.start === at.end && /^\w/.test(next.text)
}

function moved(statement: SplitStatement, by: number): SplitStatement {
  const { start, end } = statement.at
  return { ...statement, at: { start: start + by, end: end + by } }
}

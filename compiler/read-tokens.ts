import { lex } from './1-lex/lexer.ts'
import type { Lexed } from './1-lex/token.ts'
import type { Dialect } from './dialects/dialect.ts'

/** The tokens of a statement or of a part of one, comments left out. Never throws; what is not closed ends them. */
export function readTokens(text: string, { lexical }: Pick<Dialect, 'lexical'>): Lexed['tokens'] {
  return lex(text, lexical).tokens
}

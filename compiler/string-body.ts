import type { Lexed, Token } from './1-lex/token.ts'
import type * as Ast from './2-parse/ast.ts'

export interface StringBody {
  readonly text: string
  /** In lower case. */
  readonly language: string
  readonly token: Token
}

/** The string behind AS or DO. Without LANGUAGE, DO is of PL/pgSQL (PostgreSQL manual, DO). */
export function stringBody(tree: Ast.Statement, { tokens }: Lexed): StringBody | undefined {
  const isDo = tree.kind === 'other' && tree.command === 'do'
  if (tree.kind !== 'create-routine' && !isDo) return undefined
  const isWord = (i: number, word: string) => tokens[i]?.text.toLowerCase() === word
  const token = tokens.find(
    ({ kind }, i) =>
      kind === 'string' && (isDo || isWord(i - 1, 'as')) && !isWord(i - 1, 'language'),
  )
  const language = tokens.find((_, i) => isWord(i - 1, 'language'))
  if (!token) return undefined
  const words = language?.value.toLowerCase() ?? (isDo ? 'plpgsql' : 'sql')
  return { text: token.value, language: words, token }
}

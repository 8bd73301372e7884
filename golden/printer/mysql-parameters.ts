import { lex } from '../../compiler/1-lex/lexer.ts'
import type { Lexical } from '../../compiler/dialects/lexical.ts'

/** A number for each parameter, of quarry's own too: EXPLAIN takes no values. */
export function withoutParameters(sql: string, lexical: Lexical): string {
  const { text, tokens } = lex(sql, lexical)
  let written = ''
  let end = 0
  for (const { kind, at } of tokens) {
    if (kind !== 'parameter') continue
    written += `${text.slice(end, at.start)}1`
    end = at.end
  }
  const numbered = written + text.slice(end)
  return numbered.replaceAll(/\bsqlc\s*\.\s*\w+\s*\(\s*'?\w+'?\s*\)/g, '1')
}

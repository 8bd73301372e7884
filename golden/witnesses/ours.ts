import { lex } from '../../compiler/1-lex/lexer.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { relationsOf } from '../../compiler/relations-of.ts'
import type { Seen } from './witness.ts'

/** What quarry sees in a query, in the form of the witnesses. */
export function seenByQuarry(sql: string, dialect: Dialect): Seen {
  const { reads, writes } = relationsOf(sql, dialect)
  const parameters = new Set<string>()
  let questions = 0
  for (const { kind, value } of lex(sql, dialect.lexical).tokens) {
    if (kind === 'parameter') parameters.add(value === '' ? String(++questions) : value)
  }
  return { relations: new Set([...reads, ...writes].map((parts) => parts.join('.'))), parameters }
}

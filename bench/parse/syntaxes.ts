import { lex } from '../../compiler/1-lex/lexer.ts'
import { parse } from '../../compiler/2-parse/parse.ts'
import { createReport } from '../../compiler/diagnostics/report.ts'
import { mariadb } from '../../compiler/dialects/mariadb/dialect.ts'
import { mysql } from '../../compiler/dialects/mysql/dialect.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'

export const syntaxes = { postgresql, mysql, mariadb, sqlite }

export type SyntaxName = keyof typeof syntaxes

export const syntaxNames = ['postgresql', 'mysql', 'mariadb', 'sqlite'] as const

/** Whether the front end reads a statement. Throws: what it should have reported. */
export function reads(name: SyntaxName, sql: string): boolean {
  const report = createReport()
  const statement = parse(lex(sql, syntaxes[name].lexical), syntaxes[name], report)
  const reported = report.all().length
  if (statement ? reported > 0 : reported !== 1) throw new Error(`${reported} reports: ${sql}`)
  return statement !== undefined
}

import * as assert from 'uvu/assert'
import { lex } from '../compiler/1-lex/lexer.ts'
import { type Diagnostic, createReport } from '../compiler/diagnostics/report.ts'
import type { Dialect } from '../compiler/dialects/dialect.ts'
import { grammar as mariadbGrammar } from '../compiler/dialects/mariadb/grammar.ts'
import { lexical as mariadbLexical } from '../compiler/dialects/mariadb/lexical.ts'
import { grammar as mysqlGrammar } from '../compiler/dialects/mysql/grammar.ts'
import { lexical as mysqlLexical } from '../compiler/dialects/mysql/lexical.ts'
import { grammar as postgresqlGrammar } from '../compiler/dialects/postgresql/grammar.ts'
import { lexical as postgresqlLexical } from '../compiler/dialects/postgresql/lexical.ts'
import { grammar as sqliteGrammar } from '../compiler/dialects/sqlite/grammar.ts'
import { lexical as sqliteLexical } from '../compiler/dialects/sqlite/lexical.ts'
import type * as Ast from '../compiler/2-parse/ast.ts'
import { parse } from '../compiler/2-parse/parse.ts'

/** For tests of the grammar: the syntax of each dialect without the rest of it. */
export const syntaxes = {
  postgresql: { label: 'PostgreSQL', lexical: postgresqlLexical, grammar: postgresqlGrammar },
  mysql: { label: 'MySQL', lexical: mysqlLexical, grammar: mysqlGrammar },
  mariadb: { label: 'MariaDB', lexical: mariadbLexical, grammar: mariadbGrammar },
  sqlite: { label: 'SQLite', lexical: sqliteLexical, grammar: sqliteGrammar },
} satisfies Record<string, Pick<Dialect, 'label' | 'lexical' | 'grammar'>>

export type SyntaxName = keyof typeof syntaxes

export interface Parsed {
  readonly statement: Ast.Statement | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export function parseAs(name: SyntaxName, sql: string): Parsed {
  const syntax = syntaxes[name]
  const report = createReport()
  const statement = parse(lex(sql, syntax.lexical), syntax, report)
  return { statement, diagnostics: report.all() }
}

/** The tree holds all that `expected` holds; what `expected` leaves out may be anything. */
export function expectTree(name: SyntaxName, sql: string, expected: unknown): void {
  const { statement, diagnostics } = parseAs(name, sql)
  const messages = diagnostics.map(({ message }) => message)
  assert.equal(messages, [], `${name}: ${sql}`)
  assert.equal(pruned(statement, expected), expected, `${name}: ${sql}`)
}

/** `actual`, cut down to the keys that `expected` has. */
function pruned(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.map((item: unknown, i) => (i in expected ? pruned(item, expected[i]) : item))
  }
  if (!isRecord(actual) || !isRecord(expected)) return actual
  return Object.fromEntries(
    Object.keys(expected).map((key) => [key, pruned(actual[key], expected[key])]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type Database from 'better-sqlite3'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'

type Connection = InstanceType<typeof Database>

/** The program that SQLite makes of a statement, as a text to compare; undefined where it refuses. */
export function programOf(sql: string, database: Connection): string | undefined {
  try {
    const rows = database.prepare(`EXPLAIN ${sql}`).all(...valuesFor(sql))
    return rows.map((row) => JSON.stringify(row)).join('\n')
  } catch {
    return undefined
  }
}

/** NULL for each parameter: the driver asks for values even where nothing is run. */
function valuesFor(sql: string): readonly unknown[] {
  const parameters = lex(sql, sqlite.lexical).tokens.filter(({ kind }) => kind === 'parameter')
  const named = parameters.filter(({ value }) => value !== '').map(({ value }) => [value, null])
  const nulls = parameters.filter(({ value }) => value === '').map(() => null)
  return named.length === 0 ? [nulls] : [nulls, Object.fromEntries(named)]
}

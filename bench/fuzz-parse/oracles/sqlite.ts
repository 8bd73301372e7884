import Database from 'better-sqlite3'
import { sqlite } from '../../../compiler/dialects/sqlite/dialect.ts'
import { split } from '../../../compiler/split/split.ts'
import type { Oracle, Verdict } from '../oracle.ts'
import { withoutMacros } from './sqlite-macros.ts'

/** A statement that is prepared may leave its mark, as pragmas do. */
const STATEMENTS_PER_DATABASE = 300

/** SQLite's own parser, by `prepare` on an empty database. */
export function openSqliteOracle(): Promise<Oracle> {
  let database = new Database(':memory:')
  let asked = 0
  const judge = (sql: string): Verdict => {
    if (++asked % STATEMENTS_PER_DATABASE === 0) {
      database.close()
      database = new Database(':memory:')
    }
    const text = withoutMacros(sql)
    // Of a macro that is none, SQLite knows nothing.
    return /\bsqlc\s*\./.test(text) ? { kind: 'undecided' } : judgeAll(text, database)
  }
  return Promise.resolve({ judge, close: () => void database.close() })
}

type Connection = InstanceType<typeof Database>

/** `prepare` reads one statement. */
function judgeAll(sql: string, database: Connection): Verdict {
  const verdicts = split(sql, sqlite.lexical).map(({ text }) => judgeOne(text, database))
  const refused = verdicts.find(({ kind }) => kind === 'refused')
  const undecided = verdicts.find(({ kind }) => kind === 'undecided')
  return refused ?? undecided ?? { kind: 'accepted' }
}

/** What quarry's parser refuses as well, although SQLite calls it another fault than of syntax. */
const alike =
  /^(?:unknown join type|unknown table option|syntax error after column name|a JOIN clause is required before|a NATURAL join may not have an ON|error in generated column|ORDER BY clause should come after|LIMIT clause should come after|cannot use RETURNING in a trigger|qualified table names are not allowed on INSERT|the (?:NOT )?INDEXED)/

const syntax = /syntax error$|^incomplete input$|^unrecognized token/

/**
 * A token that nothing can follow is added: if SQLite comes that far, it has read the statement, and
 * what it says of the statement alone is of syntax or not. If it stops before, at something else than
 * syntax, the rest is not read.
 */
function judgeOne(sql: string, database: Connection): Verdict {
  const reached = answer(`${sql} #`, database)
  const message = reached === 'unrecognized token: "#"' ? answer(sql, database) : reached
  if (syntax.test(message) || alike.test(message)) {
    return { kind: 'refused', message, offset: undefined }
  }
  if (message === reached) return createMissing(sql, message, database)
  return { kind: 'accepted' }
}

/** A trigger's body is read only if its table is there. */
function createMissing(sql: string, message: string, database: Connection): Verdict {
  const [, table] = /^no such table: (?:main\.)?(.+)$/.exec(message) ?? []
  if (table === undefined || !/^create\b/i.test(sql)) return { kind: 'undecided' }
  try {
    database.exec(`CREATE TABLE "${table.replaceAll('"', '""')}" (a)`)
  } catch {
    return { kind: 'undecided' }
  }
  return judgeOne(sql, database)
}

/** Empty, or why it cannot be prepared. */
function answer(sql: string, database: Connection): string {
  try {
    database.prepare(sql)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

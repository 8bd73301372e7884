import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import { readTokens } from '../../../../compiler/read-tokens.ts'
import { createdTable } from '../../../../compiler/written-hazards.ts'
import { firstWords } from '../first-words.ts'
import type { ScriptStatement } from '../files/migration.ts'
import { askCount, type CountedDatabase } from './ask-count.ts'
import { isName, lastName, namesIn, renamesIn, type Token } from './earlier-statements.ts'

export interface ReadDatabase extends CountedDatabase {
  readonly dialect: Dialect
}

/** What may write rows whose origin its text does not tell. */
const OPAQUE = /^(?:call|exec|execute)\b/
/** Blocks of code, and queries that may call what writes. */
const ANYWHERE = /^(?:do|begin|select)\b/
const WRITES = /^(?:insert|replace|merge|copy|load|with|update|create (?:or replace )?table)\b/

/**
 * Whether statements that are still to be run may bring rows of the database into one of these tables, which it does
 * not hold yet: from a table that has some. Rows that stand in the files themselves are none of the database.
 */
export async function mayBeFilled(
  tables: ReadonlySet<string>,
  before: readonly ScriptStatement[],
  database: ReadDatabase,
): Promise<boolean> {
  const { dialect } = database
  const names = new Set(tables)
  for (const [index, statement] of [...before.entries()].toReversed()) {
    const words = firstWords(statement.text)
    if (OPAQUE.test(words)) return true
    if (isWrittenBy(statement, names, dialect)) {
      const earlier = before.slice(0, index)
      const isUpdate = words.startsWith('update')
      const read = sourcesOf(statement, isUpdate ? new Set() : names, dialect)
      if (await someHasRows(read, earlier, database)) return true
    }
    for (const { from, to } of renamesIn(statement, dialect)) if (names.has(to)) names.add(from)
  }
  return false
}

function isWrittenBy(
  { text, rows }: ScriptStatement,
  names: ReadonlySet<string>,
  dialect: Dialect,
): boolean {
  const words = firstWords(text)
  if (rows !== undefined) return false
  if (ANYWHERE.test(words)) return namesIn(text, dialect).some((name) => names.has(name))
  return WRITES.test(words) && targetsOf(text, dialect).some((name) => names.has(name))
}

/** The names behind INTO, UPDATE and COPY, and the table that is created. */
function targetsOf(text: string, dialect: Dialect): readonly string[] {
  const tokens = readTokens(text, dialect)
  const created = lastName(createdTable(text, dialect))
  const found = tokens.flatMap((token, index) =>
    LEADS.test(token.text) ? nameAt(tokens.slice(index + 1)) : [],
  )
  return created === undefined ? found : [created, ...found]
}

const LEADS = /^(?:into|update|copy|replace|insert)$/i
const BETWEEN = /^(?:into|only|table|ignore|low_priority|delayed|high_priority|or)$/i

/** The last part of the name at the beginning, which may have a schema. */
function nameAt(tokens: readonly Token[]): readonly string[] {
  const start = tokens.findIndex(({ text }) => !BETWEEN.test(text))
  const [first, point, last] = tokens.slice(Math.max(0, start))
  const name = point?.text === '.' ? last : first
  return name !== undefined && isName(name) ? [name.value] : []
}

/** What a statement may read from, as SQL writes it: each name, and each with the one before its point. */
function sourcesOf(
  { text }: ScriptStatement,
  targets: ReadonlySet<string>,
  dialect: Dialect,
): ReadonlyMap<string, string> {
  const { quote } = dialect.text
  const found = new Map<string, string>()
  for (const name of namesIn(text, dialect)) if (!targets.has(name)) found.set(quote(name), name)
  const tokens = readTokens(text, dialect)
  for (const [index, { text: sign }] of tokens.entries()) {
    const [owner, table] = [tokens[index - 1], tokens[index + 1]]
    if (sign !== '.' || owner === undefined || table === undefined) continue
    if (!targets.has(table.value))
      found.set(`${quote(owner.value)}.${quote(table.value)}`, table.value)
  }
  return found
}

async function someHasRows(
  sources: ReadonlyMap<string, string>,
  before: readonly ScriptStatement[],
  database: ReadDatabase,
): Promise<boolean> {
  const created = new Set(before.map(({ text }) => lastName(createdTable(text, database.dialect))))
  for (const [written, name] of sources) {
    const one = `SELECT count(*) FROM (SELECT 1 FROM ${written} LIMIT 1) AS counted`
    const rows = await askCount(one, database)
    if (typeof rows === 'number' && rows > 0) return true
    if (created.has(name) && (await mayBeFilled(new Set([name]), before, database))) return true
  }
  return false
}

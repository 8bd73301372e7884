import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Generator } from '../../bench/fuzz-parse/generate/generator.ts'
import { createRandom } from '../../bench/random.ts'
import { readSeeds } from '../../bench/fuzz-parse/seeds.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { lostTokens } from '../printer/proofs/lost-tokens.ts'
import { mariadbStyle, mysqlStyle } from '../printer/styles/mysql-style.ts'
import { postgresqlStyle } from '../printer/styles/postgresql-style.ts'
import { printStatement } from '../printer/print-statement.ts'
import { cut, ownSources } from '../printer/sources.ts'
import { spellings } from '../printer/styles/spellings.ts'
import { sqliteStyle } from '../printer/styles/sqlite-style.ts'
import { isStable, type Language, treeOf } from '../printer/proofs/stable.ts'

type Name = keyof typeof spellings
/** MariaDB reads what is MySQL's too. */
type Family = Exclude<Name, 'mariadb'>

const styles = {
  mysql: mysqlStyle,
  mariadb: mariadbStyle,
  postgresql: postgresqlStyle,
  sqlite: sqliteStyle,
}

/** What is wrong with what is printed of a statement; undefined where nothing is, and where quarry refuses it. */
function faultOf(sql: string, name: Name, language: Language): string | undefined {
  const statement = treeOf(sql, language.dialect)
  if (!statement) return undefined
  const printed = printStatement(statement, language.style)
  if (printed === undefined) return `not printed: ${sql}`
  const lost = lostTokens(sql, printed, { ...language, spellings: spellings[name] })
  if (lost.length > 0) return `${lost.join(' ')} lost: ${sql}`
  // PostgreSQL's own parse tree says more: its suite compares them.
  const stable = name === 'postgresql' || isStable(statement, language)
  return stable ? undefined : `not stable: ${sql}`
}

function check(name: Name, family: Family): void {
  test(`${name}: no name, value, operator or clause is lost`, async () => {
    const dialect = await loadDialect(name)
    const language = { dialect, style: styles[name] }
    const texts = [...new Set([...textsOf(name, family, dialect), ...generated(dialect)])]
    const faults = texts.flatMap((sql) => faultOf(sql, name, language) ?? [])
    assert.equal(faults, [])
  })
}

/** Golden cases and the statements of tests, which are always there; corpora and samples. */
function textsOf(name: Name, family: Family, dialect: Dialect): readonly string[] {
  const samples = new URL('../../../shared/samples/', import.meta.url)
  const statements = new URL('../statements/', import.meta.url)
  const lines = [
    ...[family, name].flatMap((each) => filesIn(statements, '.sql', each)),
    ...filesIn(new URL('printer/', import.meta.url), '.sql', name),
  ]
  return [
    ...readSeeds(name, dialect).statements,
    ...readSeeds(family, dialect).statements,
    ...ownSources(family, dialect).flatMap(({ schema, statements }) => [...schema, ...statements]),
    ...filesIn(samples, `.${family}.sql`).flatMap((text) => cut(text, dialect)),
    ...lines.flatMap((text) => text.split('\n')).filter((line) => !line.startsWith('-- ')),
  ]
}

/** The texts of the files whose name ends so, and holds a word. */
function filesIn(folder: URL, ending: string, word = ''): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
  return files.flatMap(({ name, parentPath }) =>
    name.endsWith(ending) && name.includes(word)
      ? [readFileSync(`${parentPath}/${name}`, 'utf8')]
      : [],
  )
}

function generated(dialect: Dialect): readonly string[] {
  const generator = new Generator(dialect, createRandom(1))
  return Array.from({ length: 60 }, () => generator.statement().sql)
}

function checkLost(sql: string, printed: string, expected: readonly string[]): void {
  test(sql, async () => {
    const dialect = await loadDialect('mysql')
    assert.equal(lostTokens(sql, printed, { dialect, spellings: spellings.mysql }), expected)
  })
}

checkLost('SELECT a FROM t WHERE b = 1', 'SELECT a FROM t', ['where', 'b', '=', '1'])
checkLost('SELECT a, a FROM t', 'SELECT a FROM t', ['a'])
checkLost('SELECT ALL a FROM t INNER JOIN u', 'SELECT a FROM t JOIN u', [])
checkLost('SELECT 1 UNION ALL SELECT 2', 'SELECT 1 UNION SELECT 2', ['all'])

check('mysql', 'mysql')
check('mariadb', 'mysql')
check('postgresql', 'postgresql')
check('sqlite', 'sqlite')

test.run()

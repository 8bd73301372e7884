import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import { printStatement } from '../printer/print-statement.ts'
import { corpusSources, cut, ownSources, type Source } from '../printer/sources.ts'
import { inside } from '../printer/proofs/inside.ts'
import { factsOf } from '../printer/proofs/sqlite-facts.ts'
import { sqliteStyle } from '../printer/styles/sqlite-style.ts'
import { treeOf } from '../printer/proofs/stable.ts'
import { skip } from '../skip.ts'

type Connection = InstanceType<typeof Database>

/** Loads the statements that SQLite takes, and what we print of them; what is printed and refused. */
function loadBoth(statements: readonly string[], original: Connection, copy: Connection): string[] {
  return inside(statements).flatMap((sql) => {
    const statement = treeOf(sql, sqlite)
    if (!statement || refusalOf(sql, original) !== undefined) return []
    const printed = printStatement(statement, sqliteStyle)
    const refusal = printed === undefined ? 'not printed' : refusalOf(printed, copy)
    return refusal === undefined ? [] : [`${sql}: ${refusal}`]
  })
}

/** Each definition fits on a page, however long its text is, so that tables begin at the same pages. */
function emptyDatabase(): Connection {
  const database = new Database(':memory:')
  database.pragma('page_size = 65536')
  return database
}

function refusalOf(sql: string, database: Connection): string | undefined {
  try {
    database.exec(sql)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function checkLoaded(statements: readonly string[]): void {
  const [original, copy] = [emptyDatabase(), emptyDatabase()]
  assert.equal(loadBoth(statements, original, copy), [])
  assert.equal(differences(factsOf(copy), factsOf(original)), [])
  original.close()
  copy.close()
}

/** Where facts differ first, behind what was asked. */
function differences(copied: readonly string[], facts: readonly string[]): readonly string[] {
  return facts.flatMap((fact, i) => {
    if (copied[i] === fact) return []
    const [lines, others] = [fact.split('\n'), copied[i]?.split('\n') ?? []]
    const at = lines.findIndex((line, n) => line !== others[n])
    return [`${lines[0]}: ${lines[at]} is now ${others[at]}`]
  })
}

function check(name: string, sources: readonly Source[]): void {
  test(`nothing of the definitions of ${name} is lost`, () => {
    for (const { schema, statements } of sources) {
      checkLoaded(schema.length > 0 ? schema : statements)
    }
  })
}

const file = new URL('printer/sqlite-definitions.sql', import.meta.url)
const constructs = cut(readFileSync(file, 'utf8'), sqlite)

test('every kind of definition, one after the other', () => checkLoaded(constructs))

test('SQLite takes each of them', () => {
  const database = emptyDatabase()
  const refusals = constructs.map((sql) => refusalOf(sql, database))
  database.close()
  assert.equal(
    refusals.filter((refusal) => refusal !== undefined),
    [],
  )
})

check('the golden cases and the bookshop', ownSources('sqlite', sqlite))

const corpus = corpusSources('sqlite', sqlite)
if (corpus.length === 0) skip('no corpus in ../shared')
else check('the corpus', corpus)

test.run()

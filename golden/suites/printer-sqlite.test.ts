import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withoutMacros } from '../../bench/fuzz-parse/oracles/sqlite-macros.ts'
import type * as Ast from '../../compiler/2-parse/ast.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import { printStatement } from '../printer/print-statement.ts'
import { corpusSources, ownSources, type Source } from '../printer/sources.ts'
import { inside } from '../printer/proofs/inside.ts'
import { programOf } from '../printer/proofs/sqlite-program.ts'
import { sqliteStyle } from '../printer/styles/sqlite-style.ts'
import { isStable, treeOf } from '../printer/proofs/stable.ts'
import { skip } from '../skip.ts'

type Connection = InstanceType<typeof Database>
type Judged = 'same' | 'stable' | 'refused' | 'not printed' | 'lost'

const language = { dialect: sqlite, style: sqliteStyle }

/**
 * Whether SQLite makes the same program of what we print of a statement; where it makes none, for want
 * of a table, whether the printed text is read as it was.
 */
function judge(sql: string, database: Connection): Judged {
  const text = withoutMacros(sql)
  const statement = treeOf(text, sqlite)
  if (!statement) return 'refused'
  const printed = printStatement(statement, sqliteStyle)
  if (printed === undefined) return 'not printed'
  if (!isStable(statement, language)) return 'lost'
  const program = isDefinition(statement) ? undefined : programOf(text, database)
  if (program === undefined) return 'stable'
  return programOf(printed, database) === program ? 'same' : 'lost'
}

/** Its program holds its text. */
function isDefinition({ kind }: Ast.Statement): boolean {
  return /^(?:create|alter|drop|unmodelled)/.test(kind)
}

/** A database with what SQLite takes of a schema. */
function databaseOf(schema: readonly string[]): Connection {
  const database = new Database(':memory:')
  for (const sql of inside(schema)) {
    try {
      database.exec(sql)
    } catch {
      // A case of a faulty schema: its queries are still read.
    }
  }
  return database
}

function check(name: string, sources: readonly Source[]): void {
  test(`nothing of ${name} is lost`, () => {
    const lost: string[] = []
    let same = 0
    for (const { schema, statements } of sources) {
      const database = databaseOf(schema)
      for (const sql of statements) {
        const judged = judge(sql, database)
        if (judged === 'lost') lost.push(sql)
        if (judged === 'same') same++
      }
      database.close()
    }
    assert.equal(lost, [])
    assert.ok(same > sources.length / 4, `${same} programs of ${sources.length} texts`)
  })
}

// Every construct of queries and changes, a statement a line.
const folder = new URL('printer/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim()
const constructs = databaseOf([read('sqlite-schema.sql')])
for (const sql of read('sqlite-queries.sql').split('\n')) {
  test(sql, () => assert.is(judge(sql, constructs), 'same'))
}
test.after(() => void constructs.close())

check('the golden cases and the bookshop', ownSources('sqlite', sqlite))

const corpus = corpusSources('sqlite', sqlite)
if (corpus.length === 0) skip('no corpus in ../shared')
else check('the corpus', corpus)

test.run()

import { readFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCaseSeeds, readSeeds } from '../../bench/fuzz-parse/seeds.ts'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { parse } from '../../compiler/2-parse/parse.ts'
import { createReport } from '../../compiler/diagnostics/report.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { parseTree, withNumbers } from '../printer/parse-tree.ts'
import { postgresqlStyle } from '../printer/postgresql-style.ts'
import { printStatement } from '../printer/print-statement.ts'

test.before(() => loadModule())

type Judged = 'same' | 'refused' | 'not printed' | 'lost'

/** Whether what we print of a statement that both accept has PostgreSQL's parse tree of it. */
function judge(sql: string): Judged {
  const text = withNumbers(lex(sql, postgresql.lexical))
  const tree = parseTree(text)
  const statement = parse(lex(text, postgresql.lexical), postgresql, createReport())
  if (tree === undefined || !statement) return 'refused'
  const printed = printStatement(statement, postgresqlStyle)
  if (printed === undefined) return 'not printed'
  return parseTree(printed) === tree ? 'same' : 'lost'
}

function lostIn(statements: readonly string[]): readonly string[] {
  return statements.filter((sql) => judge(sql) === 'lost')
}

// Every construct of queries and expressions, a statement a line.
const constructs = new URL('printer/postgresql-queries.sql', import.meta.url)
for (const sql of readFileSync(constructs, 'utf8').trim().split('\n')) {
  test(sql, () => assert.is(judge(sql), 'same'))
}

test('nothing of the golden cases is lost', () => {
  const { statements } = readCaseSeeds(postgresql)
  assert.ok(statements.some((sql) => judge(sql) === 'same'))
  assert.equal(lostIn(statements), [])
})

test('nothing of the corpus, where it is there, is lost', () => {
  assert.equal(lostIn(readSeeds('postgresql', postgresql).statements), [])
})

test.run()

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Generator } from '../../bench/fuzz-parse/generate/generator.ts'
import { createRandom } from '../../bench/random.ts'
import { readCaseSeeds, readSeeds } from '../../bench/fuzz-parse/seeds.ts'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { parseTree, withNumbers } from '../printer/proofs/parse-tree.ts'
import { postgresqlStyle } from '../printer/styles/postgresql-style.ts'
import { printStatement } from '../printer/print-statement.ts'
import { cut } from '../printer/sources.ts'
import { treeOf } from '../printer/proofs/stable.ts'

test.before(() => loadModule())

type Judged = 'same' | 'refused' | 'not printed' | 'lost' | 'unstable'

/** Whether what we print of a statement that both accept has PostgreSQL's parse tree of it, and is printed alike again. */
function judge(sql: string): Judged {
  const text = withNumbers(lex(sql, postgresql.lexical))
  const tree = parseTree(text)
  const statement = tree === undefined ? undefined : treeOf(text, postgresql)
  if (!statement) return 'refused'
  const printed = printStatement(statement, postgresqlStyle)
  if (printed === undefined) return 'not printed'
  if (parseTree(printed) !== tree) return 'lost'
  const again = treeOf(printed, postgresql)
  return again && printStatement(again, postgresqlStyle) === printed ? 'same' : 'unstable'
}

/** How many are the same; each other that is not refused fails. */
function countSame(statements: readonly string[]): number {
  const judged = statements.map((sql) => ({ sql, as: judge(sql) }))
  const wrong = judged.filter(({ as }) => as !== 'same' && as !== 'refused')
  assert.equal(wrong, [])
  return judged.filter(({ as }) => as === 'same').length
}

// Every construct of queries and expressions, and of definitions, a statement a line.
for (const name of ['queries', 'definitions']) {
  const constructs = new URL(`printer/postgresql-${name}.sql`, import.meta.url)
  for (const sql of readFileSync(constructs, 'utf8').trim().split('\n')) {
    test(sql, () => assert.is(judge(sql), 'same'))
  }
}

test('nothing of the golden cases is lost', () => {
  assert.ok(countSame(readCaseSeeds(postgresql).statements) > 100)
})

test('nothing of generated statements is lost', () => {
  const generator = new Generator(postgresql, createRandom(1))
  assert.ok(countSame(Array.from({ length: 500 }, () => generator.statement().sql)) > 100)
})

test('nothing of the corpus, where it is there, is lost', () => {
  countSame(readSeeds('postgresql', postgresql).statements)
})

const samples = new URL('../../../shared/samples/', import.meta.url)

test('nothing of the samples, where they are there, is lost', () => {
  const files = existsSync(samples) ? readdirSync(samples) : []
  const texts = files
    .filter((file) => file.endsWith('.postgresql.sql'))
    .map((file) => readFileSync(new URL(file, samples), 'utf8'))
  countSame(texts.flatMap((text) => cut(text, postgresql)))
})

test.run()

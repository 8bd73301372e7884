import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { type Mistake, nearMisses } from './mutate.ts'

const keywords = new Set('select from where group by as on join left'.split(' '))

function check(kind: Mistake, text: string, expected: readonly string[]): void {
  const { tokens } = lex(text, postgresql.lexical)
  const all = nearMisses(text, tokens, (word) => keywords.has(word.toLowerCase()))
  const made = all.filter((miss) => miss.kind === kind).map((miss) => miss.text)
  assert.equal(made, expected)
}

test('each kind of mistake is made where there is room for it', () => {
  check('name misspelt', 'SELECT a FROM t', ['SELECT a_x FROM t', 'SELECT a FROM t_x'])
  check('alias swapped', 'SELECT a.x FROM t a JOIN u b ON b.x = 1', [
    'SELECT b.x FROM t a JOIN u b ON b.x = 1',
    'SELECT a.x FROM t a JOIN u b ON a.x = 1',
  ])
  check('literal of another type', 'SELECT f(1)', [`SELECT f('abc')`])
  check('parameter of another type', 'SELECT $1', ['SELECT (1 = 1)'])
  check('argument dropped', 'SELECT f(a, g(b), c), d', ['SELECT f(a), d', 'SELECT f(a, g(b)), d'])
  check('arguments dropped', 'SELECT f(a, g(b))', ['SELECT f()', 'SELECT f(a, g())'])
  check('column cast', 'SELECT a.x FROM t a', ['SELECT CAST(a.x AS date) FROM t a'])
  check('group by shortened', 'SELECT a FROM t GROUP BY a, b', ['SELECT a FROM t '])
})

test.run()

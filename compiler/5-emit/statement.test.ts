import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Named, query } from '../../golden/targets/fixture.ts'
import type { StatementRules } from '../dialects/driver.ts'
import { scalar } from '../ir/type.ts'
import { hash, statementOf } from './statement.ts'

const id = scalar('int4')
const a: Named = ['a', id]
const b: Named = ['b', id]
const list: Named = ['list', id, { list: true }]
const other: Named = ['other', id, { list: true }]

/** The template and the names of the values, a list with dots. */
function check(
  placeholders: StatementRules['placeholders'],
  [sql, ...parameters]: readonly [string, ...Named[]],
  expected: readonly [template: string, values: string],
): void {
  const rules: StatementRules = {
    textKey: 'text',
    placeholders,
    named: false,
    varying: [],
    list: { name: 'list', text: undefined, uses: [] },
    bulk: { kind: 'calls', members: [] },
  }
  const checked = query('X', 'exec', sql, { parameters })
  const nameOf = (index: number) => checked.parameters[index]?.name ?? ''
  const { template, values } = statementOf(checked, rules, nameOf)
  const sent = values.map((value) => `${value.list ? '...' : ''}${nameOf(value.parameter)}`)
  assert.equal([template, sent.join()], expected)
}

test('a numbered parameter is sent once, in the order of the numbers', () => {
  check('numbered', ['{b} = {a} or {b} is null', a, b], ['$2 = $1 or $2 is null', 'a,b'])
})

test('a positional one is sent where it stands', () => {
  check('positional', ['{b} = {a} or {b} is null', a, b], ['? = ? or ? is null', 'b,a,b'])
})

test('lists are numbered after the others, each after the one before', () => {
  check(
    'numbered',
    ['{list}, {b}, {other}, {list}', list, b, other],
    [
      `\${list(2, list)}, $1, \${list(2 + list.length, other)}, \${list(2, list)}`,
      'b,...list,...other',
    ],
  )
})

test('lists stand where they stand', () => {
  check('positional', ['{list}, {b}', list, b], [`\${list(list)}, ?`, '...list,b'])
})

test('what a template literal would read otherwise is escaped', () => {
  check('positional', [`\`a\` \\ \${b} $1 \r\n`], [`\\\`a\\\` \\\\ \\\${b} $1 \\r\n`, ''])
})

test('texts are told apart', () => {
  assert.equal([hash(''), hash('a')], ['811c9dc5', 'e40c292c'])
})

test.run()

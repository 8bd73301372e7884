import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { defaultOptions } from '../../golden/targets/fixture.ts'
import { named, type TsType } from '../dialects/driver.ts'
import { pg } from '../dialects/postgresql/drivers/pg.ts'
import type { EnumType } from '../ir/enum-type.ts'
import { arrayOf, scalar, type Type } from '../ir/type.ts'
import { stringLiteral } from './literal-types.ts'
import { listType, tsTypeAlternatives, tsTypeOf } from './ts-type.ts'
import { annotation } from './union-layout.ts'
import { render } from './layout.ts'

const mood: EnumType = { kind: 'enum', schema: 'public', name: 'mood', labels: ['good', 'b"ad'] }

function check(type: TsType, nullable: boolean, read: string, write = read): void {
  const nameOfEnum = () => 'Mood'
  const text = (way: 'read' | 'write') =>
    tsTypeAlternatives({ type, nullable }, way, nameOfEnum).join(' | ')
  assert.equal([text('read'), text('write')], [read, write])
}

test('null is one more alternative, but not of unknown', () => {
  check(named('string'), false, 'string')
  check(named('string', 'number'), true, 'string | number | null')
  check(named('unknown'), true, 'unknown')
})

test('items of arrays may be null, and what is written may be readonly', () => {
  const strings: TsType = { kind: 'array', element: named('string'), dimensions: 1 }
  check(strings, false, '(string | null)[]', 'readonly (string | null)[]')
  check(strings, true, '(string | null)[] | null', 'readonly (string | null)[] | null')
  check({ ...strings, isFilled: true }, true, 'string[] | null', 'readonly string[] | null')
  check(
    { ...strings, dimensions: 2 },
    false,
    '(string | null)[][]',
    'readonly (readonly (string | null)[])[]',
  )
  check(
    { kind: 'array', element: named('unknown'), dimensions: 1 },
    false,
    'unknown[]',
    'readonly unknown[]',
  )
})

test('an enum goes by its name, or by its labels', () => {
  check({ kind: 'enum', type: mood }, true, 'Mood | null')
  const target = { driver: pg, options: defaultOptions, types: { render: () => '' } }
  const column = (type: Type) => tsTypeOf({ type, nullable: true }, 'read', target)
  assert.is(column(mood), `"good" | 'b"ad' | null`)
  assert.is(column(arrayOf(mood)), `("good" | 'b"ad' | null)[] | null`)
  assert.is(column({ ...mood, labels: [] }), 'never | null')
  assert.is(column(scalar('int8')), 'string | null')
})

test('a list of a list', () => {
  assert.is(listType('readonly string[]', 1, 'write'), 'readonly (readonly string[])[]')
})

test('literals have the quotes that need fewer escapes', () => {
  const literals = ['a', `it's`, 'a "b"', `'"`, 'a\\b', 'a\nb', 'a\u2028']
  assert.equal(literals.map(stringLiteral), [
    '"a"',
    `"it's"`,
    `'a "b"'`,
    `"'\\""`,
    '"a\\\\b"',
    '"a\\nb"',
    '"a\\u2028"',
  ])
})

test('a union that is too long has a line of its own, or one for each alternative', () => {
  const half = 'x'.repeat(46)
  const long = 'x'.repeat(60)
  assert.is(render(annotation(['a', 'null']), {}), ': a | null')
  assert.is(render(annotation([half, half]), { column: 8 }), `:\n  ${half} | ${half}`)
  assert.is(render(annotation([long, long]), { level: 1 }), `:\n    | ${long}\n    | ${long}`)
  assert.is(render(annotation([long.repeat(2)]), {}), `: ${long.repeat(2)}`)
})

test.run()

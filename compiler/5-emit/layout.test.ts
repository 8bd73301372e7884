import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  brokenList,
  choice,
  concat,
  delimited,
  fitsOnLine,
  group,
  indent,
  type Layout,
  render,
  separated,
} from './layout.ts'

const wide = (length: number) => 'x'.repeat(length)

function check(layout: Layout, expected: string, place: Parameters<typeof render>[1] = {}): void {
  assert.is(render(layout, place), expected)
}

test('a group is flat up to the hundredth column', () => {
  check(delimited('{', [wide(48), wide(46)], '}'), `{ ${wide(48)}, ${wide(46)} }`)
  check(delimited('{', [wide(48), wide(47)], '}'), `{\n  ${wide(48)},\n  ${wide(47)},\n}`)
})

test('what stands before and after counts', () => {
  check(delimited('(', [wide(90)], ')'), `(${wide(90)})`, { column: 7, after: ';' })
  check(delimited('(', [wide(90)], ')'), `(\n  ${wide(90)},\n)`, { column: 8, after: ';' })
  check(delimited('(', [wide(90)], ')'), `(\n    ${wide(90)},\n  )`, { level: 1, column: 9 })
})

test('each group breaks for itself', () => {
  const inner = delimited('[', ['a', 'b'], ']')
  check(delimited('(', [inner, wide(100)], ')'), `(\n  [a, b],\n  ${wide(100)},\n)`)
})

test('an empty list has no inside', () => {
  check(delimited('{', [], '}'), '{}')
  check(brokenList('{', [], '}'), '{}')
})

test('a broken list breaks though it would fit', () => {
  check(brokenList('{', ['a: 1'], '}'), '{\n  a: 1,\n}')
})

test('a choice is the first whose first line fits', () => {
  const call = (length: number) =>
    choice(
      `f(${wide(length)}, [a])`,
      concat(`f(${wide(length)}, `, brokenList('[', ['a'], ']'), ')'),
      'all',
    )
  check(call(10), `f(${wide(10)}, [a])`)
  check(call(94), `f(${wide(94)}, [\n  a,\n])`)
  check(call(99), 'all')
})

test('text with a new line ends what must fit', () => {
  check(group(`\`${wide(10)}\n${wide(120)}\``), `\`${wide(10)}\n${wide(120)}\``)
})

test('bars lead the lines of a broken union only', () => {
  const union = (items: readonly string[]) =>
    group(
      '=',
      indent(
        { kind: 'line', flat: ' ', broken: '' },
        { kind: 'when-broken', text: '| ' },
        separated(items, ' |'),
      ),
    )
  check(union(['a', 'b']), '= a | b')
  check(union([wide(60), wide(60)]), `=\n  | ${wide(60)} |\n  ${wide(60)}`)
})

test('a line has a hundred columns', () => {
  assert.equal([fitsOnLine(wide(100)), fitsOnLine(wide(101))], [true, false])
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { treeJson } from './tree-json.ts'
import { treeText } from './tree-text.ts'

function check(value: unknown, expected: string): void {
  assert.is(treeText(treeJson(value)), expected)
}

test('what fits into a line stands in one', () => {
  const long = 'x'.repeat(60)
  check({ a: [1, 'b'], c: undefined, d: new Map([['e', 2n]]) }, '{"a":[1,"b"],"d":{"e":"2"}}')
  check([], '[]')
  check([{ long }, { long }], `[\n  {"long":"${long}"},\n  {"long":"${long}"}\n]`)
  check(
    { a: { long, b: {} }, c: long },
    `{\n  "a": {"long":"${long}","b":{}},\n  "c": "${long}"\n}`,
  )
})

test('what is long and stands above is named', () => {
  const table = { name: 't', comment: 'x'.repeat(60) }
  const short = { name: 's' }
  check(
    [table, table, short, short],
    `[\n  {"name":"t","comment":"${table.comment}"},\n  "(above: t)",\n  {"name":"s"},\n  {"name":"s"}\n]`,
  )
})

test('what contains itself, and what is very deep, comes to an end', () => {
  const cte: { readonly name: string; query?: unknown } = { name: 'c' }
  cte.query = { from: cte }
  check(cte, '{"name":"c","query":{"from":"(above: c)"}}')
  let deep: unknown = 1
  for (let i = 0; i < 100_000; i++) deep = { left: deep }
  const text = treeText(treeJson(deep))
  assert.is(text.match(/"left"/g)?.length, 500)
  assert.match(text, /"left": "\(deeper\)"/)
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { changedFiles } from './changed-files.ts'

/** Texts by path, before and after. */
function check(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  expected: readonly string[],
): void {
  const files = (texts: typeof before) =>
    Object.entries(texts).map(([path, text]) => ({ path, text }))
  const found = changedFiles(files(before), files(after))
  assert.equal(
    found.map(({ path, kind }) => `${path} ${kind}`),
    expected,
  )
}

test('what is added, changed, removed and renamed', () => {
  check({ a: '1' }, { a: '1' }, [])
  check({ a: '1' }, { a: '2', b: '1' }, ['a changed', 'b added'])
  check({ a: '1', b: '2' }, { b: '2' }, ['a removed'])
  check({ a: '1' }, { b: '1' }, ['b renamed'])
  check({ a: '1', b: '2' }, { a: '2', b: '1' }, ['a changed', 'b changed'])
  check({ a: '', b: '' }, { c: '' }, ['c renamed', 'b removed'])
})

test.run()

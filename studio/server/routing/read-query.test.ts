import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Refusal } from '../failure/refusal.ts'
import { integerOf, readQuery } from './read-query.ts'

const known = ['limit', 'sort', 'where.']

function isRefused(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'bad_request'
    throw error
  }
}

test('reads the parameters that are known', () => {
  const query = readQuery('/api/tables/a?limit=5&where.b=eq.a%20b&sort=-a', known)
  assert.equal(
    [...query],
    [
      ['limit', '5'],
      ['where.b', 'eq.a b'],
      ['sort', '-a'],
    ],
  )
  assert.is(readQuery('/api/tables/a', known).size, 0)
})

test('unknown, repeated and empty parameters are refused (security 41)', () => {
  for (const text of ['page=1', 'limit=1&limit=2', 'limit=', 'limit[]=1', 'where=1', '__proto__=1'])
    assert.ok(
      isRefused(() => readQuery(`/a?${text}`, known)),
      text,
    )
})

test('numbers are whole and within their bounds (security 41)', () => {
  const limit = (text: string) =>
    integerOf(new Map([['limit', text]]), 'limit', { least: 1, most: 1000 })
  for (const text of ['NaN', '1e9', '-1', '0', '1001', '1.5', '0x10', ' 1', 'Infinity', '1,2'])
    assert.ok(
      isRefused(() => limit(text)),
      text,
    )
  assert.is(limit('1000'), 1000)
  assert.is(limit('1'), 1)
})

test.run()

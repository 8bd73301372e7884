import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { command, type Plain } from '../command.ts'
import { adviseIndex } from './advise-index.ts'

/** One index of a field, and what is said about a query for that field. */
const check = (more: Readonly<Record<string, Plain>>, expected: string) => {
  const key = command({ year: 1 })
  const definition = command({ key, name: 'year_1', ...more })
  const index = { name: 'year_1', key, definition, usage: undefined }
  const query = { filter: command({ year: 1900 }), sort: undefined }
  assert.is(adviseIndex(query, [index]).kind, expected)
}

test('an index that the server would not take is none', () => {
  check({}, 'served')
  check({ hidden: false }, 'served')
  check({ hidden: true }, 'missing')
  check({ partialFilterExpression: command({ year: command({ $gt: 2000 }) }) }, 'missing')
})

test.run()

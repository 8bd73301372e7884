import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { conditionText } from './condition-text.ts'

test('a condition is judged as part of the statement that reads its table', () => {
  const text = conditionText({ schema: 's', name: 'a"b' }, '"')
  assert.is(text.statement('x > 1 -- y'), 'SELECT 1 FROM "s"."a""b" WHERE (x > 1 -- y\n)')
  assert.is(text.statement('x > 1').slice(text.start, text.start + 1), 'x')
})

test('places of the statement become places of the condition, within its borders', () => {
  const text = conditionText({ schema: 's', name: 't' }, '`')
  assert.is(text.placeIn('x > 1', text.start + 2), 2)
  assert.is(text.placeIn('x > 1', 3), 0)
  assert.is(text.placeIn('x > 1', 999), 5)
})

test.run()

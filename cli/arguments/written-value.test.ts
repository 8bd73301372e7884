import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { writtenValue } from './written-value.ts'

test('a value is what is written, not what looks like a number', () => {
  assert.is(writtenValue(['studio', '--auth-token', '007'], '--auth-token'), '007')
  assert.is(writtenValue(['studio', '--auth-token=1e3'], '--auth-token'), '1e3')
  assert.is(writtenValue(['--host', 'a', '--host=b'], '--host'), 'b')
})

test('an empty value is not an absent one', () => {
  assert.is(writtenValue(['--auth-token', ''], '--auth-token'), '')
  assert.is(writtenValue(['--auth-token='], '--auth-token'), '')
  assert.is(writtenValue(['--host', 'a'], '--auth-token'), undefined)
  assert.is(writtenValue(['--', '--auth-token', 'x'], '--auth-token'), undefined)
})

test.run()

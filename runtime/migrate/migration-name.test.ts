import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nextId, slugOf } from './migration-name.ts'

const NOW = new Date('2026-12-31T23:59:59.900Z')

test('an id is the second in UTC', () => {
  assert.is(nextId(NOW, []), '20261231235959')
  assert.is(nextId(NOW, ['20250101000000']), '20261231235959')
})

test('the same second, and a later one, is followed by the next', () => {
  assert.is(nextId(NOW, ['20261231235959']), '20270101000000')
  assert.is(nextId(NOW, ['20280228235959', '20250101000000']), '20280229000000')
})

test('a name becomes a part of the name of a file', () => {
  assert.is(slugOf('Add users & e-mail'), 'add_users_e_mail')
  assert.is(slugOf('  Ärger / 日本語 '), 'ärger_日本語')
  assert.is(slugOf('../../etc/passwd'), 'etc_passwd')
  assert.is(slugOf('///'), 'migration')
  assert.is(slugOf('x'.repeat(300)).length, 100)
})

test.run()

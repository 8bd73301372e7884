import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type KeyAddress, keyLabel, keyOfPath, keyPath } from './key-address.ts'

const addresses: readonly KeyAddress[] = [
  { database: 0, key: 'session:8f21:cart' },
  { database: 3, key: '' },
  { database: 1, key: 'a/b?c#d%20\n..' },
  { database: 1, key: '/wA=', encoding: 'base64' },
]

test('every key has a page of its own', () => {
  for (const address of addresses) {
    const [, , database, segment] = keyPath(address).split('/')
    assert.match(segment ?? '', /^[\w-]+$/)
    assert.equal(keyOfPath(database, segment), address)
  }
  assert.is(new Set(addresses.map(keyPath)).size, addresses.length)
})

test('a path that names no key is none', () => {
  assert.is(keyOfPath('x', 'key-YQ'), undefined)
  assert.is(keyOfPath('0', 'YQ'), undefined)
})

test('an empty key and bytes have a name for people', () => {
  assert.is(keyLabel({ key: '' }), "''")
  assert.is(keyLabel({ key: '/wA=', encoding: 'base64' }), '\\xff\\x00')
})

test.run()

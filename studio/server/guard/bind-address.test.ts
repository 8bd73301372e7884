import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addressOfName, bindAddress } from './bind-address.ts'

async function shown(host: string): Promise<string> {
  const bound = await bindAddress(host)
  return bound ? `${bound.address} ${bound.isLoopback ? 'loopback' : 'network'}` : 'refused'
}

test('every way to write a loopback address is one (security 3)', async () => {
  assert.is(await shown('127.0.0.1'), '127.0.0.1 loopback')
  assert.is(await shown('127.0.0.2'), '127.0.0.2 loopback')
  assert.is(await shown('::1'), '::1 loopback')
  assert.is(await shown('0:0:0:0:0:0:0:1'), '::1 loopback')
  assert.is(await shown('0x7f.1'), '127.0.0.1 loopback')
  assert.is(await shown('127.1'), '127.0.0.1 loopback')
  assert.is(await shown('2130706433'), '127.0.0.1 loopback')
  assert.ok((await shown('localhost')).endsWith(' loopback'))
})

test('what is not loopback is not taken for it (security 3)', async () => {
  assert.is(await shown('0'), '0.0.0.0 network')
  assert.is(await shown('0.0.0.0'), '0.0.0.0 network')
  assert.is(await shown('::'), ':: network')
  assert.is(await shown('192.168.1.20'), '192.168.1.20 network')
  assert.is(await shown('128.0.0.1'), '128.0.0.1 network')
})

test('what is no address and no name is refused (security 3)', async () => {
  const bad = [
    '',
    ' ',
    'localhost:80',
    '127.0.0.1:80',
    '[::1]',
    'a b',
    'localhost.',
    '1.2.3.4.5',
    '256.1.1.1',
  ]
  for (const host of bad) assert.is(await shown(host), 'refused', host)
  assert.is(await shown('no-such-host.invalid'), 'refused')
})

test('a wildcard is asked for by the addresses of every interface (security 11)', async () => {
  const bound = await bindAddress('0.0.0.0')
  assert.ok(bound?.names.includes('127.0.0.1'))
  assert.not.ok(bound?.names.includes('0.0.0.0'))
  assert.equal((await bindAddress('192.168.1.20'))?.names, ['192.168.1.20'])
  assert.equal((await bindAddress('::1'))?.names, ['[::1]'])
})

test('localhost must lead to this machine, by each of its addresses (security 4)', () => {
  assert.is(addressOfName('localhost', ['10.0.0.5']), undefined)
  assert.is(addressOfName('localhost', ['127.0.0.1', '192.168.1.2']), undefined)
  assert.is(addressOfName('localhost', []), undefined)
  assert.is(addressOfName('localhost', ['127.0.0.1', '::1'])?.isLoopback, true)
  assert.is(addressOfName('laptop', ['127.0.0.1', '192.168.1.2'])?.isLoopback, false)
})

test.run()

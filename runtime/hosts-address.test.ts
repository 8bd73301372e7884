import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hideHostsPassword, isHostsAddress } from './hosts-address.ts'

test('an address may name several hosts', () => {
  const wellFormed = [
    'mongodb://localhost',
    'mongodb://ann:s%40cret@a:27017,b:27018/shop?replicaSet=x&authSource=admin',
    'mongodb+srv://ann:secret@cluster.example.org/shop',
    'mongodb://[::1]:27017,127.0.0.1/',
    'redis://:secret@localhost:6379/2',
    'redis://',
  ]
  const malformed = [
    'mongodb://a:1/2@b',
    'mongodb:/localhost',
    'mongodb://a b',
    'mongodb://a:port',
    'redis://a@b@c',
    '',
  ]
  for (const url of wellFormed) assert.ok(isHostsAddress(url), url)
  for (const url of malformed) assert.not(isHostsAddress(url), url)
})

test('no password and no secret option is shown', () => {
  const shown = {
    'mongodb://ann:s%40cret@a:1,b:2/shop?tlsCertificateKeyFilePassword=x&w=1':
      'mongodb://ann:***@a:1,b:2/shop?tlsCertificateKeyFilePassword=***&w=1',
    'redis://:secret@localhost:6379/2': 'redis://:***@localhost:6379/2',
    'redis://ann@localhost': 'redis://ann@localhost',
    'mongodb://a/?authMechanismProperties=AWS_SESSION_TOKEN:x':
      'mongodb://a/?authMechanismProperties=***',
    'mongodb://a:secret@b@c': 'mongodb://a:***@c',
  }
  for (const [url, expected] of Object.entries(shown)) assert.is(hideHostsPassword(url), expected)
})

test.run()

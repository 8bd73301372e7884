import { Redis } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startOwnRedis, startSentinel, until } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { relay } from '../relay.ts'
import { refusedStudio, startStudio } from '../start-studio.ts'
import { asker, withKeyStudio } from './key-studio.ts'

const UNAVAILABLE = [503, 'database connection error']

test('a server that is lost is said, and used again when it is back', async () => {
  await withKeyStudio(async ({ url, client }) => {
    await client.set('a', '1')
    const between = await relay(new URL(url))
    const studio = await startStudio({ args: [between.url.href] })
    const ask = asker(studio.origin)
    try {
      assert.is((await ask('GET', '/api/keys')).status, 200)
      between.cut()
      const start = performance.now()
      const lost = await ask('GET', '/api/keys')
      assert.equal([lost.status, lost.at('error.message')], UNAVAILABLE)
      assert.ok(performance.now() - start < 3000, 'nobody waits long')
      const put = { value: { type: 'string', value: '2' }, overwrite: true }
      assert.is((await ask('PUT', '/api/key?key=a', put)).status, 503)
      between.mend()
      await until(async () => (await ask('GET', '/api/keys')).status === 200)
      const back = await ask('GET', '/api/key?key=a')
      assert.is(
        back.at('value.value.value'),
        '1',
        `a write that failed is not sent later: ${back.text}`,
      )
      assert.is((await ask('PUT', '/api/key?key=a', put)).status, 200)
      assert.not.match(studio.output(), /Unhandled|at .*\.js:\d+/)
    } finally {
      await studio.stop()
      await between.close()
    }
  })
})

test('a script that blocks the server ends in a timeout, and no longer than it runs', async () => {
  const own = await startOwnRedis(['--busy-reply-threshold', '300'])
  if (own.kind === 'unavailable') return skip(own.reason)
  const client = new Redis(own.url)
  const killer = new Redis(own.url)
  const studio = await startStudio({ args: [own.url] })
  const ask = asker(studio.origin)
  try {
    assert.is((await ask('GET', '/api/keys')).status, 200)
    const script = client.eval('while true do end', 0).then(
      () => 'ended',
      () => 'killed',
    )
    await until(async () => (await ask('GET', '/api/keys')).status === 504)
    const busy = await ask('GET', '/api/keys')
    assert.equal([busy.status, busy.at('error.message')], [504, 'request timed out'])
    await killer.call('SCRIPT', 'KILL')
    assert.is(await script, 'killed')
    assert.is((await ask('GET', '/api/keys')).status, 200)
  } finally {
    client.disconnect()
    killer.disconnect()
    await studio.stop()
    await own.stop()
  }
})

test('the replica that a sentinel makes primary is written to', async () => {
  const group = await startSentinel()
  if (group.kind === 'unavailable') return skip(group.reason)
  const studio = await startStudio({ args: [group.url] })
  const ask = asker(studio.origin)
  const [primary, replica] = group.servers
  const copy = new Redis(replica?.port ?? 0, '127.0.0.1')
  try {
    const put = (value: string) =>
      ask('PUT', '/api/key?key=a', { value: { type: 'string', value }, overwrite: true })
    assert.is((await put('before')).status, 200)
    await until(async () => (await copy.get('a')) === 'before')
    await primary?.stop()
    await until(async () => (await put('after')).status === 200)
    assert.is(await copy.get('a'), 'after')
    assert.not.match(studio.output(), /Unhandled/)
  } finally {
    copy.disconnect()
    await studio.stop()
    await group.stop()
  }
})

test('an address that leads nowhere is one line, without its password', async () => {
  const { code, output } = await refusedStudio({ args: ['redis://ann:sesame@127.0.0.1:1/0'] })
  assert.is(code, 1)
  assert.match(output, 'redis://ann:***@127.0.0.1:1/0')
  assert.not.match(output, 'sesame')
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshKeys } from '../../engines/fresh-keys.ts'
import { skip } from '../../skip.ts'
import { refusedStudio, startStudio } from '../start-studio.ts'
import { eventually } from '../steps.ts'
import { asker, withKeyStudio } from './key-studio.ts'

const guest = { name: 'shopper', rules: ['~shop:*', '+@all'] }

test('a measurement of memory counts the keys that are out of reach, and goes on', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.mset({ other: '1', 'shop:1': '1', third: '1', 'shop:2': '1' })
      const path = `/api/jobs/${(await ask('POST', '/api/kv/memory', {})).at('job.id')}`
      await eventually(
        async () => (await ask('GET', path)).at('state'),
        (state) => state !== 'running',
      )
      const done = await ask('GET', path)
      const seen = ['state', 'found', 'memory.keys', 'memory.unreachable', 'total']
      assert.equal(
        seen.map((place) => done.at(place)),
        ['done', 2, 2, 2, 4],
      )
    },
    { user: guest },
  )
})

for (const format of ['ndjson', 'dump'])
  test(`an export names the keys that are out of reach, and goes on: ${format}`, async () => {
    await withKeyStudio(
      async ({ ask, client }) => {
        await client.mset({ other: '1', 'shop:1': '1' })
        await client.rpush('third', '1')
        const { status, text } = await ask('POST', '/api/keys/export', { format })
        assert.is(status, 200)
        const lines = text.trim().split('\n').toSorted()
        const named = ['other', 'third'].map((key) => JSON.stringify({ key, unreachable: true }))
        assert.equal([lines.length, lines[0], lines[2]], [3, named[0], named[1]])
        await client.del('shop:1')
        const read = await ask('POST', '/api/keys/import', { text })
        assert.equal([read.status, read.at('written'), read.at('unreachable')], [200, 1, 2])
        assert.is(await client.get('shop:1'), '1')
      },
      { user: guest },
    )
  })

test('a user who may not ask how many keys there are sees them all the same', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.mset({ a: '1', 'b:1': '1' })
      for (const path of [
        '/api/keys',
        '/api/keys/tree',
        '/api/keys?match=a*',
        '/api/keys?match=a',
      ]) {
        const { status, at } = await ask('GET', path)
        assert.equal([status, at('total'), at('complete')], [200, null, true], path)
        assert.is(at('keys.0.key') === 'a' || at('keys.1.key') === 'a', true, path)
      }
    },
    { user: { name: 'counter', rules: ['~*', '+@all', '-dbsize'] } },
  )
})

test('a user who may not choose a database has the first one, and is told of it for another', async () => {
  const fresh = await freshKeys()
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { client, url } = fresh
  try {
    await client.call('ACL', 'SETUSER', 'first', 'on', '>sesame', '~*', '&*', '+@all', '-select')
    const other = new URL(url)
    Object.assign(other, { username: 'first', password: 'sesame' })
    const { output } = await refusedStudio({ args: [other.href] })
    assert.match(output, /may not run SELECT: ask for database 0 in the address/)
    for (const path of ['', '/0']) {
      other.pathname = path
      const studio = await startStudio({ args: [other.href] })
      const ask = asker(studio.origin)
      assert.is((await ask('GET', '/api/keys')).status, 200)
      assert.is((await ask('GET', '/api/keys?database=1')).status, 403)
      await studio.stop()
    }
  } finally {
    await client.acl('DELUSER', 'first')
    await fresh.drop()
  }
})

test.run()

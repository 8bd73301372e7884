import { Cluster } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startCluster } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { startStudio } from '../start-studio.ts'
import { asker } from './key-studio.ts'
import { eventuallyAt } from './steps.ts'

test('the keys of a cluster of three nodes are one database', async () => {
  const group = await startCluster()
  if (group.kind === 'unavailable') return skip(group.reason)
  const client = new Cluster(group.servers.map(({ port }) => ({ host: '127.0.0.1', port })))
  const studio = await startStudio({ args: [group.url] })
  const ask = asker(studio.origin)
  try {
    for (let at = 0; at < 300; at++) await client.set(`key:${at}`, `value ${at}`)
    const found = new Set<unknown>()
    let cursor: unknown = ''
    while (cursor !== null) {
      const page = await ask('GET', `/api/keys?count=50${cursor === '' ? '' : `&cursor=${cursor}`}`)
      assert.equal([page.status, page.at('total')], [200, 300])
      for (let at = 0; page.at(`keys.${at}`) !== undefined; at++)
        found.add(page.at(`keys.${at}.key`))
      cursor = page.at('cursor')
    }
    assert.is(found.size, 300)
    const topology = await ask('GET', '/api/kv/topology')
    assert.equal([topology.at('kind'), topology.at('nodes.2.role')], ['cluster', 'primary'])
    const edit = { op: 'string.set', value: 'new', expect: 'value 7' }
    assert.is((await ask('POST', '/api/key/edit?key=key:7', { edits: [edit] })).status, 200)
    assert.is(await client.get('key:7'), 'new')
    // The two names lie on different nodes, or on one: each of them works.
    for (const to of ['moved:a', 'moved:b', 'moved:c']) {
      const from = `key:${to.charCodeAt(6)}`
      const moved = await ask('PATCH', `/api/key?key=${from}`, { rename: to })
      assert.is(moved.status, 200, moved.text)
      assert.equal([await client.exists(from), await client.exists(to)], [0, 1])
    }
    const started = await ask('POST', '/api/keys/delete', { match: 'key:*', confirm: 'key:*' })
    const done = await eventuallyAt(ask, `/api/jobs/${started.at('job.id')}`, 'state', 'done')
    assert.is(done.at('deleted'), 297)
    const undone = await ask('POST', `/api/changes/${done.at('undoId')}/undo`)
    assert.equal([undone.status, undone.at('rows')], [200, 297])
    assert.is(await client.get('key:299'), 'value 299')
  } finally {
    client.disconnect()
    await studio.stop()
    await group.stop()
  }
})

test.run()

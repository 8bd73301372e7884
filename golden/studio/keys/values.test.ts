import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type KeyStudio, withKeyStudio } from './key-studio.ts'

async function edit({ ask }: KeyStudio, key: string, ...edits: readonly object[]) {
  return ask('POST', `/api/key/edit?key=${key}`, { edits })
}

test('elements of a list are changed by their places', async () => {
  await withKeyStudio(async (scene) => {
    const { client } = scene
    await client.rpush('list', 'a', 'b', 'b', 'c')
    const seen = { op: 'list.delete', index: 1, expect: 'b' }
    assert.is((await edit(scene, 'list', seen)).status, 200)
    assert.equal(await client.lrange('list', 0, -1), ['a', 'b', 'c'])
    const stale = await edit(scene, 'list', { op: 'list.set', index: 2, value: 'd', expect: 'x' })
    assert.equal([stale.status, stale.at('error.current.value')], [409, 'c'])
    const many = [
      { op: 'list.set', index: 0, value: 'A', expect: 'a' },
      { op: 'list.delete', index: 1 },
      { op: 'list.push', value: 'first', end: 'head' },
    ]
    assert.is((await edit(scene, 'list', ...many)).status, 200)
    assert.equal(await client.lrange('list', 0, -1), ['first', 'A', 'c'])
    assert.is((await edit(scene, 'list', { op: 'list.set', index: 9, value: 'x' })).status, 409)
  })
})

test('one change that cannot be made leaves the others out', async () => {
  await withKeyStudio(async (scene) => {
    const { client } = scene
    await client.zadd('zset', 1, 'a')
    const edits = [
      { op: 'zset.set', member: 'b', score: '2' },
      { op: 'zset.set', member: 'c', score: 'high' },
    ]
    const refused = await edit(scene, 'zset', ...edits)
    assert.equal(
      [refused.status, refused.at('error.details.0.message')],
      [422, 'A score is a number.'],
    )
    assert.equal(await client.zrange('zset', '0', '-1'), ['a'])
    const put = {
      value: { type: 'zset', members: [{ member: 'x', score: '1,5' }] },
      overwrite: true,
    }
    assert.is((await scene.ask('PUT', '/api/key?key=zset', put)).status, 422)
    assert.equal(await client.zrange('zset', '0', '-1'), ['a'], 'what was there is there still')
  })
})

test('sets, sorted sets and streams are changed', async () => {
  await withKeyStudio(async (scene) => {
    const { client, ask } = scene
    await client.sadd('set', 'a', 'b')
    await edit(scene, 'set', { op: 'set.replace', member: 'a', with: 'c' })
    assert.equal((await client.smembers('set')).toSorted(), ['b', 'c'])
    assert.is((await edit(scene, 'set', { op: 'set.delete', member: 'a' })).status, 409)
    await client.zadd('zset', 1, 'a')
    const changed = { op: 'zset.set', member: 'a', score: '2.5', expect: '1' }
    assert.is((await edit(scene, 'zset', changed)).status, 200)
    assert.is((await edit(scene, 'zset', changed)).status, 409)
    assert.is(await client.zscore('zset', 'a'), '2.5')
    await client.xadd('stream', '1-1', 'f', 'v')
    const added = await edit(
      scene,
      'stream',
      { op: 'stream.add', fields: [{ field: 'g', value: 'w' }] },
      { op: 'group.create', group: 'readers', id: '0' },
    )
    assert.equal([added.status, added.at('length')], [200, 2])
    assert.match(String(added.at('ids.0')), /^\d+-\d+$/)
    await client.xreadgroup('GROUP', 'readers', 'ann', 'COUNT', 1, 'STREAMS', 'stream', '>')
    const groups = await ask('GET', '/api/key/groups?key=stream')
    assert.equal(
      [groups.at('groups.0.name.value'), groups.at('groups.0.pending'), groups.at('groups.0.lag')],
      ['readers', 1, 1],
    )
    const pending = await ask('GET', '/api/key/pending?key=stream&group=readers')
    assert.equal(
      [pending.at('entries.0.id'), pending.at('entries.0.consumer.value')],
      ['1-1', 'ann'],
    )
    await edit(scene, 'stream', { op: 'group.acknowledge', group: 'readers', id: '1-1' })
    const none = await ask('GET', '/api/key/pending?key=stream&group=readers')
    assert.is(none.at('entries.0'), undefined)
  })
})

test('large values are read in pages to their end', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    const names = Array.from({ length: 3000 }, (_each, at) => `n${at}`)
    await client.rpush('list', ...names)
    await client.sadd('set', ...names)
    await client.hset('hash', Object.fromEntries(names.map((name) => [name, name])))
    await client.zadd('zset', ...names.flatMap((name, at) => [at % 7, name]))
    for (const name of names.slice(0, 500)) await client.xadd('stream', '*', name, name)
    const members = {
      list: 'items',
      set: 'members',
      hash: 'entries',
      zset: 'members',
      stream: 'entries',
    }
    for (const [key, member] of Object.entries(members)) {
      const seen = new Set<string>()
      let cursor: unknown = ''
      while (cursor !== null) {
        const next = cursor === '' ? '' : `&cursor=${cursor}`
        const page = await ask('GET', `/api/key?key=${key}&limit=200${next}`)
        assert.is(page.status, 200, page.text)
        for (let at = 0; page.at(`value.${member}.${at}`) !== undefined; at++)
          seen.add(JSON.stringify(page.at(`value.${member}.${at}`)))
        cursor = page.at('value.cursor')
      }
      assert.is(seen.size, key === 'stream' ? 500 : 3000, key)
    }
    const high = await ask('GET', '/api/key?key=zset&least=(5&reverse=1&limit=1')
    assert.is(high.at('value.members.0.score'), '6')
    assert.is((await ask('GET', '/api/key?key=zset&cursor=x')).status, 400)
  })
})

test('bytes are shown as what they hold, and a bomb is refused', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    const text = JSON.stringify({ big: 1, list: [] })
    const packed = Buffer.from('82a3626967cf0020000000000001a46c697374c0', 'hex')
    await client.mset('gzip', gzipSync(text), 'deflate', deflateSync(text), 'messagepack', packed)
    await client.mset('brotli', brotliCompressSync(text), 'json', '{"n":12345678901234567890}')
    const view = (key: string) => ask('POST', `/api/key/element?key=${key}`, { view: key })
    for (const key of ['gzip', 'deflate', 'brotli'])
      assert.is((await view(key)).at('element.value'), text, key)
    assert.match(String((await view('messagepack')).at('element.value')), '"big": 9007199254740993')
    assert.match(String((await view('json')).at('element.value')), '"n": 12345678901234567890')
    await client.set('gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024)))
    const bomb = await view('gzip')
    assert.equal([bomb.status, bomb.at('error.code')], [422, 'invalid_value'])
    assert.is(bomb.at('error.message'), 'a value does not fit where it is to go')
    await client.set('gzip', 'none')
    assert.is((await view('gzip')).status, 422)
  })
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withKeyStudio } from './key-studio.ts'

test('a key whose name is empty is shown, changed, renamed and deleted as others are', () =>
  withKeyStudio(async ({ ask, client }) => {
    await client.set('', 'moss')
    const shown = await ask('GET', '/api/key?key=')
    assert.equal([shown.status, shown.at('value.value.value')], [200, 'moss'], shown.text)
    const edit = { op: 'string.set', value: 'fern', expect: 'moss' }
    assert.is((await ask('POST', '/api/key/edit?key=', { edits: [edit] })).status, 200)
    assert.is(await client.get(''), 'fern')
    assert.is((await ask('PATCH', '/api/key?key=', { rename: 'named' })).status, 200)
    assert.is((await ask('PATCH', '/api/key?key=named', { rename: '' })).status, 200)
    const gone = await ask('DELETE', '/api/key?key=')
    assert.is(gone.status, 200, gone.text)
    assert.is((await ask('POST', `/api/changes/${gone.at('undoId')}/undo`)).status, 200)
    assert.is(await client.get(''), 'fern')
    assert.is((await ask('GET', '/api/keys?match=')).status, 400, 'others are not empty')
  }))

test('a place that no list has is refused before the server is asked', () =>
  withKeyStudio(async ({ ask, client }) => {
    await client.rpush('list', 'a')
    for (const index of [1e300, -1e300, 2 ** 53]) {
      const edit = { op: 'list.set', index, value: 'b' }
      assert.is((await ask('POST', '/api/key/edit?key=list', { edits: [edit] })).status, 400)
    }
    assert.equal(await client.lrange('list', 0, -1), ['a'])
  }))

test('a key is told that has the name which another one is to get', () =>
  withKeyStudio(async ({ ask, client }) => {
    await client.mset('from', '1', 'to', '2')
    for (const [method, path, body] of [
      ['PATCH', '/api/key?key=from', { rename: 'to' }],
      ['PATCH', '/api/key?key=from', { copy: { key: 'to' } }],
      ['PUT', '/api/key?key=to', { value: { type: 'string', value: '3' } }],
    ] as const) {
      const answer = await ask(method, path, body)
      const said = answer.at('error.details.0.message')
      assert.equal([answer.status, said], [409, 'There is a key of this name already.'])
    }
    assert.equal(await client.mget('from', 'to'), ['1', '2'])
  }))

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withKeyStudio } from './key-studio.ts'

test('a key is found, read, edited, deleted and taken back', async () => {
  await withKeyStudio(async ({ ask, client, number }) => {
    await client.hset('session:1', { name: 'Ann', city: 'Oslo' })
    await client.pexpire('session:1', 60_000)
    const meta = await ask('GET', '/api/meta')
    assert.is(meta.at('variant'), 'key-value')
    assert.is(meta.at('database'), number)
    const list = await ask('GET', '/api/keys')
    assert.equal([list.at('complete'), list.at('total')], [true, 1])
    assert.equal([list.at('keys.0.key'), list.at('keys.0.type')], ['session:1', 'hash'])
    const found = await ask('GET', '/api/key?key=session:1')
    assert.equal(found.at('value.entries'), [
      { field: { value: 'name' }, value: { value: 'Ann' } },
      { field: { value: 'city' }, value: { value: 'Oslo' } },
    ])
    const edit = (expect: string) =>
      ask('POST', '/api/key/edit?key=session:1', {
        edits: [{ op: 'hash.set', field: 'city', value: 'Bergen', expect }],
      })
    assert.is((await edit('Rome')).status, 409)
    assert.is(await client.hget('session:1', 'city'), 'Oslo')
    assert.is((await edit('Oslo')).status, 200)
    assert.is(await client.hget('session:1', 'city'), 'Bergen')
    const gone = await ask('DELETE', '/api/key?key=session:1')
    assert.is(await client.exists('session:1'), 0)
    const undone = await ask('POST', `/api/changes/${gone.at('undoId')}/undo`)
    assert.equal([undone.status, undone.at('rows')], [200, 1])
    assert.equal(await client.hgetall('session:1'), { name: 'Ann', city: 'Bergen' })
    assert.ok((await client.pttl('session:1')) > 0, 'it expires as before')
    assert.is((await ask('POST', `/api/changes/${gone.at('undoId')}/undo`)).status, 409)
    assert.is((await ask('POST', `/api/changes/${gone.at('undoId')}/redo`)).status, 200)
    assert.is(await client.exists('session:1'), 0)
  })
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startJsonRedis } from '../../engines/json-module.ts'
import { eventually } from '../steps.ts'
import { contentsOf } from './random-keys.ts'
import { withKeyPage } from './key-scene.ts'
import { type KeyStudio, withKeyStudio } from './key-studio.ts'
import { openKey } from './key-steps.ts'

const LONG = '12345678901234567'
const DOCUMENT = `{"n":${LONG},"ü":["x",null,{"a b":1.5}],"empty":{}}`

const NO_JSON = 'The value is no JSON.'

const set = ({ client }: KeyStudio, key: string, text: string) =>
  client.call('JSON.SET', key, '$', text)
const get = ({ client }: KeyStudio, key: string) => client.call('JSON.GET', key)

test('a document of RedisJSON is shown, changed only as it was seen, and given back', () =>
  withKeyStudio(
    async (scene) => {
      const { ask } = scene
      await set(scene, 'doc', DOCUMENT)
      assert.is((await ask('GET', '/api/meta')).at('capabilities.json'), true)
      const shown = await ask('GET', '/api/key?key=doc')
      assert.equal(
        [shown.at('type'), shown.at('value.type'), shown.at('value.value.value')],
        ['ReJSON-RL', 'json', DOCUMENT],
        shown.text,
      )
      const edit = (value: string, expect: string, path = '$') =>
        ask('POST', '/api/key/edit?key=doc', { edits: [{ op: 'json.set', path, value, expect }] })
      const saved = await edit('{"n":1}', DOCUMENT)
      assert.is(saved.status, 200, saved.text)
      assert.is(await get(scene, 'doc'), '{"n":1}')
      const stale = await edit('{"n":2}', DOCUMENT)
      assert.equal([stale.status, stale.at('error.current.value')], [409, '{"n":1}'])
      assert.is((await edit('7', '[1]', '$.n')).status, 200)
      const wrong = await edit('{wrong', '{"n":7}')
      assert.equal([wrong.status, wrong.at('error.details.0.message')], [422, NO_JSON])
      assert.is(await get(scene, 'doc'), '{"n":7}')
      const undone = await ask('POST', `/api/changes/${saved.at('undoId')}/undo`)
      assert.is(undone.status, 409, 'what came later is not undone')
    },
    { start: startJsonRedis },
  ))

test('documents are made, deleted, taken back and copied', () =>
  withKeyStudio(
    async (scene) => {
      const { ask } = scene
      const put = (value: string) =>
        ask('PUT', '/api/key?key=doc', { value: { type: 'json', value } })
      assert.is((await put('{no}')).status, 422)
      assert.is((await put(DOCUMENT)).status, 200)
      assert.is(await get(scene, 'doc'), DOCUMENT)
      const gone = await ask('DELETE', '/api/key?key=doc')
      assert.is(await get(scene, 'doc'), null)
      assert.is((await ask('POST', `/api/changes/${gone.at('undoId')}/undo`)).status, 200)
      assert.is(await get(scene, 'doc'), DOCUMENT)
      const copied = await ask('PATCH', '/api/key?key=doc', { copy: { key: 'other' } })
      assert.is(copied.status, 200, copied.text)
      assert.is(await get(scene, 'other'), DOCUMENT)
    },
    { start: startJsonRedis },
  ))

for (const format of ['ndjson', 'dump'])
  test(`documents go into a file and come back from it: ${format}`, () =>
    withKeyStudio(
      async (scene) => {
        const { ask, client } = scene
        for (const [at, text] of [DOCUMENT, '"text"', '[]', LONG].entries())
          await set(scene, `doc:${at}`, text)
        await client.pexpire('doc:1', 600_000)
        const before = await contentsOf(client)
        const { text } = await ask('POST', '/api/keys/export', { format })
        await client.flushdb()
        const back = await ask('POST', '/api/keys/import', { text })
        assert.equal([back.status, back.at('written')], [200, 4], back.text)
        assert.equal(await contentsOf(client), before)
        assert.is(await get(scene, 'doc:0'), DOCUMENT)
      },
      { start: startJsonRedis },
    ))

test('a document is made and edited in the page', () =>
  withKeyPage(
    async (scene) => {
      const { page, client } = scene
      await page.getByRole('button', { name: 'New key' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New key' })
      await dialog.getByRole('textbox', { name: 'Key', exact: true }).fill('doc')
      await dialog.getByLabel('Type').selectOption('json')
      await dialog.getByRole('textbox', { name: 'JSON' }).fill('{"a": 1}')
      await dialog.getByRole('button', { name: 'Create key' }).click()
      await page.getByRole('heading', { name: 'doc', exact: true }).waitFor()
      const field = page.getByRole('textbox', { name: 'Value', exact: true })
      await field.fill('{"a": 2}')
      await page.getByRole('button', { name: 'Save value' }).click()
      await page.getByText('Value set').waitFor()
      assert.is(await get(scene, 'doc'), '{"a":2}')
      const long = `{"long":${LONG},"a b":[1,{}]}`
      await field.fill(long)
      await page.getByRole('button', { name: 'Save value' }).click()
      await eventually(
        () => field.inputValue(),
        (text) => text === `{\n  "long": ${LONG},\n  "a b": [\n    1,\n    {}\n  ]\n}`,
      )
      assert.is(await get(scene, 'doc'), long)
      await field.fill('{"a": 2}')
      await page.getByRole('button', { name: 'Save value' }).click()
      await eventually(
        () => field.inputValue(),
        (text) => text === '{\n  "a": 2\n}',
      )
      await field.fill('{"a"')
      await page.getByRole('button', { name: 'Save value' }).click()
      await page.getByText(NO_JSON).first().waitFor()
      assert.is(await field.inputValue(), '{"a"')
      assert.is(await get(scene, 'doc'), '{"a":2}')
      await set(scene, 'doc', '{"a":3}')
      await field.fill('{"a": 4}')
      await page.getByRole('button', { name: 'Save value' }).click()
      await page
        .getByText(/changed meanwhile|has changed/)
        .first()
        .waitFor()
      assert.is(await get(scene, 'doc'), '{"a":3}')
      await client.set('text', 'x')
      await openKey(page, 'text')
      await page.getByText('Bytes', { exact: true }).waitFor()
      await page.getByLabel('Type of keys').selectOption('json')
      const tree = page.getByRole('tree', { name: 'Keys' })
      await tree.getByText('doc').waitFor()
      assert.is(await tree.getByRole('treeitem').count(), 1)
      await openKey(page, 'doc')
      assert.is(await page.getByText('Members', { exact: true }).count(), 0, 'none are counted')
    },
    { start: startJsonRedis, allowed: [/409|422/] },
  ))

test.run()

import { randomBytes } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, type KeyStudio, withKeyStudio } from './key-studio.ts'
import { contentsOf, makeRandomKeys } from './random-keys.ts'

const KEYS = 2000
/** Longer than the longest line, which holds a mebibyte in base64. */
const PART_BYTES = 2_000_000

async function listedKeys(ask: Ask): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  let cursor: unknown = null
  do {
    const page = await ask(
      'GET',
      `/api/keys?count=300${cursor === null ? '' : `&cursor=${cursor}`}`,
    )
    assert.is(page.status, 200)
    for (let at = 0; page.at(`keys.${at}`) !== undefined; at++) {
      const encoding = page.at(`keys.${at}.encoding`) === 'base64' ? 'base64' : 'utf8'
      found.add(Buffer.from(String(page.at(`keys.${at}.key`)), encoding).toString('base64'))
    }
    cursor = page.at('cursor')
  } while (cursor !== null)
  return found
}

/** Sends a file as the page does: in parts that end anywhere. */
async function importFile(ask: Ask, text: string): Promise<void> {
  let bytes = Buffer.from(text)
  let skipping: unknown = false
  while (bytes.length > 0) {
    const part = bytes
      .subarray(0, PART_BYTES)
      .toString('utf8')
      .replace(/\uFFFD+$/, '')
    const more = part.length < bytes.toString('utf8').length
    const answer = await ask('POST', '/api/keys/import', { text: part, more, skipping })
    assert.is(answer.status, 200, answer.text)
    assert.is(answer.at('faultCount'), 0, answer.text)
    assert.ok(Number(answer.at('consumed')) > 0, 'a part holds a line')
    skipping = answer.at('skipping')
    bytes = bytes.subarray(Number(answer.at('consumed')))
  }
}

async function checkFormat({ ask, client }: KeyStudio, format: 'ndjson' | 'dump') {
  const before = await contentsOf(client)
  const file = await ask('POST', '/api/keys/export', { format })
  assert.is(file.status, 200)
  assert.match(file.headers.get('content-disposition') ?? '', 'attachment')
  await client.flushdb()
  await importFile(ask, file.text)
  const after = await contentsOf(client)
  assert.is(after.size, before.size)
  for (const [key, content] of before) assert.equal(after.get(key), content)
}

test(`${KEYS} keys of random bytes come back equal: list, export, import`, async () => {
  await withKeyStudio(async (scene) => {
    await makeRandomKeys(scene.client, KEYS)
    const names = [...(await contentsOf(scene.client)).keys()]
    const listed = await listedKeys(scene.ask)
    assert.equal(
      names.filter((name) => !listed.has(name)),
      [],
    )
    assert.is(listed.size, names.length)
    await checkFormat(scene, 'ndjson')
    await checkFormat(scene, 'dump')
  })
})

test('random bytes are edited as they were read', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    for (let round = 0; round < 100; round++) {
      const [key, field, old, next] = [
        randomBytes(9),
        randomBytes(5),
        randomBytes(20),
        randomBytes(20),
      ]
      await client.hset(key, field, old)
      const place = `key64=${encodeURIComponent(key.toString('base64'))}`
      const read = await ask('GET', `/api/key?${place}`)
      const edit = {
        op: 'hash.set',
        field: read.at('value.entries.0.field'),
        expect: read.at('value.entries.0.value'),
        value: { value: next.toString('base64'), encoding: 'base64' },
      }
      const edited = await ask('POST', `/api/key/edit?${place}`, { edits: [edit] })
      assert.is(edited.status, 200, edited.text)
      assert.equal(await client.callBuffer('HGET', key, field), next)
    }
  })
})

test('a value of many parts is carried in parts', async () => {
  await withKeyStudio(async (scene) => {
    const { client } = scene
    await client.set('text', randomBytes(3_500_000))
    await client.rpush('list', ...Array.from({ length: 5000 }, (_each, at) => `element ${at}`))
    await client.hset('hash', ...Array.from({ length: 8000 }, (_each, at) => `f${at}`))
    await checkFormat(scene, 'ndjson')
  })
})

test('what is there already is a fault, is left out, or is replaced', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    await client.mset('a', '1', 'b', '2')
    const { text } = await ask('POST', '/api/keys/export', { format: 'ndjson' })
    await client.set('a', 'other')
    await client.del('b')
    const send = (more: object) => ask('POST', '/api/keys/import', { text, ...more })
    const refused = await send({})
    assert.equal([refused.at('written'), refused.at('faultCount')], [0, 1])
    assert.is(await client.exists('b'), 0)
    const tried = await send({ onConflict: 'skip', dryRun: true })
    assert.equal([tried.at('written'), tried.at('skipped')], [1, 1])
    assert.is(await client.exists('b'), 0)
    const skipped = await send({ onConflict: 'skip' })
    assert.equal([skipped.at('written'), skipped.at('skipped')], [1, 1])
    assert.equal(await client.mget('a', 'b'), ['other', '2'])
    const replaced = await send({ onConflict: 'replace' })
    assert.equal([replaced.at('written'), replaced.at('replaced')], [2, 2])
    assert.equal(await client.mget('a', 'b'), ['1', '2'])
  })
})

test.run()

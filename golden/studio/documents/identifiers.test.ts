import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withDocuments } from './document-scene.ts'

const ODD = '{db}/collections/odd'

/** Identifiers that are no ObjectId, as canonical Extended JSON. */
const IDS = [
  true,
  false,
  null,
  { a: { $numberInt: '1' }, b: 'x' },
  { $numberDouble: '1.5' },
  { $numberLong: '9007199254740993' },
  { $numberDecimal: '0.1' },
  { $date: { $numberLong: '1700000000000' } },
  { $binary: { base64: 'AAEC', subType: '00' } },
  '65f1c0a2e4b0a1d2c3f4a001',
  '',
] as const

const texts = (ids: readonly unknown[]) => ids.map((id) => JSON.stringify(id)).toSorted()

test(
  'documents are found, deleted and brought back by identifiers of every type',
  withDocuments({ engine: 'mongodb-java' }, async ({ ask, client, database }) => {
    const documents = IDS.map((_id, n) => ({ _id, n: { $numberInt: String(n) } }))
    const inserted = await ask('POST', `${ODD}/insert`, { documents })
    assert.is(inserted.status, 201, inserted.text)
    const stored = async () => {
      const { json } = await ask('POST', `${ODD}/find`, {})
      return texts(json.documents.map(({ _id }: { readonly _id: unknown }) => _id))
    }
    assert.equal(await stored(), texts(IDS))
    for (const [place, id] of IDS.entries()) {
      const asked = { ids: [id], idsAs: typeof id === 'string' ? 'string' : 'auto' }
      const deleted = await ask('POST', `${ODD}/delete`, asked)
      assert.is(deleted.json.deletedCount, 1, `${JSON.stringify(id)}: ${deleted.text}`)
      assert.equal(await stored(), texts(IDS.filter((_, other) => other !== place)))
      const undone = await ask('POST', `/api/changes/${deleted.json.undoId}/undo`)
      assert.is(undone.status, 200, undone.text)
      assert.equal(await stored(), texts(IDS))
    }
    const typed = IDS.filter((id) => typeof id !== 'string')
    const all = await ask('POST', `${ODD}/delete`, { ids: typed })
    assert.is(all.json.deletedCount, typed.length)
    assert.is(await client.db(database).collection('odd').countDocuments(), 2)
  }),
)

test(
  'members of a type that the description does not name are refused, though Extended JSON could hold them',
  withDocuments({ engine: 'mongodb-java' }, async ({ ask }) => {
    assert.is((await ask('POST', `${ODD}/insert`, { document: { _id: 0 } })).status, 201)
    for (const [act, body, path] of [
      ['export', { format: 'ejson', ids: [0] }, 'ids.0'],
      ['export', { format: 'ejson', filter: [] }, 'filter'],
      ['delete', { ids: [{ $numberInt: '1' }, 0] }, 'ids.1'],
      ['clone', { id: 0 }, 'id'],
      ['find', { filter: null }, 'filter'],
      ['aggregate', { pipeline: [0] }, 'pipeline.0'],
    ] as const) {
      const { status, json, text } = await ask('POST', `${ODD}/${act}`, body)
      assert.equal([status, json.error.details?.[0]?.path], [400, path], `${act}: ${text}`)
    }
    const { json } = await ask('POST', `${ODD}/find`, {})
    assert.is(json.documents.length, 1)
  }),
)

test.run()

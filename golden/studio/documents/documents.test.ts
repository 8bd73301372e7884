import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withDocuments } from './document-scene.ts'

const engine = 'mongodb-java'
const ferret = 'mongodb-ferret'
const BOOKS = '{db}/collections/books'

test(
  'a database with its collection is created, filled, paged and dropped by its typed name',
  withDocuments({ engine }, async ({ ask, database }) => {
    const created = await ask('POST', '/api/databases', { name: database, collection: 'books' })
    assert.is(created.status, 201, created.text)
    const again = await ask('POST', '/api/databases', { name: database, collection: 'books' })
    assert.is(again.status, 409)
    const documents = Array.from({ length: 120 }, (_, id) => ({ _id: id, title: `book ${id}` }))
    const inserted = await ask('POST', `${BOOKS}/insert`, { documents })
    assert.is(inserted.json.insertedCount, 120, inserted.text)
    const { json: list } = await ask('GET', '/api/databases')
    const found = list.databases.find((each: { name: string }) => each.name === database)
    assert.equal([found.collections, found.documents], [1, 120])
    const collections = await ask('GET', '{db}/collections')
    assert.is(collections.json.collections[0].documents, 120)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await ask('POST', `${BOOKS}/find`, after === undefined ? {} : { after })
      assert.is(page.status, 200, page.text)
      assert.equal(page.json.count, { value: 120, mode: 'estimated' })
      seen.push(...page.json.documents.map(({ title }: { title: string }) => title))
      after = page.json.page.next ?? undefined
    } while (after !== undefined)
    assert.equal(
      seen,
      documents.map(({ title }) => title),
    )
    assert.is((await ask('DELETE', '{db}')).status, 428)
    assert.is((await ask('DELETE', `{db}?confirm=${database}x`)).status, 428)
    assert.is((await ask('DELETE', `{db}?confirm=${database}`)).status, 204)
    const { json: left } = await ask('GET', '/api/databases')
    assert.not(left.databases.some((each: { name: string }) => each.name === database))
  }),
)

test(
  'documents keep the order of their members and the types of their numbers',
  withDocuments({ engine }, async ({ ask }) => {
    const text =
      '{"_id":{"$numberInt":"1"},"10":{"$numberLong":"5"},"9":{"$numberDouble":"5.0"},"__proto__":{"b":null,"a":true}}'
    const { json, status } = await ask('POST', `${BOOKS}/insert`, `{"document":${text}}`)
    assert.equal([status, json.insertedId], [201, { $numberInt: '1' }])
    const { text: found } = await ask('POST', `${BOOKS}/find`, {})
    assert.ok(found.includes(text), found)
    const { json: asText } = await ask('POST', `${BOOKS}/find`, { json: 'text' })
    assert.equal(asText.documents, [text])
    const { text: relaxed } = await ask('POST', `${BOOKS}/find`, { relaxed: true })
    assert.ok(relaxed.includes('"10":5,"9":5.0'), relaxed)
  }),
)

test(
  'an edit sends what has changed, notices what others changed, and is taken back and made again',
  withDocuments({ engine }, async ({ ask, client, database }) => {
    const books = client
      .db(database)
      .collection<{ _id: number; title?: string; n?: number }>('books')
    await books.insertOne({ _id: 1, title: 'Moss', n: 1 })
    const update = `${BOOKS}/update`
    const id = { $numberInt: '1' }
    const edited = await ask('POST', update, {
      id,
      set: { title: 'Fern' },
      expect: { title: 'Moss' },
    })
    assert.is(edited.json.document.title, 'Fern', edited.text)
    const stale = await ask('POST', update, { id, set: { title: 'x' }, expect: { title: 'Moss' } })
    assert.equal([stale.status, stale.json.error.current.title], [409, 'Fern'])
    const wrongType = await ask('POST', update, {
      id,
      set: { n: 2 },
      expect: { n: { $numberDouble: '1.0' } },
    })
    assert.is(wrongType.status, 409)
    const { json: changes } = await ask('GET', '/api/changes')
    assert.equal([changes.changes[0].kind, changes.changes[0].documents], ['update', 1])
    const { undoId } = edited.json
    await books.updateOne({ _id: 1 }, { $set: { n: 7 } })
    const conflict = await ask('POST', `/api/changes/${undoId}/undo`)
    assert.is(conflict.status, 409, conflict.text)
    await books.updateOne({ _id: 1 }, { $set: { n: 1 } })
    const undone = await ask('POST', `/api/changes/${undoId}/undo`)
    assert.is(undone.status, 200, undone.text)
    assert.equal(await books.findOne({}), { _id: 1, title: 'Moss', n: 1 })
    assert.is((await ask('POST', `/api/changes/${undoId}/undo`)).status, 409)
    const redone = await ask('POST', `/api/changes/${undoId}/redo`)
    assert.is(redone.status, 200, redone.text)
    assert.is((await books.findOne({}))?.title, 'Fern')
    const unset = await ask('POST', update, { id, unset: ['title'] })
    assert.is(unset.status, 200)
    const restored = await ask('POST', `/api/changes/${unset.json.undoId}/undo`)
    assert.is(restored.status, 200, restored.text)
    assert.is((await books.findOne({}))?.title, 'Fern')
    const anonymous = await ask('POST', update, { id, unset: ['_id'] })
    assert.equal([anonymous.status, anonymous.json.error.details[0].path], [422, '_id'])
    const both = await ask('POST', update, { id, set: { n: 2 }, unset: ['n'] })
    assert.equal([both.status, both.json.error.details[0].path], [400, 'set.n'])
    const bulk = await ask('POST', update, { filter: {}, update: { $set: { n: 1 } } })
    assert.equal([bulk.status, bulk.json.error.message], [501, 'coming soon'])
  }),
)

test(
  'documents are deleted by identifiers of any type, and come back (security 46)',
  withDocuments({ engine }, async ({ ask, client, database }) => {
    const books = client.db(database).collection<{ _id: unknown }>('books')
    const hex = '0123456789abcdef01234567'
    await ask('POST', `${BOOKS}/insert`, {
      documents: [
        { _id: { $oid: hex } },
        { _id: 'text' },
        { _id: { $numberInt: '5' } },
        { _id: { a: 1 } },
        { _id: 'kept' },
      ],
    })
    for (const ids of [[{ $ne: null }], [{ $gt: '' }], [[]], [['text']], []])
      assert.is((await ask('POST', `${BOOKS}/delete`, { ids })).status, 400, JSON.stringify(ids))
    assert.is(await books.countDocuments(), 5)
    const { json } = await ask('POST', `${BOOKS}/delete`, {
      ids: [hex, 'text', '{"$numberInt":"5"}', { a: { $numberInt: '1' } }, 'nobody'],
    })
    assert.is(json.deletedCount, 4)
    assert.equal(await books.distinct('_id'), ['kept'])
    await ask('POST', `/api/changes/${json.undoId}/undo`)
    assert.is(await books.countDocuments(), 5)
    const clone = await ask('POST', `${BOOKS}/clone`, { id: 'text' })
    assert.is(clone.status, 201, clone.text)
    assert.is(await books.countDocuments(), 6)
  }),
)

test(
  'a member that was taken out comes back to its place',
  withDocuments({ engine: ferret }, async ({ ask, client, database }) => {
    const books = client
      .db(database)
      .collection<{ _id: number; title?: string; n?: number }>('books')
    await books.insertOne({ _id: 1, title: 'Moss', n: 1 })
    const id = { $numberInt: '1' }
    const { json } = await ask('POST', `${BOOKS}/update`, { id, unset: ['title'] })
    assert.equal(json.document, { _id: id, n: { $numberInt: '1' } })
    const restored = await ask('POST', `/api/changes/${json.undoId}/undo`)
    assert.is(restored.status, 200, restored.text)
    assert.equal(Object.keys((await books.findOne({})) ?? {}), ['_id', 'title', 'n'])
  }),
)

test(
  'what is inserted before a document that is refused is told, and is taken back',
  withDocuments({ engine: 'mongodb-java' }, async ({ ask, client, database }) => {
    const notes = client.db(database).collection<{ _id: number }>('notes')
    await notes.insertOne({ _id: 1 })
    const stopped = async (path: string, body: object) => {
      const { status, json } = await ask('POST', `{db}/collections/notes/${path}`, body)
      const said = json.error.details.map(({ message }: { message: string }) => message)
      assert.equal(
        [status, json.insertedCount, said],
        [409, 1, ['another document has this value already: unique index', BEFORE]],
      )
      assert.is(await notes.countDocuments(), 2)
      assert.is((await ask('POST', `/api/changes/${json.undoId}/undo`, {})).status, 200)
      assert.is(await notes.countDocuments(), 1)
    }
    await stopped('insert', { documents: [{ _id: 5 }, { _id: 1 }, { _id: 6 }] })
    await stopped('import', { format: 'ndjson', text: '{"_id":5}\n{"_id":1}\n{"_id":6}\n' })
  }),
)

const BEFORE = 'the one document before it is inserted'

test.run()

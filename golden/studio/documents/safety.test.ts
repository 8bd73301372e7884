import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withDocuments } from './document-scene.ts'

const engine = 'mongodb-java'
const BOOKS = '{db}/collections/books'

const CODE = {
  where: { $where: 'sleep(1000)' },
  nested: {
    $or: [{ a: 1 }, { $and: [{ $expr: { $function: { body: 'f', args: [], lang: 'js' } } }] }],
  },
  code: { a: { $code: 'f()' } },
  accumulator: { a: { $accumulator: { init: 'f' } } },
}

test(
  'code that runs on the server is refused at any depth, wherever a query may stand (security 44, 49)',
  withDocuments({ engine }, async ({ ask, client, database }) => {
    await client.db(database).collection('books').insertOne({ a: 1 })
    for (const [name, code] of Object.entries(CODE)) {
      const requests: readonly (readonly [string, string, object])[] = [
        ['POST', `${BOOKS}/find`, { filter: code }],
        ['POST', `${BOOKS}/find`, { projection: code }],
        ['POST', `${BOOKS}/find`, { sort: code }],
        ['POST', `${BOOKS}/count`, { filter: code }],
        ['POST', `${BOOKS}/export`, { filter: code, format: 'csv' }],
        ['POST', `${BOOKS}/explain`, { filter: code }],
        ['POST', `${BOOKS}/schema-sample`, { filter: code }],
        ['POST', `${BOOKS}/aggregate`, { pipeline: [{ $match: code }] }],
        [
          'POST',
          `${BOOKS}/aggregate`,
          { pipeline: [{ $lookup: { from: 'x', as: 'y', pipeline: [{ $match: code }] } }] },
        ],
        [
          'POST',
          `${BOOKS}/aggregate`,
          { pipeline: JSON.stringify([{ $facet: { a: [{ $match: code }] } }]) },
        ],
        [
          'POST',
          `${BOOKS}/aggregate`,
          { pipeline: [{ $unionWith: { coll: 'x', pipeline: [{ $match: code }] } }] },
        ],
        ['POST', `${BOOKS}/aggregate/preview`, { pipeline: [{ $match: code }] }],
        ['POST', '{db}/collections', { name: 'checked', validator: code }],
        ['PATCH', BOOKS, { validator: code }],
        ['POST', `${BOOKS}/indexes`, { key: { a: 1 }, partialFilterExpression: code }],
      ]
      for (const [method, path, body] of requests) {
        const { status, json } = await ask(method, path, body)
        assert.equal(
          [status, json.error.details[0].kind],
          [400, 'server_side_js'],
          `${name} ${path}`,
        )
      }
    }
    const stored = await ask('POST', `${BOOKS}/insert`, {
      document: { _id: 'data', a: { $code: 'f()' } },
    })
    assert.is(stored.status, 201, 'what is stored is data')
    assert.equal(
      await client
        .db(database)
        .listCollections()
        .toArray()
        .then((all) => all.length),
      1,
    )
  }),
)

test(
  'names are checked, and what belongs to the server is read only (security 47)',
  withDocuments({ engine }, async ({ ask }) => {
    for (const name of ['a.b', 'a b', '$a', 'a/b', 'a\0', 'x'.repeat(64), '']) {
      const path = `/api/databases/${encodeURIComponent(name)}/collections`
      const { status } = await ask('GET', path)
      assert.ok(
        status === 400 || (name === '' && status === 404),
        `${JSON.stringify(name)}: ${status}`,
      )
      assert.is((await ask('POST', '/api/databases', { name, collection: 'c' })).status, 400)
    }
    for (const name of ['$a', 'a\0', '.a', 'a..b', 'x'.repeat(256)]) {
      const path = `{db}/collections/${encodeURIComponent(name)}/find`
      assert.is((await ask('POST', path, {})).status, 400, JSON.stringify(name))
    }
    const system = '{db}/collections/system.views'
    assert.is((await ask('POST', `${system}/insert`, { document: {} })).status, 403)
    assert.is((await ask('DELETE', `${system}?confirm=system.views`)).status, 403)
    assert.is((await ask('POST', '{db}/collections', { name: 'system.js' })).status, 403)
    for (const name of ['admin', 'config', 'local'])
      assert.is((await ask('DELETE', `/api/databases/${name}?confirm=${name}`)).status, 403, name)
  }),
)

test(
  'bodies are bounded, and nothing that the server says is answered (security 42, 43, 58)',
  withDocuments({ engine }, async ({ ask }) => {
    const deep = `{"filter":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`
    for (const body of [
      deep,
      '{"filter":{"a":1,"a":2}}',
      '{"filter":',
      '{"filter":[]}',
      '[]',
      '{"x":1}',
    ]) {
      const start = performance.now()
      const { status } = await ask('POST', `${BOOKS}/find`, body)
      assert.is(status, 400, body.slice(0, 40))
      assert.ok(performance.now() - start < 1500)
    }
    const nested = `{"document":${'{"a":'.repeat(90)}1${'}'.repeat(90)}}`
    assert.is((await ask('POST', `${BOOKS}/insert`, nested)).status, 201)
    await ask('POST', `${BOOKS}/insert`, { document: { _id: 1 } })
    const duplicate = await ask('POST', `${BOOKS}/insert`, { document: { _id: 1 } })
    assert.is(duplicate.status, 409)
    const faulty = await ask('POST', `${BOOKS}/find`, { filter: { a: { $secretoperator: 1 } } })
    for (const { text } of [duplicate, faulty])
      assert.not.match(text, /E11000|dup key|secretoperator|Mongo|127\.0\.0\.1/)
  }),
)

test(
  'a studio that only reads refuses every write, those of pipelines too (security 51)',
  withDocuments({ engine, args: ['--read-only'] }, async ({ ask, client, database }) => {
    const books = client.db(database).collection<{ _id: number }>('books')
    await books.insertOne({ _id: 1 })
    const writes: readonly (readonly [string, string, object?])[] = [
      ['POST', '/api/databases', { name: 'other', collection: 'c' }],
      ['DELETE', `{db}?confirm=${database}`],
      ['POST', '{db}/collections', { name: 'c' }],
      ['PATCH', BOOKS, { name: 'c' }],
      ['DELETE', `${BOOKS}?confirm=books`],
      ['POST', `${BOOKS}/insert`, { document: {} }],
      ['POST', `${BOOKS}/clone`, { id: { $numberInt: '1' } }],
      ['POST', `${BOOKS}/update`, { id: { $numberInt: '1' }, set: { a: 1 } }],
      ['POST', `${BOOKS}/delete`, { ids: [{ $numberInt: '1' }] }],
      ['POST', `${BOOKS}/import`, { format: 'ndjson', text: '{}' }],
      ['POST', `${BOOKS}/indexes`, { key: { a: 1 } }],
      ['DELETE', `${BOOKS}/indexes/a_1`],
      ['POST', '/api/changes/x/undo'],
      ['POST', `${BOOKS}/aggregate`, { pipeline: [{ $out: 'c' }], allowWrite: true, confirm: 'c' }],
      [
        'POST',
        `${BOOKS}/aggregate`,
        { pipeline: [{ $merge: 'c' }], allowWrite: true, confirm: 'c' },
      ],
    ]
    for (const [method, path, body] of writes) {
      const { status, json } = await ask(method, path, body)
      assert.equal([status, json.error.code], [403, 'read_only'], `${method} ${path}`)
    }
    assert.is((await ask('POST', `${BOOKS}/find`, {})).json.documents.length, 1)
    assert.is((await ask('GET', '/api/meta')).json.readOnly, true)
  }),
)

test.run()

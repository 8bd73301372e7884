import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type DocumentScene, withDocuments } from './document-scene.ts'

const BOOKS = '{db}/collections/books'

async function fill({ client, database }: DocumentScene): Promise<void> {
  const books = client.db(database).collection<{ _id: number }>('books')
  const documents = Array.from({ length: 100 }, (_, id) => ({
    ...{ _id: id, title: `book ${id}`, year: 1900 + (id % 20), tags: ['a', id % 2 ? 'b' : 'c'] },
    ...(id % 4 === 0 && { rare: new Date(1_577_836_800_000 + id) }),
  }))
  await books.insertMany(documents)
}

test(
  'documents are found by filter, projection, order, skip and limit, and counted',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    await fill(scene)
    const { ask } = scene
    const filter = { year: { $gte: 1910 } }
    const asked = {
      filter,
      projection: { title: 1 },
      sort: { year: -1, _id: 1 },
      skip: 2,
      limit: 3,
    }
    const { json } = await ask('POST', `${BOOKS}/find`, { ...asked, relaxed: true })
    assert.equal(json.documents, [
      { _id: 59, title: 'book 59' },
      { _id: 79, title: 'book 79' },
      { _id: 99, title: 'book 99' },
    ])
    assert.equal(json.count, { value: 50, mode: 'exact' })
    const { skip: _skip, ...rest } = asked
    const { json: next } = await ask('POST', `${BOOKS}/find`, {
      ...rest,
      after: json.page.next,
      relaxed: true,
    })
    assert.equal(next.documents[0], { _id: 18, title: 'book 18' })
    const other = await ask('POST', `${BOOKS}/find`, { filter: {}, after: json.page.next })
    assert.is(other.status, 400)
    const { json: counted } = await ask('POST', `${BOOKS}/count`, { filter })
    assert.is(counted.count.value, 50)
    const wrong = await ask('POST', `${BOOKS}/find`, { filter: { year: { $nope: 1 } } })
    assert.equal([wrong.status, wrong.json.error.details[0].kind], [422, 'BadValue'])
  }),
)

test(
  'pages go on through identifiers of every type',
  withDocuments({ engine: 'mongodb-java' }, async ({ ask }) => {
    const ids = [
      ...['{"$minKey":1}', 'null', '{"$numberDouble":"-5.5"}', '{"$numberInt":"-1"}'],
      ...['{"$numberLong":"3000000000"}', '"a"', '"b"', '{"x":{"$numberInt":"1"}}'],
      ...['{"$oid":"0123456789abcdef01234567"}', 'true', '{"$date":{"$numberLong":"5"}}'],
    ]
    for (const id of ids) {
      const { status, text } = await ask('POST', `${BOOKS}/insert`, `{"document":{"_id":${id}}}`)
      assert.is(status, 201, text)
    }
    for (const sort of [{ _id: 1 }, { _id: -1 }]) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = { sort, limit: 2, json: 'text', ...(after !== undefined && { after }) }
        const { json } = await ask('POST', `${BOOKS}/find`, page)
        seen.push(...json.documents)
        after = json.page.next ?? undefined
      } while (after !== undefined && seen.length <= ids.length)
      assert.is(new Set(seen).size, ids.length, seen.join(' '))
      assert.is(seen.length, ids.length)
    }
  }),
)

test(
  'pipelines are run, seen stage by stage, and write only what was allowed and confirmed (security 45)',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    await fill(scene)
    const { ask, client, database } = scene
    const pipeline = [
      { $match: { year: 1900 } },
      {
        $facet: {
          all: [{ $count: 'n' }],
          rare: [{ $match: { rare: { $exists: true } } }, { $count: 'n' }],
        },
      },
    ]
    const { json } = await ask('POST', `${BOOKS}/aggregate`, { pipeline, relaxed: true })
    assert.equal(json.documents, [{ all: [{ n: 5 }], rare: [{ n: 5 }] }])
    const text = JSON.stringify(pipeline)
    const { json: preview } = await ask('POST', `${BOOKS}/aggregate/preview`, {
      pipeline: text,
      limit: 3,
    })
    assert.equal(
      preview.stages.map((each: { stage: string; documents: unknown[] }) => [
        each.stage,
        each.documents.length,
      ]),
      [
        ['', 3],
        ['$match', 3],
        ['$facet', 1],
      ],
    )
    const { json: broken } = await ask('POST', `${BOOKS}/aggregate/preview`, {
      pipeline: [{ $nope: 1 }],
    })
    assert.is(broken.stages[1].fault, 'Location40324')
    const writing = { pipeline: [{ $match: { year: 1900 } }, { $out: 'copied' }] }
    const refused = await ask('POST', `${BOOKS}/aggregate`, writing)
    assert.equal([refused.status, refused.json.error.details[0].kind], [400, 'writing_stage'])
    const unconfirmed = await ask('POST', `${BOOKS}/aggregate`, { ...writing, allowWrite: true })
    assert.is(unconfirmed.status, 428)
    const confirmed = { ...writing, allowWrite: true, confirm: 'copied' }
    const written = await ask('POST', `${BOOKS}/aggregate`, confirmed)
    assert.equal(written.json.written, { database, collection: 'copied' }, written.text)
    assert.is(await client.db(database).collection('copied').countDocuments(), 5)
  }),
)

test(
  'collections are created, renamed and dropped; indexes are made, advised and dropped',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    await fill(scene)
    const { ask } = scene
    const created = await ask('POST', '{db}/collections', { name: 'fs.files' })
    assert.is(created.status, 201, created.text)
    assert.is((await ask('POST', '{db}/collections', { name: 'fs.files' })).status, 409)
    const renamed = await ask('PATCH', '{db}/collections/fs.files', { name: 'fs.parts' })
    assert.is(renamed.status, 200, renamed.text)
    assert.is((await ask('DELETE', '{db}/collections/fs.parts?confirm=fs')).status, 428)
    assert.is((await ask('DELETE', '{db}/collections/fs.parts?confirm=fs.parts')).status, 204)
    // This server refuses both without a code.
    assert.is((await ask('DELETE', '{db}/collections/gone?confirm=gone')).status, 404)
    const capped = await ask('POST', '{db}/collections', { name: 'log', capped: true, size: 4096 })
    assert.equal([capped.status, capped.json.error.code], [422, 'sql_error'], capped.text)
    assert.match(capped.text, 'does not say why')
    const index = await ask('POST', `${BOOKS}/indexes`, {
      key: { year: 1, title: -1 },
      unique: true,
    })
    assert.equal([index.status, index.json.name], [201, 'year_1_title_-1'])
    const odd = await ask('POST', `${BOOKS}/indexes`, { key: { year: 7 } })
    assert.is(odd.status, 400)
    const { json } = await ask('GET', `${BOOKS}/indexes`)
    assert.equal(
      json.indexes.map(({ name, key, unique }: Record<string, unknown>) => [name, key, unique]),
      [
        ['_id_', { _id: 1 }, false],
        ['year_1_title_-1', { year: 1, title: -1 }, true],
      ],
    )
    const advice = async (query: object) =>
      (await ask('POST', `${BOOKS}/explain`, query)).json.advice
    assert.is(
      (await advice({ filter: { year: 1900 }, sort: { title: 1 } })).index,
      'year_1_title_-1',
    )
    const missing = await advice({ filter: { rare: { $gt: 1 }, tags: 'a' } })
    assert.equal([missing.kind, missing.suggested], ['missing', { tags: 1, rare: 1 }])
    assert.is((await advice({ filter: { year: 1900, tags: 'a' } })).kind, 'partly')
    assert.is((await ask('DELETE', `${BOOKS}/indexes/_id_`)).status, 400)
    assert.is((await ask('DELETE', `${BOOKS}/indexes/year_1_title_-1`)).status, 204)
  }),
)

test(
  'a sample says what the members are; a query is told as code',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    await fill(scene)
    const { ask } = scene
    const { json } = await ask('POST', `${BOOKS}/schema-sample`, {})
    assert.is(json.sampled, 100)
    const field = (path: string) => json.fields.find((each: { path: string }) => each.path === path)
    assert.equal([field('rare').share, field('rare').types], [0.25, [{ type: 'date', count: 25 }]])
    assert.equal([field('year').distinct, field('year').histogram.counts.length], [20, 20])
    assert.is(field('tags[]').examples[0].value, 'a')
    const filter = '{"at":{"$date":"2020-01-01T00:00:00Z"},"10":1,"9":{"$numberLong":"5"}}'
    const { json: code } = await ask('POST', `${BOOKS}/code`, `{"filter":${filter},"limit":5}`)
    assert.match(
      code.code,
      'new Map([["at", new Date("2020-01-01T00:00:00.000Z")], ["10", 1], ["9", Long.fromString("5")]])',
    )
    assert.match(code.code, "import { Long } from 'mongodb'")
    const collation = { locale: 'en', strength: 2 }
    const { json: collated } = await ask('POST', `${BOOKS}/code`, { filter: { a: 1 }, collation })
    assert.match(collated.code, '.collation({ locale: "en", strength: 2 })')
  }),
)

test(
  'a server with plans is asked for them; statistics are told',
  withDocuments({ engine: 'mongodb-ferret' }, async (scene) => {
    await fill(scene)
    const { ask } = scene
    const explained = await ask('POST', `${BOOKS}/explain`, { filter: { _id: 5 }, run: true })
    assert.is(explained.status, 200, explained.text)
    assert.match(explained.json.raw, 'queryPlanner')
    assert.is(explained.json.advice.index, '_id_')
    const { json } = await ask('GET', `${BOOKS}/stats`)
    assert.equal([json.stats.documents, json.stats.indexes, json.stats.capped], [100, 1, false])
    const { json: database } = await ask('GET', '{db}/stats')
    assert.equal([database.stats.collections, database.stats.documents], [1, 100])
    const capped = await ask('POST', '{db}/collections', {
      name: 'log',
      capped: true,
      size: 4096,
      max: 10,
    })
    assert.is(capped.status, 201, capped.text)
    assert.is((await ask('GET', '{db}/collections/log/stats')).json.stats.capped, true)
    const { json: sample } = await ask('POST', `${BOOKS}/schema-sample`, { size: 30 })
    assert.equal([sample.sampled, sample.random], [30, false])
    // This server has no collations, so that it is seen that a file is asked for with one.
    const collated = await ask('POST', `${BOOKS}/export`, {
      format: 'ndjson',
      collation: { locale: 'en' },
    })
    assert.match(collated.text, 'NotImplemented')
  }),
)

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Ask } from './document-scene.ts'
import { withRelayedDocuments } from './wire/with-relayed-documents.ts'

const COLLECTIONS = '{db}/collections'

interface Case {
  readonly what: string
  readonly ask: (ask: Ask) => ReturnType<Ask>
  readonly path: string
  readonly message: RegExp
}

const long = (sign: string, times: number) => encodeURIComponent(sign.repeat(times))

/** Characters are fewer than the server takes, and their bytes are more. */
const CASES: readonly Case[] = [
  {
    what: 'a database that is read',
    ask: (ask) => ask('GET', `/api/databases/${long('é', 32)}/collections`),
    ...{ path: 'db', message: /name of a database has at most 63 bytes.* 64 bytes in 32 char/ },
  },
  {
    what: 'a database that is made',
    ask: (ask) => ask('POST', '/api/databases', { name: '🌿'.repeat(16), collection: 'c' }),
    ...{ path: 'name', message: /name of a database has at most 63 bytes.* 64 bytes in 16 char/ },
  },
  {
    what: 'the first collection of a database',
    ask: (ask) =>
      ask('POST', '/api/databases', { name: 'd'.repeat(63), collection: '草'.repeat(64) }),
    ...{ path: 'collection', message: /behind that of its database and a dot, .* 256 bytes/ },
  },
  {
    what: 'a collection that is read',
    ask: (ask) => ask('POST', `${COLLECTIONS}/${long('草', 86)}/find`, {}),
    ...{
      path: 'collection',
      message: /name of a collection has at most 255 bytes.* 258 bytes in 86/,
    },
  },
  {
    what: 'a collection that is made',
    ask: (ask) => ask('POST', COLLECTIONS, { name: 'é'.repeat(128) }),
    ...{ path: 'name', message: /name of a collection has at most 255 bytes.* 256 bytes in 128/ },
  },
  {
    what: 'a collection that is too long behind its database only',
    ask: (ask) => ask('POST', COLLECTIONS, { name: 'c'.repeat(255) }),
    ...{ path: 'name', message: /behind that of its database and a dot, has at most 255 bytes/ },
  },
  {
    what: 'the new name of a collection',
    ask: (ask) => ask('PATCH', `${COLLECTIONS}/books`, { name: 'é'.repeat(127) }),
    ...{ path: 'name', message: /behind that of its database and a dot, has at most 255 bytes/ },
  },
  {
    what: 'the collection that a pipeline writes',
    ask: (ask) =>
      ask('POST', `${COLLECTIONS}/books/aggregate`, {
        pipeline: [{ $out: 'é'.repeat(127) }],
        ...{ allowWrite: true, confirm: 'é'.repeat(127) },
      }),
    ...{ path: 'pipeline', message: /behind that of its database and a dot, has at most 255/ },
  },
  ...[
    { name: '', message: /an index has a name/ },
    { name: '*', message: /an asterisk is no name of an index/ },
    { name: 'a\0b', message: /the name of an index holds no zero character/ },
  ].map(({ name, message }) => ({
    what: `an index named ${JSON.stringify(name)}`,
    ask: (ask: Ask) => ask('POST', `${COLLECTIONS}/books/indexes`, { key: { a: 1 }, name }),
    ...{ path: 'name', message },
  })),
]

test(
  'a name that the server would not take is refused with the reason before the server is asked (security 47)',
  withRelayedDocuments(30, async ({ ask, between }) => {
    for (const { what, ask: send, path, message } of CASES) {
      const before = between.commands().length
      const { status, json } = await send(ask)
      assert.is(status, 400, what)
      const [detail] = json.error.details
      assert.is(detail.path, path, what)
      assert.match(detail.message, message)
      const asked = between.commands().slice(before)
      assert.equal(
        asked.map(({ name }) => name).filter((name) => !/^(hello|ismaster)$/i.test(name)),
        [],
        what,
      )
    }
  }),
)

test(
  'names of as many bytes as the server takes are made, read and deleted',
  withRelayedDocuments(30, async ({ ask, database }) => {
    const room = 255 - Buffer.byteLength(database) - 1
    const name = '草'.repeat(Math.floor(room / 3)) + 'x'.repeat(room % 3)
    assert.is((await ask('POST', COLLECTIONS, { name })).status, 201)
    const path = `${COLLECTIONS}/${encodeURIComponent(name)}`
    const index = { key: { title: 1 }, name: '草'.repeat(100) }
    assert.is((await ask('POST', `${path}/indexes`, index)).status, 201)
    const { json } = await ask('GET', `${path}/indexes`)
    assert.ok(json.indexes.some((each: { name: string }) => each.name === index.name))
    const dropped = await ask('DELETE', `${path}/indexes/${encodeURIComponent(index.name)}`)
    assert.is(dropped.status, 204)
    const confirm = encodeURIComponent(name)
    assert.is((await ask('DELETE', `${path}?confirm=${confirm}`)).status, 204)
  }),
)

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { withRelayedDocuments } from './wire/with-relayed-documents.ts'

const BOOKS = '{db}/collections/books'
const TIMED_OUT = [504, 'request timed out']

/** Every request that reads, with a body where it has one. */
const READS: readonly (readonly [string, string, object?])[] = [
  ['GET', '/api/health'],
  ['GET', '/api/databases'],
  ['GET', '{db}/stats'],
  ['GET', '{db}/collections'],
  ['GET', `${BOOKS}/stats`],
  ['GET', `${BOOKS}/indexes`],
  ['POST', `${BOOKS}/find`, { filter: { title: { $regex: '^(a+)+$' } }, count: 'exact' }],
  ['POST', `${BOOKS}/count`, { filter: { in_print: true } }],
  ['POST', `${BOOKS}/explain`, {}],
  ['POST', `${BOOKS}/schema-sample`, {}],
  ['POST', `${BOOKS}/aggregate`, { pipeline: [{ $match: { in_print: true } }] }],
  ['POST', `${BOOKS}/aggregate/preview`, { pipeline: [{ $match: { in_print: true } }] }],
]

/** What the driver sends by itself, and what goes on with a command that has a limit. */
const UNLIMITED: ReadonlySet<string> = new Set([
  ...['hello', 'ismaster', 'isMaster', 'endSessions', 'killCursors', 'getMore'],
])

test(
  'every command that reads has a limit of time (security 48)',
  withRelayedDocuments(5, async ({ ask, between, client, database }) => {
    await fillCatalogue(client, database)
    for (const [method, path, body] of READS) {
      const before = between.commands().length
      await ask(method, path, body)
      const sent = between.commands().slice(before)
      const read = sent.filter(({ name }) => !UNLIMITED.has(name))
      assert.ok(read.length > 0, `${path} asks the server`)
      for (const { name, maxTimeMS = Infinity } of read)
        assert.ok(maxTimeMS > 0 && maxTimeMS <= 5000, `${path}: ${name} has ${maxTimeMS} ms`)
    }
    const own = { filter: {}, count: 'none', maxTimeMS: 40 }
    await ask('POST', `${BOOKS}/find`, own)
    assert.is(between.commands().findLast(({ name }) => name === 'find')?.maxTimeMS, 40)
  }),
)

test(
  'a command that the server ends for its time is told as that (security 48)',
  withRelayedDocuments(5, async ({ ask, between, client, database }) => {
    await fillCatalogue(client, database)
    between.refuse('find', { code: 50, codeName: 'MaxTimeMSExpired' })
    const { status, json } = await ask('POST', `${BOOKS}/find`, {})
    assert.equal([status, json.error.message], TIMED_OUT)
    between.release()
    assert.is((await ask('POST', `${BOOKS}/find`, {})).status, 200)
  }),
)

for (const [what, path, body, name] of [
  ['a page', 'find', { count: 'none' }, 'find'],
  ['a file', 'export', { format: 'ndjson' }, 'find'],
  ['a pipeline', 'aggregate', { pipeline: [{ $match: {} }] }, 'aggregate'],
] as const)
  test(
    `a server that does not answer in time is told and left: ${what} (security 48)`,
    withRelayedDocuments(1, async ({ ask, between, client, database }) => {
      await fillCatalogue(client, database)
      between.hold(name)
      const start = performance.now()
      const { status, json } = await ask('POST', `${BOOKS}/${path}`, body)
      assert.equal([status, json?.error.message], TIMED_OUT)
      assert.ok(performance.now() - start < 4000, 'within the limit and a moment')
      // The server gives up what it does for a connection that is gone.
      await eventually(
        async () =>
          between
            .commands()
            .findLast((each) => each.name === name)
            ?.isGone(),
        (isGone) => isGone === true,
      )
      between.release()
      assert.is((await ask('POST', `${BOOKS}/${path}`, body)).status, 200)
    }),
  )

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { withHastyStudio } from '../../suites/studio/network/hasty-studio.ts'
import { asker, withDocumentServer } from './document-scene.ts'
import { commandRelay } from './wire/command-relay.ts'
import { type RelayedScene, withRelayedDocuments } from './wire/with-relayed-documents.ts'

const GREETING = /^(?:hello|is_?master)$/i

const NOTES = '{db}/collections/notes'
const LOST = [503, 'database connection error']

test(
  'a server that is stopped is said at once, and used again when it is back',
  withRelayedDocuments(30, async ({ ask, between, client, database, output }) => {
    await client.db(database).collection('notes').insertOne({ text: 'a' })
    assert.is((await ask('POST', `${NOTES}/find`, {})).json.documents.length, 1)
    between.cut()
    for (const [method, path, body] of [
      ['POST', `${NOTES}/find`, {}],
      ['POST', `${NOTES}/insert`, { document: { text: 'lost' } }],
      ['GET', '/api/databases', undefined],
      ['GET', '/api/health', undefined],
    ] as const) {
      const start = performance.now()
      const { status, json } = await ask(method, path, body)
      assert.equal([status, json.error.message], LOST, path)
      assert.ok(performance.now() - start < 4000, 'nobody waits long')
    }
    between.mend()
    await eventually(
      () => ask('POST', `${NOTES}/find`, {}),
      ({ status }) => status === 200,
    )
    const { json } = await ask('POST', `${NOTES}/find`, {})
    assert.is(json.documents.length, 1, 'a write that failed is not sent later')
    assert.is((await ask('POST', `${NOTES}/insert`, { document: { text: 'b' } })).status, 201)
    assert.not.match(output(), /Unhandled|at .*\.js:\d+/)
  }),
)

/** Milliseconds in which the driver notices that there is no server, and in which it looks for one again. */
const NOTICED = 2000
const LOOKED = 500

test(
  'whoever asks while the server is away is answered as soon as it is back',
  withRelayedDocuments(30, async ({ ask, between }) => {
    between.cut()
    await new Promise((resolve) => setTimeout(resolve, NOTICED))
    const asked = ask('GET', '/api/health')
    await new Promise((resolve) => setTimeout(resolve, LOOKED))
    between.mend()
    assert.is((await asked).status, 200)
  }),
)

test(
  'a server is found again where the driver waits for good for an answer to its heartbeat',
  withDocumentServer('mongodb-java', async ({ url, database }) => {
    const between = await commandRelay(url)
    const patient = `${between.url.href}/?connectTimeoutMS=0`
    await withHastyStudio(patient, 30, async ({ origin }) => {
      const ask = asker(origin, database)
      const greetings = () => between.commands().filter(({ name }) => GREETING.test(name)).length
      for (const name of ['hello', 'isMaster', 'ismaster']) between.hold(name)
      const before = greetings()
      await eventually(
        async () => greetings(),
        (count) => count > before,
      )
      between.release()
      between.refuse('find', { code: 91, codeName: 'ShutdownInProgress' })
      assert.is((await ask('POST', `${NOTES}/find`, {})).status, 503)
      between.release()
      await eventually(
        () => ask('POST', `${NOTES}/find`, {}),
        ({ status }) => status === 200,
      )
    })
    await between.close()
  }),
)

test(
  'a server that is no primary any more is said, and used again when there is one',
  withRelayedDocuments(30, async ({ ask, between, client, database }) => {
    await client.db(database).collection('notes').insertOne({ text: 'a' })
    for (const [code, codeName] of [
      [10107, 'NotWritablePrimary'],
      [11600, 'InterruptedAtShutdown'],
      [91, 'ShutdownInProgress'],
      [189, 'PrimarySteppedDown'],
    ] as const) {
      between.refuse('find', { code, codeName })
      const { status, json } = await ask('POST', `${NOTES}/find`, {})
      assert.equal([status, json.error.message], LOST, codeName)
      between.release()
      await eventually(
        () => ask('POST', `${NOTES}/find`, {}),
        (answer) => answer.status === 200,
      )
    }
  }),
)

for (const [what, path, body, name] of [
  ['a page', 'find', { count: 'none' }, 'find'],
  ['a number', 'count', {}, 'count'],
  ['a pipeline', 'aggregate', { pipeline: [{ $match: {} }] }, 'aggregate'],
] as const)
  test(
    `a server that is lost for a moment is asked again by itself: ${what}`,
    withRelayedDocuments(30, async ({ ask, between, client, database }) => {
      await client.db(database).collection('notes').insertOne({ text: 'a' })
      const sent = () => between.commands().filter((command) => command.name === name).length
      between.hold(name)
      const asked = ask('POST', `${NOTES}/${path}`, body)
      await eventually(
        async () => sent(),
        (count) => count === 1,
      )
      between.cut()
      between.release()
      between.mend()
      assert.is((await asked).status, 200)
      assert.is(sent(), 2)
    }),
  )

test(
  'a write whose answer is lost is not sent again',
  withRelayedDocuments(30, async ({ ask, between, client, database }) => {
    const notes = client.db(database).collection('notes')
    await notes.insertOne({ text: 'a' })
    between.hold('insert')
    const asked = ask('POST', `${NOTES}/insert`, { document: { text: 'b' } })
    await eventually(
      () => notes.countDocuments({ text: 'b' }),
      (count) => count === 1,
    )
    between.cut()
    between.release()
    between.mend()
    const { status, json } = await asked
    assert.equal([status, json.error.message], LOST)
    assert.is(await notes.countDocuments({ text: 'b' }), 1)
  }),
)

/** Milliseconds: a server that is lost is looked for, since another one may take its place. */
const LOOKED_FOR = 13_000

/** More than is sent ahead of a reader that is slow. */
const MANY = 20_000

async function fillNotes({ client, database }: RelayedScene): Promise<void> {
  const notes = Array.from({ length: MANY }, (_, n) => ({ n, text: 'moss '.repeat(200) }))
  await client.db(database).collection('notes').insertMany(notes)
}

function startExport({ origin, database }: RelayedScene, signal?: AbortSignal): Promise<Response> {
  const path = `/api/databases/${database}/collections/notes/export`
  return fetch(`${origin}${path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    ...{ body: '{"format":"ejson"}', signal: signal ?? null },
  })
}

for (const [what, disturb] of [
  ['is lost', ({ between }: RelayedScene) => between.cut()],
  ['falls silent', ({ between }: RelayedScene) => between.hold('getMore')],
] as const)
  test(
    `a file breaks off, and does not look whole, where the server ${what}`,
    withRelayedDocuments(1, async (scene) => {
      await fillNotes(scene)
      const response = await startExport(scene)
      assert.is(response.status, 200)
      const reader = response.body?.getReader()
      await reader?.read()
      disturb(scene)
      const start = performance.now()
      const rest = async () => {
        while ((await reader?.read())?.done === false);
        return 'whole'
      }
      assert.is.not(await rest().catch(() => 'broken'), 'whole')
      assert.ok(performance.now() - start < LOOKED_FOR)
      scene.between.release()
      scene.between.mend()
      await eventually(
        () => scene.ask('POST', `${NOTES}/count`, {}),
        ({ status }) => status === 200,
      )
      assert.not.match(scene.output(), /Unhandled/)
    }),
  )

test(
  'whoever leaves in the middle of a file ends the cursor on the server (security 56)',
  withRelayedDocuments(30, async (scene) => {
    await fillNotes(scene)
    const leave = new AbortController()
    const response = await startExport(scene, leave.signal)
    await response.body?.getReader().read()
    const before = scene.between.commands().filter(({ name }) => name === 'killCursors').length
    leave.abort()
    await eventually(
      async () => scene.between.commands().filter(({ name }) => name === 'killCursors').length,
      (count) => count > before,
    )
    const read = () => scene.between.commands().filter(({ name }) => name === 'getMore').length
    const count = read()
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.is(read(), count, 'nothing more is read')
  }),
)

test(
  'whoever leaves before the server answers ends the command (security 56)',
  withRelayedDocuments(30, async (scene) => {
    const { origin, database, between, client } = scene
    await client.db(database).collection('notes').insertOne({ text: 'a' })
    between.hold('find')
    const leave = new AbortController()
    const asked = fetch(`${origin}/api/databases/${database}/collections/notes/find`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      ...{ body: '{"count":"none"}', signal: leave.signal },
    }).catch(() => 'left')
    const find = () => between.commands().findLast(({ name }) => name === 'find')
    await eventually(
      async () => find() !== undefined,
      (isSent) => isSent,
    )
    leave.abort()
    assert.is(await asked, 'left')
    await eventually(
      async () => find()?.isGone(),
      (isGone) => isGone === true,
    )
  }),
)

test.run()

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type FreshKeys, freshKeys } from '../../engines/fresh-keys.ts'
import { until } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { type Filters, relay } from '../relay.ts'
import { type StartedStudio, startStudio } from '../start-studio.ts'
import { type Ask, asker, withKeyStudio } from './key-studio.ts'

const KEYS = 30_000

type Start = (url?: string) => Promise<{ readonly studio: StartedStudio; readonly ask: Ask }>

/** Returns a test that starts studios which keep what outlives them in one place. */
function withStudios(drive: (keys: FreshKeys, start: Start) => Promise<void>): () => Promise<void> {
  return async () => {
    const fresh = await freshKeys()
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    const state = mkdtempSync(join(tmpdir(), 'quarry-unfinished-'))
    const started: StartedStudio[] = []
    try {
      await drive(fresh, async (url = fresh.url) => {
        const studio = await startStudio({ args: [url], state })
        started.push(studio)
        return { studio, ask: asker(studio.origin) }
      })
    } finally {
      for (const studio of started) await studio.stop()
      rmSync(state, { recursive: true })
      await fresh.drop()
    }
  }
}

test(
  'what a studio that was killed had deleted by a pattern is taken back by the next one',
  withStudios(async ({ client }, start) => {
    const pipeline = client.pipeline()
    for (let at = 0; at < KEYS; at++) pipeline.set(`key:${at}`, 'value')
    await pipeline.exec()
    const { studio, ask } = await start()
    const body = { match: 'key:*', confirm: 'key:*' }
    assert.is((await ask('POST', '/api/keys/delete', body)).status, 202)
    await until(async () => (await client.dbsize()) < KEYS - 2000)
    await studio.stop()
    const left = await client.dbsize()
    assert.ok(left > 0, 'it was under way')
    const next = await start()
    const changes = await next.ask('GET', '/api/changes')
    assert.is(changes.at('changes.0.kind'), 'delete')
    const kept = Number(changes.at('changes.0.rows'))
    // The last step may have been made and not written down.
    assert.ok(KEYS - left - kept <= 200, `${kept} of ${KEYS - left} are kept`)
    const path = `/api/changes/${changes.at('changes.0.undoId')}/undo`
    assert.is((await next.ask('POST', path)).at('rows'), kept)
    assert.is(await client.dbsize(), left + kept)
  }),
)

/** What the server answers to a transaction with such a command does not arrive. */
function losing(command: RegExp): Filters {
  let isLost = false
  const up = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      isLost ||= command.test(chunk.toString('latin1'))
      done(null, chunk)
    },
  })
  const down = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, isLost ? undefined : chunk),
  })
  return { up, down }
}

test(
  'an undo whose answer was lost is found to be done',
  withStudios(async ({ client, url }, start) => {
    const between = await relay(new URL(url), () => losing(/\nRESTORE\r/))
    try {
      const { ask } = await start(between.url.href)
      await client.set('a', '1')
      const undoId = String((await ask('DELETE', '/api/key?key=a')).at('undoId'))
      const undone = ask('POST', `/api/changes/${undoId}/undo`)
      await until(async () => (await client.exists('a')) === 1)
      between.cut()
      assert.is((await undone).status, 503)
      between.mend()
      await until(async () => (await ask('GET', '/api/health')).status === 200)
      assert.is((await ask('GET', '/api/changes')).at('changes.0.state'), 'undone')
      assert.is((await ask('POST', `/api/changes/${undoId}/redo`)).status, 200)
      assert.is(await client.exists('a'), 0)
    } finally {
      await between.close()
    }
  }),
)

/** Such a command does not arrive at the server, nor anything behind it. */
function dropping(command: RegExp, onDropped: () => void): Filters {
  let isLost = false
  const up = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      isLost ||= command.test(chunk.toString('latin1'))
      if (isLost) onDropped()
      done(null, isLost ? undefined : chunk)
    },
  })
  return { up, down: new PassThrough() }
}

interface SingleChange {
  readonly command: RegExp
  readonly asked: readonly ['PUT' | 'PATCH' | 'POST' | 'DELETE', string, object?]
  /** What is there of the keys `a` and `b` when the server has made the change. */
  readonly makes: readonly [string | null, string | null]
}

const value = { type: 'string', value: '2' }
const singleChanges: readonly SingleChange[] = [
  {
    command: /\nSET\r/,
    asked: ['PUT', '/api/key?key=a', { value, overwrite: true }],
    makes: ['2', null],
  },
  { command: /\nSET\r/, asked: ['PUT', '/api/key?key=b', { value }], makes: ['1', '2'] },
  {
    command: /\nSET\r/,
    asked: ['POST', '/api/key/edit?key=a', { edits: [{ op: 'string.set', value: '2' }] }],
    makes: ['2', null],
  },
  {
    command: /\nRENAME\r/,
    asked: ['PATCH', '/api/key?key=a', { rename: 'b' }],
    makes: [null, '1'],
  },
  {
    command: /\nCOPY\r/,
    asked: ['PATCH', '/api/key?key=a', { copy: { key: 'b' } }],
    makes: ['1', '1'],
  },
  { command: /\nUNLINK\r/, asked: ['DELETE', '/api/key?key=a'], makes: [null, null] },
  {
    command: /\nPEXPIRE\r/,
    asked: ['PATCH', '/api/key?key=a', { ttl: 600_000 }],
    makes: ['1', null],
  },
]

for (const { command, asked, makes } of singleChanges)
  test(
    `of ${asked[0]} ${asked[1]} ${Object.keys(asked[2] ?? {})[0] ?? ''} whose answer was lost, what was made is taken back`,
    withStudios(async ({ client, url }, start) => {
      const between = await relay(new URL(url), () => losing(command))
      try {
        const { ask } = await start(between.url.href)
        await client.set('a', '1')
        const seen = async () => [...(await client.mget('a', 'b')), (await client.pttl('a')) > 0]
        const before = await seen()
        const [method, path, body] = asked
        const lost = ask(method, path, body)
        const isTimed = command.source.includes('EXPIRE')
        await until(
          async () => JSON.stringify(await seen()) === JSON.stringify([...makes, isTimed]),
        )
        between.cut()
        assert.is((await lost).status, 503)
        between.mend()
        await until(async () => (await ask('GET', '/api/health')).status === 200)
        const changes = await ask('GET', '/api/changes')
        assert.is(changes.at('changes.0.state'), 'done')
        assert.is(changes.at('changes.1'), undefined)
        const change = `/api/changes/${changes.at('changes.0.undoId')}`
        assert.is((await ask('POST', `${change}/undo`)).status, 200)
        assert.equal(await seen(), before)
      } finally {
        await between.close()
      }
    }),
  )

test(
  'of a change that the server never got, there is nothing to take back',
  withStudios(async ({ client, url }, start) => {
    let isDropped = false
    const between = await relay(new URL(url), () =>
      dropping(/\nRENAME\r/, () => {
        isDropped = true
      }),
    )
    try {
      const { ask } = await start(between.url.href)
      await client.set('a', '1')
      const lost = ask('PATCH', '/api/key?key=a', { rename: 'b' })
      await until(async () => isDropped)
      between.cut()
      assert.is((await lost).status, 503)
      between.mend()
      await until(async () => (await ask('GET', '/api/health')).status === 200)
      assert.is((await ask('GET', '/api/changes')).at('changes.0'), undefined)
    } finally {
      await between.close()
    }
  }),
)

test('a time to live that was set for some of the keys before a refusal is taken back', async () => {
  const user = { name: 'half', rules: ['+@all', '~a:*', '&*'] }
  await withKeyStudio(
    async ({ client, ask }) => {
      const keys = Array.from({ length: 100 }, (_, at) => `a:${at}`)
      await client.mset(Object.fromEntries([...keys, 'b'].map((key) => [key, '1'])))
      const refused = await ask('POST', '/api/keys/expire', { keys: [...keys, 'b'], ttl: 60_000 })
      assert.is(refused.status, 403)
      assert.ok((await client.ttl('a:0')) > 0)
      const changes = await ask('GET', '/api/changes')
      const path = `/api/changes/${changes.at('changes.0.undoId')}/undo`
      assert.equal((await ask('POST', path)).at('rows'), 100)
      assert.is(await client.ttl('a:99'), -1)
    },
    { user },
  )
})

test.run()

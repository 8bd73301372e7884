import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startOwnRedis, until } from '../../engines/redis-group.ts'
import { relay } from '../relay.ts'
import { startStudio } from '../start-studio.ts'
import { type KeyStudio, withKeyStudio } from './key-studio.ts'

const ALONE = { start: startOwnRedis }

interface Lines {
  /** The next line of the answer, as it was parsed; undefined at the end. */
  next(): Promise<unknown>
  leave(): void
}

/** Listens over the API as a program does. */
async function listen(origin: string, query: string): Promise<Lines> {
  const abort = new AbortController()
  const answer = await fetch(`${origin}/api/kv/pubsub${query}`, { signal: abort.signal })
  assert.equal(
    [answer.status, answer.headers.get('content-type')],
    [200, 'application/x-ndjson; charset=utf-8'],
  )
  const lines = linesOf(answer)
  return {
    async next() {
      const { value } = await lines.next()
      return typeof value === 'string' ? JSON.parse(value) : undefined
    },
    leave: () => abort.abort(),
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return
  let rest = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** The message without the time at which it came. */
function told(event: unknown): unknown {
  assert.ok(typeof event === 'object' && event !== null)
  const { at, ...rest } = { at: '', ...event }
  assert.match(at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  return rest
}

const patterns = (...all: readonly string[]) =>
  `?patterns=${encodeURIComponent(JSON.stringify(all))}`

const listeners = async ({ client }: KeyStudio) => Number(await client.call('PUBSUB', 'NUMPAT'))

test('messages of patterns come a line each, with their bytes', () =>
  withKeyStudio(async (scene) => {
    const { client, studio } = scene
    const lines = await listen(studio.origin, patterns('room:*', 'news'))
    assert.equal(await lines.next(), { event: 'open' })
    await client.publish('other', 'not listened to')
    await client.publish('room:1', 'hello')
    const text = (value: string) => ({ value })
    assert.equal(told(await lines.next()), {
      ...{ event: 'message', pattern: text('room:*') },
      ...{ channel: text('room:1'), payload: text('hello') },
    })
    await client.publish('news', Buffer.of(0xff, 0))
    assert.equal(told(await lines.next()), {
      ...{ event: 'message', pattern: text('news'), channel: text('news') },
      payload: { value: '/wA=', encoding: 'base64' },
    })
    lines.leave()
    await until(async () => (await listeners(scene)) === 0)
    assert.not.match(studio.output(), /Unhandled|at .*\.js:\d+/)
  }, ALONE))

test('the end of a stream says that the connection was lost', () =>
  withKeyStudio(async ({ url }) => {
    const between = await relay(new URL(url))
    const studio = await startStudio({ args: [between.url.href] })
    try {
      const lines = await listen(studio.origin, '')
      assert.equal(await lines.next(), { event: 'open' })
      between.cut()
      assert.equal(await lines.next(), { event: 'end', reason: 'lost' })
      assert.is(await lines.next(), undefined)
    } finally {
      await studio.stop()
      await between.close()
    }
  }, ALONE))

test('patterns that are none are refused before anything is opened', () =>
  withKeyStudio(async (scene) => {
    const many = patterns(...Array.from({ length: 21 }, (_each, at) => `p${at}`))
    for (const query of [
      patterns(),
      many,
      '?patterns=x',
      '?patterns=[1]',
      '?patterns=["a"]&pattern=b',
    ])
      assert.is((await scene.ask('GET', `/api/kv/pubsub${query}`)).status, 400, query)
    assert.is(await listeners(scene), 0)
  }, ALONE))

test.run()

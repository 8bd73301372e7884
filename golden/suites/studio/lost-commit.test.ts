import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute } from '../../studio/shop-database.ts'
import { startStudio } from '../../studio/start-studio.ts'
import type { Ask } from './ask-studio.ts'
import { askRunning } from './network/ask-running.ts'
import { openRelay, type Relay } from './network/relay.ts'

const schema = [
  'CREATE TABLE seats (id int NOT NULL PRIMARY KEY, guest varchar(20))',
  'CREATE TABLE visits (place varchar(20) NOT NULL)',
]
const rows = [
  'DELETE FROM seats',
  'DELETE FROM visits',
  "INSERT INTO seats VALUES (1, 'Ada'), (2, 'Bob')",
]
const BEFORE = ['1 Ada', '2 Bob']

interface Written {
  readonly url: string
  readonly method: 'POST' | 'PATCH'
  readonly body: object
  /** The seats and visits behind it. */
  readonly after: readonly string[]
}

const seats = '/api/tables/seats/rows'
const set = { key: { id: 1 }, set: { guest: 'Eve' }, expect: { guest: 'Ada' } }

/** None of them could be made twice without a trace, or be made at all and then denied. */
const writes: Readonly<Record<string, Written>> = {
  'an insert without a key': {
    ...{ method: 'POST', url: '/api/tables/visits/rows', body: { rows: [{ place: 'a' }] } },
    after: [...BEFORE, 'a'],
  },
  'an insert': {
    ...{ method: 'POST', url: seats, body: { rows: [{ id: 3, guest: 'Cy' }] } },
    after: [...BEFORE, '3 Cy'],
  },
  'a change': {
    ...{ method: 'PATCH', url: seats, body: { changes: [set] } },
    after: ['1 Eve', '2 Bob'],
  },
  'a deletion': {
    ...{ method: 'POST', url: `${seats}/delete`, body: { keys: [{ id: 1 }] } },
    after: ['2 Bob'],
  },
  'a batch': {
    ...{ method: 'POST', url: `${seats}/batch` },
    body: { insert: [{ set: { id: 4, guest: 'Di' } }], changes: [set] },
    after: ['1 Eve', '2 Bob', '4 Di'],
  },
}

async function stateOf(ask: Ask): Promise<readonly string[]> {
  const read = async (url: string) => (await ask('GET', url)).body['rows']
  const all = [await read('/api/tables/seats?sort=id'), await read('/api/tables/visits')]
  return all.flatMap((each) =>
    Array.isArray(each) ? each.map((row: object) => Object.values(row).join(' ')) : ['no rows'],
  )
}

/** Asks again under one key until that is answered, as a page does. */
async function untilDone(ask: Ask, { method, url, body }: Omit<Written, 'after'>, key: string) {
  const told: string[] = []
  for (let time = 0; time < 4; time++) {
    const { status, text } = await ask(method, url, body, { 'idempotency-key': key })
    told.push(`${status} ${text}`)
    if (status < 300 || text.includes('it has been done')) return told
  }
  throw new Error(`${url} is never done: ${told.join('\n')}`)
}

interface Broken {
  readonly ask: Ask
  readonly relay: Relay
  readonly url: string
}

async function checkWrite(name: string, write: Written, { ask, relay, url }: Broken) {
  for (const delivery of ['delivered', 'lost'] as const) {
    await execute(url, rows)
    const label = `${name}, COMMIT ${delivery}`
    relay.breakAt(/\bcommit\b/i, delivery)
    const told = await untilDone(ask, write, `${name}-${delivery}`.replaceAll(' ', '-'))
    assert.ok(relay.isBroken(), `${label}: no COMMIT was sent`)
    assert.equal(await stateOf(ask), write.after, `${label}: ${told.join('\n')}`)
    const { body } = await ask('GET', '/api/changes')
    const id = /"undoId":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
    relay.breakAt(/\bcommit\b/i, delivery)
    const undo = { method: 'POST', url: `/api/changes/${id}/undo`, body: {} } as const
    const undone = await untilDone(ask, undo, `undo-${id}`)
    assert.ok(relay.isBroken(), `${label}: no COMMIT was sent by undo`)
    assert.equal(await stateOf(ask), BEFORE, `undo of ${label}: ${undone.join('\n')}`)
  }
}

for (const engine of ['postgresql-18', 'mysql', 'mariadb'] as const)
  test(`what the network loses at COMMIT is written once, and taken back once: ${engine}`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    await execute(fresh.url, schema)
    const relay = await openRelay(fresh.url)
    const studio = await startStudio({ args: [relay.url] })
    const ask = askRunning(studio.origin)
    try {
      for (const [name, write] of Object.entries(writes))
        await checkWrite(name, write, { ask, relay, url: fresh.url })
      assert.not.match(studio.output(), / {4}at /)
    } finally {
      await studio.stop()
      await relay.close()
      await fresh.drop()
    }
  })

test.run()

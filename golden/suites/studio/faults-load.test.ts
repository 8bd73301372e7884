import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute, rowsOf } from '../../studio/shop-database.ts'
import type { StartedStudio } from '../../studio/start-studio.ts'
import type { Ask } from './ask-studio.ts'
import { askRunning } from './network/ask-running.ts'
import { withHastyStudio } from './network/hasty-studio.ts'
import { openRelay } from './network/relay.ts'

const SECONDS = 1
/** What a studio may have of connections to a database: six that work, as many that cancel. */
const MOST_CONNECTIONS = 12

const digits = [
  'CREATE TABLE digits (d int PRIMARY KEY)',
  'INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)',
]
const product = [...'abcdefghijkl'].map((name) => `digits ${name}`).join(', ')

const engines = {
  'postgresql-15': {
    heavy: 'SELECT count(*) FROM generate_series(1, 100000000000) heavy',
    running: `SELECT count(*) AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%) heavy'`,
    connections: `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quarry'`,
  },
  mysql: {
    heavy: `SELECT count(*) FROM ${product} WHERE a.d + b.d + c.d + l.d > 1`,
    running: `SELECT count(*) AS n FROM information_schema.processlist WHERE info LIKE '%digits l %' AND info NOT LIKE '%processlist%'`,
    connections: `SELECT count(*) AS n FROM information_schema.processlist WHERE db = database()`,
  },
  mariadb: {
    heavy: `SELECT count(*) FROM ${product} WHERE a.d + b.d + c.d + l.d > 1`,
    running: `SELECT count(*) AS n FROM information_schema.processlist WHERE info LIKE '%digits l %' AND info NOT LIKE '%processlist%'`,
    connections: `SELECT count(*) AS n FROM information_schema.processlist WHERE db = database()`,
  },
  sqlite: {
    heavy: 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT max(x) FROM r',
    running: undefined,
    connections: undefined,
  },
} as const

type Name = keyof typeof engines

interface Loaded {
  readonly name: Name
  readonly url: string
  readonly ask: Ask
  readonly studio: StartedStudio
}

async function onEngine(name: Name, work: (loaded: Loaded) => Promise<void>): Promise<void> {
  const fresh = await freshDatabase(name)
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  await execute(url, digits)
  try {
    await withHastyStudio(url, SECONDS, (studio) =>
      work({ name, url, studio, ask: askRunning(studio.origin) }),
    )
  } finally {
    await fresh.drop()
  }
}

/** The processes that the studio has started. */
function children({ studio: { processId } }: Loaded): readonly string[] {
  const tasks = readdirSync(`/proc/${processId}/task`)
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${processId}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

/** How many heavy statements the database is at; of SQLite, by the processor time of its processes. */
async function running(loaded: Loaded): Promise<number> {
  const { running: sql } = engines[loaded.name]
  if (sql !== undefined) return numberOf(loaded.url, sql)
  const before = children(loaded).map((id) => [id, ticks(id)] as const)
  await pause(300)
  return before.filter(([id, spent]) => ticks(id) > spent).length
}

function ticks(id: string): number {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch (error) {
    // It has ended in between.
    if (error instanceof Error && 'code' in error) return 0
    throw error
  }
}

async function numberOf(url: string, sql: string): Promise<number> {
  const [row] = await rowsOf(url, sql)
  return Number(Object.values(row ?? {})[0])
}

async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isTrue()) return
    await pause(50)
  }
  assert.unreachable(what)
}

async function checkLoad(loaded: Loaded): Promise<void> {
  const { ask, name, url } = loaded
  const { heavy, connections } = engines[name]
  const asked = Array.from({ length: 20 }, () => ask('POST', '/api/sql', { query: heavy }))
  await until(async () => (await running(loaded)) > 0, 'the statements run')
  const most = connections === undefined ? 0 : await numberOf(url, connections)
  assert.ok(most <= MOST_CONNECTIONS, `${most} connections`)
  if (name === 'sqlite') assert.ok(children(loaded).length <= 6, children(loaded).join())
  assert.is((await ask('GET', '/api/meta')).status, 200)
  for (const { status, text } of await Promise.all(asked)) {
    assert.ok(status === 504 || status === 503, text)
    assert.match(text, /"message":"(?:request timed out|database connection error)"/)
  }
  await until(async () => (await running(loaded)) === 0, 'nothing runs any more')
  const page = await ask('GET', '/api/tables/digits?limit=3')
  assert.is(page.status, 200, page.text)
}

async function checkLeaving(loaded: Loaded): Promise<void> {
  const { studio, ask, name } = loaded
  const leave = new AbortController()
  const asked = Array.from({ length: 10 }, () =>
    fetch(`${studio.origin}/api/sql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: engines[name].heavy }),
      signal: leave.signal,
    }).catch((error: unknown) => error),
  )
  await until(async () => (await running(loaded)) > 0, 'the statements run')
  leave.abort()
  await Promise.all(asked)
  // No later than the end of what had been begun; nothing that waited is begun any more.
  await until(async () => (await running(loaded)) === 0, 'nothing runs any more')
  assert.is((await ask('GET', '/api/tables/digits')).status, 200)
}

for (const name of ['postgresql-15', 'mysql', 'mariadb', 'sqlite'] as const) {
  test(`20 heavy statements wait for each other, and end: ${name} (security 56)`, () =>
    onEngine(name, checkLoad))
  test(`what a client has left is ended in the database: ${name} (security 56)`, () =>
    onEngine(name, checkLeaving))
}

for (const name of ['postgresql-15', 'mysql', 'mariadb'] as const) {
  test(`a network that loses everything is said to be too slow: ${name}`, async () => {
    const fresh = await freshDatabase(name)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    await execute(fresh.url, digits)
    const relay = await openRelay(fresh.url)
    await withHastyStudio(relay.url, SECONDS, async (studio) => {
      const ask = askRunning(studio.origin)
      assert.is((await ask('GET', '/api/tables/digits')).status, 200)
      relay.setSilent(true)
      for (const answer of await Promise.all([
        ask('GET', '/api/tables/digits'),
        ask('POST', '/api/sql', { query: 'SELECT 1' }),
        ask('POST', '/api/tables/digits/rows', { rows: [{ d: 10 }] }),
      ]))
        assert.ok([503, 504].includes(answer.status), answer.text)
      relay.setSilent(false)
      const read = await ask('GET', '/api/tables/digits')
      assert.is(read.status, 200, read.text)
    })
    await relay.close()
    await fresh.drop()
  })
}

test.run()

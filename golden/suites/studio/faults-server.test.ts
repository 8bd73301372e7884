import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DatabaseName } from '../../engines/engine.ts'
import { execute } from '../../studio/shop-database.ts'
import { startStudio } from '../../studio/start-studio.ts'
import type { Ask } from './ask-studio.ts'
import { askRunning } from './network/ask-running.ts'
import { openRelay } from './network/relay.ts'
import { withOwnServer } from './network/own-server.ts'

const schema = `CREATE TABLE items (id int PRIMARY KEY, name varchar(20));
INSERT INTO items VALUES (1, 'one'), (2, 'two')`

const page = '/api/tables/items?limit=10'
const change = {
  changes: [{ key: { id: 1 }, set: { name: 'changed' }, expect: { name: 'one' } }],
}

async function fails(ask: Ask, expected: number, message: string): Promise<void> {
  const requests = [
    ask('GET', page),
    ask('GET', '/api/tables'),
    ask('GET', '/api/health'),
    ask('POST', '/api/sql', { query: 'SELECT 1' }),
    ask('PATCH', '/api/tables/items/rows', change),
  ]
  for (const { status, text, body } of await Promise.all(requests)) {
    assert.is(status, expected, text)
    assert.match(JSON.stringify(body['error']), `"message":"${message}"`)
  }
  assert.is((await ask('GET', '/api/meta')).status, 200)
}

async function works(ask: Ask): Promise<void> {
  const read = await ask('GET', page)
  assert.is(read.status, 200, read.text)
  const written = await ask('PATCH', '/api/tables/items/rows', change)
  assert.is(written.status, 200, written.text)
  const undone = await ask('POST', `/api/changes/${String(written.body['undoId'])}/undo`)
  assert.is(undone.status, 200, undone.text)
}

async function checkServer(name: DatabaseName): Promise<void> {
  await withOwnServer(name, async (first) => {
    await execute(first.url, [...schema.split(';')])
    const relay = await openRelay(first.url)
    const studio = await startStudio({ args: [relay.url] })
    const ask = askRunning(studio.origin)
    try {
      await works(ask)
      await first.stop()
      await fails(ask, 503, 'database connection error')
      await withOwnServer(name, async (second) => {
        await execute(second.url, [...schema.split(';')])
        relay.lead(second.url)
        await works(ask)
        assert.not.match(studio.output(), / {4}at /)
      })
      await fails(ask, 503, 'database connection error')
    } finally {
      await studio.stop()
      await relay.close()
    }
  })
}

for (const name of ['postgresql-15', 'mysql', 'mariadb'] as const) {
  test(`a server that stops is said to be gone, and works again when it is back: ${name}`, () =>
    checkServer(name))
}

test.run()

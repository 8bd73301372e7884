import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Activity } from '../../../studio/api/activity.ts'
import { eventually } from '../../studio/steps.ts'
import { type Ask, askStudio, studioEngines } from './ask-studio.ts'

const schema = [
  'CREATE TABLE items (id int PRIMARY KEY, name varchar(20))',
  "INSERT INTO items VALUES (1, 'one')",
]

for (const engine of studioEngines) {
  test(`what the engine says of the database: ${engine}`, () =>
    askStudio(engine, { schema }, async (ask) => {
      const { hasServer, figures } = await activityOf(ask)
      assert.is(hasServer, engine !== 'sqlite')
      const [size] = figures
      assert.match(size?.label ?? '', /size$/)
      assert.ok(Number(size?.value) > 0, JSON.stringify(figures))
    }))
}

for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const) {
  test(`who waits for whose lock is told: ${engine}`, () =>
    askStudio(engine, { schema }, tellsWaiting))
  test(`a connection of the studio cannot be cancelled: ${engine}`, () =>
    askStudio(engine, { schema }, refusesOwn))
}

test('without a server there is nothing to cancel', () =>
  askStudio('sqlite', { schema }, async (ask) => {
    assert.is((await ask('DELETE', '/api/activity/1')).status, 404)
  }))

async function activityOf(ask: Ask): Promise<Activity> {
  const { status, text } = await ask('GET', '/api/activity')
  assert.is(status, 200, text)
  return JSON.parse(text)
}

/** Two transactions of the studio itself want the same row. */
async function tellsWaiting(ask: Ask): Promise<void> {
  const change = "UPDATE items SET name = 'two' WHERE id = 1"
  const holder = String((await ask('POST', '/api/tx')).body['id'])
  assert.is((await ask('POST', '/api/sql', { query: change, tx: holder })).status, 200)
  const waiting = ask('POST', '/api/sql', { query: change })
  // InnoDB reads its locks anew only where nobody has asked for a tenth of a second.
  const found = async () => {
    await pause(300)
    const { processes } = await activityOf(ask)
    return processes.find(({ lock }) => lock !== null)
  }
  await eventually(found, (process) => process !== undefined)
  const waiter = await found()
  assert.match(waiter?.lock ?? '', /items|transaction/)
  assert.match(waiter?.sql ?? '', /update/i)
  assert.is(waiter?.own, true)
  const { processes, showsLocks } = await activityOf(ask)
  // A server that notes no locks says that somebody waits, not for whom.
  const blocker = processes.find(({ id }) => id === waiter?.blockedBy[0])
  assert.is(blocker !== undefined, showsLocks)
  await ask('POST', `/api/tx/${holder}/rollback`)
  assert.is((await waiting).status, 200)
}

async function refusesOwn(ask: Ask): Promise<void> {
  const holder = String((await ask('POST', '/api/tx')).body['id'])
  await ask('POST', '/api/sql', { query: 'SELECT 1', tx: holder })
  const { processes } = await activityOf(ask)
  const own = processes.find((each) => each.own)
  assert.ok(own, JSON.stringify(processes))
  const { status, text } = await ask('DELETE', `/api/activity/${own.id}`)
  assert.is(status, 403, text)
  assert.is((await ask('DELETE', '/api/activity/999999999')).status, 404)
  assert.is((await ask('DELETE', '/api/activity/x')).status, 400)
  await ask('POST', `/api/tx/${holder}/rollback`)
}

test.run()

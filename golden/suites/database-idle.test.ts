import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { test } from 'uvu'
import { ask, eachEngine, firstValue, withOther } from './database/each-engine.ts'

const IDLE = 200

const counts: Readonly<Record<string, string>> = {
  postgresql:
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quarry'",
  mysql: 'SELECT count(*) FROM information_schema.processlist WHERE db = database()',
}

eachEngine(
  'connections that nobody needs are ended, but one',
  async ({ database, engine, url }) => {
    const sql = counts[engine.startsWith('postgresql') ? 'postgresql' : 'mysql'] ?? ''
    const before = Number(await firstValue(database, sql))
    await withOther(url, { connections: 5, idleMs: IDLE }, async (other) => {
      const sleep = engine.startsWith('postgresql') ? 'SELECT pg_sleep(0.2)' : 'SELECT sleep(0.2)'
      await Promise.all(Array.from({ length: 5 }, () => ask(other, sleep)))
      for (let tries = 0; tries < 100; tries += 1) {
        await pause(50)
        if (Number(await firstValue(database, sql)) - before === 1) break
      }
      assert.is(Number(await firstValue(database, sql)) - before, 1)
      await Promise.all(Array.from({ length: 5 }, () => ask(other, sleep)))
      assert.is(await firstValue(other, 'SELECT 1'), '1')
    })
  },
  ['postgresql-15', 'mysql', 'mariadb'],
)

/** The processes that this one has started. */
function children(): readonly string[] {
  const tasks = readdirSync('/proc/self/task')
  return tasks.flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

eachEngine(
  'a process that has a file open ends when nobody needs it, and comes back',
  async ({ url }) => {
    const before = children().length
    await withOther(url, { connections: 2, idleMs: IDLE }, async (other) => {
      assert.is(await firstValue(other, 'SELECT 1'), '1')
      assert.is(children().length, before + 1)
      for (let tries = 0; tries < 100 && children().length > before; tries += 1) await pause(50)
      assert.is(children().length, before)
      assert.is(await firstValue(other, 'SELECT 2'), '2')
    })
  },
  ['sqlite'],
)

test.run()

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

test.run()

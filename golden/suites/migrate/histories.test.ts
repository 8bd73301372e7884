import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ended, newestEngines, providers, withProject } from './harness.ts'
import { makeHistory } from './histories/make-history.ts'
import { mysqlSteps } from './histories/mysql-steps.ts'
import { postgresqlSteps } from './histories/postgresql-steps.ts'
import { sqliteSteps } from './histories/sqlite-steps.ts'

const COUNT = 100
/** Others: `QUARRY_RANDOM_SEED=7`. */
const SEED = Number(process.env['QUARRY_RANDOM_SEED'] ?? 1)

const steps = {
  postgresql: postgresqlSteps,
  mysql: mysqlSteps,
  mariadb: mysqlSteps,
  sqlite: sqliteSteps,
} as const

for (const engine of newestEngines)
  test(`${engine}: a history of ${COUNT} files replays, and leads to the schema that is pulled`, () =>
    withProject(
      engine,
      makeHistory(steps[providers[engine]], { seed: SEED, count: COUNT }),
      async ({ quarry, root }) => {
        const applied = await done(quarry('apply --json --allow all'))
        assert.is(JSON.parse(applied).applied.length, COUNT)
        await done(quarry('status'))
        rmSync(join(root, 'db/schema/shop.sql'))
        await done(quarry('pull'))
        assert.match(await done(quarry('migrate check --auto')), 'There is nothing to do')
      },
    ))

async function done(ending: Promise<Ended>): Promise<string> {
  const { code, out, err } = await ending
  assert.is(code, 0, `${out}${err}`)
  return out
}

test.run()

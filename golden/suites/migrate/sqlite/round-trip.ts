import * as assert from 'uvu/assert'
import type { Connection } from '../../../../runtime/engine.ts'
import { sqliteMigrations } from '../../../../runtime/engines/sqlite/migrate/migrations.ts'
import { planSteps } from '../../../../runtime/migrate/plan/plan-steps.ts'
import type { Definitions } from '../../../../runtime/migrate/schema-object.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { applySteps, countRows } from './apply-steps.ts'
import { answersOf, type Pair, type Plans } from '../round-trips.ts'
import { withDatabases } from './databases.ts'
import { schemaLines } from './schema-lines.ts'

const { define } = sqliteMigrations
const plan = (from: Definitions, to: Definitions) => planSteps({ from, to }, sqliteMigrations)

/** Goes from one schema to the other one and back on a database, and compares at each end. */
export async function roundTrip({ from, to, rows = '', survives = [] }: Pair): Promise<Plans> {
  let plans: Plans = { up: [], down: [] }
  await withDatabases([`${from};${rows}`, to], async (database, wanted) => {
    if (database === undefined || wanted === undefined) return
    const [old, desired] = [await define(database), await define(wanted)]
    const first = await schemaLines(database)
    const answers = await answersOf(database, survives)
    plans = { up: plan(old, desired), down: plan(desired, old) }
    await arrive(database, { steps: plans.up, at: desired, lines: await schemaLines(wanted) })
    assert.equal(await answersOf(database, survives), answers)
    await arrive(database, { steps: plans.down, at: old, lines: first })
  })
  return plans
}

interface Arrival {
  readonly steps: readonly Step[]
  readonly at: Definitions
  readonly lines: readonly string[]
}

async function arrive(connection: Connection, { steps, at, lines }: Arrival): Promise<void> {
  for (const { hazards } of steps)
    for (const { count } of hazards) if (count !== undefined) await countRows(connection, count)
  await applySteps(connection, steps)
  assert.equal(plan(await define(connection), at), [])
  assert.equal(await schemaLines(connection), lines)
  assert.equal(await countRows(connection, 'PRAGMA foreign_keys'), 1n)
}

import * as assert from 'uvu/assert'
import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import type { Connection } from '../../../../runtime/engine.ts'
import { postgresqlMigrations } from '../../../../runtime/engines/postgresql/migrate/migrations.ts'
import {
  listDifferences,
  type SchemaDifference,
} from '../../../../runtime/migrate/list-differences.ts'
import { planSteps } from '../../../../runtime/migrate/plan/plan-steps.ts'
import { runSteps } from '../../../../runtime/migrate/run-steps.ts'
import type { Definitions } from '../../../../runtime/migrate/schema-object.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { countRows } from '../count-rows.ts'
import { answersOf, type Pair, type Plans } from '../round-trips.ts'
import { type Database, withDatabases } from './databases.ts'
import { dumpLines } from './dump-lines.ts'
import type { Release } from './releases.ts'

const { define } = postgresqlMigrations
const migrating = { engine: postgresqlMigrations, dialect: await loadDialect('postgresql') }

export function plan(from: Definitions, to: Definitions): readonly Step[] {
  return planSteps({ from, to }, postgresqlMigrations)
}

/** Goes from one schema to the other one and back on a database, and compares at each end. */
export async function roundTrip(release: Release, pair: Pair): Promise<Plans> {
  const { from, to, rows = '', survives = [] } = pair
  let plans: Plans = { up: [], down: [] }
  await withDatabases(release, [from, to], async (database, wanted) => {
    if (database === undefined || wanted === undefined) return
    const { connection } = database
    if (rows !== '') await connection.execute(rows)
    const [old, desired] = [await define(connection), await define(wanted.connection)]
    const first = await dumpLines(release, database.url)
    const answers = await answersOf(connection, survives)
    plans = { up: plan(old, desired), down: plan(desired, old) }
    const last = await dumpLines(release, wanted.url)
    await arrive(database, { release, steps: plans.up, at: desired, lines: last })
    assert.equal(await answersOf(connection, survives), answers)
    await arrive(database, { release, steps: plans.down, at: old, lines: first })
  })
  return plans
}

interface Arrival {
  readonly release: Release
  readonly steps: readonly Step[]
  readonly at: Definitions
  readonly lines: readonly string[] | undefined
}

async function arrive({ connection, url }: Database, arrival: Arrival): Promise<void> {
  const { release, steps, at, lines } = arrival
  await applySteps(connection, steps)
  const found = await define(connection)
  assert.equal(statementsOf(plan(found, at)), [])
  assert.equal(idsOf(listDifferences({ from: found, to: at })), [])
  assert.equal(await dumpLines(release, url), lines)
}

function idsOf(differences: readonly SchemaDifference[]): readonly string[] {
  return differences.map(({ object }) => object.id)
}

/** Asks what the steps ask, and runs them. Throws the refusal of a check, and RefusedStep. */
export async function applySteps(connection: Connection, steps: readonly Step[]): Promise<void> {
  for (const { hazards } of steps)
    for (const { count } of hazards) if (count !== undefined) await countRows(connection, count)
  for (const { count, refusal } of steps.flatMap(({ checks = [] }) => checks)) {
    const rows = await countRows(connection, count)
    if (rows > 0) throw new Error(`${refusal} (${rows})`)
  }
  await runSteps(connection, steps, migrating)
}

/** Each in one line. */
export function statementsOf(steps: readonly Step[]): readonly string[] {
  return steps.map(({ sql }) => sql.replaceAll(/\s+/g, ' '))
}

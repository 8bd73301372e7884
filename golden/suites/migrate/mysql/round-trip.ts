import * as assert from 'uvu/assert'
import type { Connection } from '../../../../runtime/engine.ts'
import { mysqlMigrations } from '../../../../runtime/engines/mysql/migrate/migrations.ts'
import { planSteps } from '../../../../runtime/migrate/plan/plan-steps.ts'
import type { Definitions } from '../../../../runtime/migrate/schema-object.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { countRows } from '../count-rows.ts'
import { applySteps } from './apply-steps.ts'
import { answersOf, type Pair, type Plans } from '../round-trips.ts'
import { withDatabases } from './databases.ts'
import type { Product } from './products.ts'
import { schemaTexts } from './schema-texts.ts'

const { define } = mysqlMigrations

export function plan(from: Definitions, to: Definitions): readonly Step[] {
  return planSteps({ from, to }, mysqlMigrations)
}

/** Goes from one schema to the other one and back on a database, and compares at each end. */
export async function roundTrip(product: Product, pair: Pair): Promise<Plans> {
  const { from, to, rows = '', survives = [] } = pair
  let plans: Plans = { up: [], down: [] }
  await withDatabases(product, [from, to], async (database, wanted) => {
    if (database === undefined || wanted === undefined) return
    if (rows !== '') await database.execute(rows)
    const [old, desired] = [await define(database), await define(wanted)]
    const first = await schemaTexts(database)
    const answers = await answersOf(database, survives)
    plans = { up: plan(old, desired), down: plan(desired, old) }
    await arrive(database, {
      product,
      steps: plans.up,
      at: desired,
      texts: await schemaTexts(wanted),
    })
    assert.equal(await answersOf(database, survives), answers)
    await arrive(database, { product, steps: plans.down, at: old, texts: first })
  })
  return plans
}

interface Arrival {
  readonly product: Product
  readonly steps: readonly Step[]
  readonly at: Definitions
  readonly texts: readonly string[]
}

async function arrive(connection: Connection, arrival: Arrival): Promise<void> {
  const { product, steps, at, texts } = arrival
  for (const { hazards } of steps)
    for (const { count } of hazards) if (count !== undefined) await countRows(connection, count)
  await applySteps(connection, steps, product)
  assert.equal(plan(await define(connection), at), [])
  assert.equal(await schemaTexts(connection), texts)
}

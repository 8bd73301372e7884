import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../../runtime/engine.ts'
import { mysqlMigrations } from '../../../../runtime/engines/mysql/migrate/migrations.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { withDatabases } from './databases.ts'
import { products, type Product } from './products.ts'
import type { Pair } from '../round-trips.ts'
import { plan, roundTrip } from './round-trip.ts'

/** `up` and `down`: the statements of the plan, where they matter. */
export interface Case extends Pair {
  readonly up?: readonly string[]
  readonly down?: readonly string[]
  /** One of the products only. */
  readonly on?: Product
}

/** Tests that a plan leads from one schema to the other one and back. */
export function check(behaviour: string, { up, down, on, ...pair }: Case): void {
  for (const product of on === undefined ? products : [on])
    test(`${product}: ${behaviour}`, async () => {
      const plans = await roundTrip(product, pair)
      if (up !== undefined) assert.equal(statementsOf(plans.up), up)
      if (down !== undefined) assert.equal(statementsOf(plans.down), down)
    })
}

/** Each in one line, and without the widths that MariaDB still shows. */
export function statementsOf(steps: readonly Step[]): readonly string[] {
  return steps.map(({ sql }) =>
    sql.replaceAll(/\s+/g, ' ').replaceAll(/\b((?:big|small|tiny)?int)\(\d+\)/g, '$1'),
  )
}

export interface Change {
  readonly from: string
  readonly to: string
  readonly on?: Product
}

/** Plans the change on a database, and does the work with it. */
export function trap(
  behaviour: string,
  { from, to, on }: Change,
  work: (database: Connection, steps: readonly Step[], product: Product) => Promise<void>,
): void {
  for (const product of on === undefined ? products : [on])
    test(`${product}: ${behaviour}`, () =>
      withDatabases(product, [from, to], async (database, wanted) => {
        if (database === undefined || wanted === undefined) return
        const { define } = mysqlMigrations
        await work(database, plan(await define(database), await define(wanted)), product)
      }))
}

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../../runtime/engine.ts'
import { postgresqlMigrations } from '../../../../runtime/engines/postgresql/migrate/migrations.ts'
import type { Step } from '../../../../runtime/migrate/step.ts'
import { withDatabases } from './databases.ts'
import { type Release, releases } from './releases.ts'
import type { Pair } from '../round-trips.ts'
import { plan, roundTrip, statementsOf } from './round-trip.ts'

/** `up` and `down`: the statements of the plan, where they matter. */
export interface Case extends Pair {
  readonly up?: readonly string[]
  readonly down?: readonly string[]
  /** One of the releases only. */
  readonly on?: Release
}

/** Tests that a plan leads from one schema to the other one and back, and drops nothing that it does not name. */
export function check(behaviour: string, { up, down, on, ...pair }: Case): void {
  for (const release of on === undefined ? releases : [on])
    test(`${release}: ${behaviour}`, async () => {
      const plans = await roundTrip(release, pair)
      const all = [...plans.up, ...plans.down].map(({ sql }) => sql)
      assert.equal(
        all.filter((sql) => /^(?:DROP|ALTER .* DROP)\b.*\bCASCADE$/is.test(sql)),
        [],
      )
      if (up !== undefined) assert.equal(statementsOf(plans.up), up)
      if (down !== undefined) assert.equal(statementsOf(plans.down), down)
    })
}

export interface Change {
  readonly from: string
  readonly to: string
  readonly on?: Release
}

/** Plans the change on a database, and does the work with it. */
export function trap(
  behaviour: string,
  { from, to, on }: Change,
  work: (database: Connection, steps: readonly Step[]) => Promise<void>,
): void {
  for (const release of on === undefined ? releases : [on])
    test(`${release}: ${behaviour}`, () =>
      withDatabases(release, [from, to], async (database, wanted) => {
        if (database === undefined || wanted === undefined) return
        const { define } = postgresqlMigrations
        const [old, desired] = [await define(database.connection), await define(wanted.connection)]
        await work(database.connection, plan(old, desired))
      }))
}

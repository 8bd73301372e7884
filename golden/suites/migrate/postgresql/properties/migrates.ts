import fc from 'fast-check'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../../../runtime/engine.ts'
import { postgresqlMigrations } from '../../../../../runtime/engines/postgresql/migrate/migrations.ts'
import { type Database, withDatabases } from '../databases.ts'
import { dumpLines } from '../dump-lines.ts'
import type { Release } from '../releases.ts'
import { applySteps, plan, statementsOf } from '../round-trip.ts'
import { choices } from '../../properties/arbitraries.ts'
import { choosing } from '../../properties/mixed.ts'
import { mixModels } from './mix-models.ts'
import { printModel } from './print-model.ts'
import { schemaModel } from './schema-model.ts'
import { contents, seedRows } from './seed-rows.ts'

const { define } = postgresqlMigrations

export interface Change {
  readonly from: string
  readonly to: string
  /** Which samples are in the rows. */
  readonly picks: readonly number[]
}

/** A schema, another one that has parts of it, and rows. */
export const change: fc.Arbitrary<Change> = fc
  .record({
    one: schemaModel,
    other: schemaModel,
    choices,
    picks: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
  })
  .map(({ one, other, choices, picks }) => ({
    from: printModel(one),
    to: printModel(mixModels(one, other, choosing(choices))),
    picks,
  }))

/** Throws where a law of migrations does not hold for the change. */
export async function migrates(release: Release, { from, to, picks }: Change): Promise<void> {
  await withDatabases(release, [from, to, to], async (subject, wanted, copy) => {
    if (subject === undefined || wanted === undefined || copy === undefined) return
    const { connection } = subject
    const [old, desired] = [await define(connection), await define(wanted.connection)]
    const first = await dumpLines(release, subject.url)
    const shared = await seedRows(connection, copy.connection, picks)
    const before = await contents(connection, shared)
    const up = plan(old, desired)
    assert.equal(statementsOf(up), statementsOf(plan(old, desired)), 'the same plan again')
    await applySteps(connection, up)
    await isAt(
      subject,
      { definitions: desired, lines: await dumpLines(release, wanted.url) },
      release,
    )
    assert.equal(await contents(connection, shared), before, 'rows survive')
    await empty(connection, [...shared.keys()])
    await applySteps(connection, plan(desired, old))
    await isAt(subject, { definitions: old, lines: first }, release)
  })
}

interface Wanted {
  readonly definitions: Awaited<ReturnType<typeof define>>
  readonly lines: readonly string[] | undefined
}

async function isAt(
  { connection, url }: Database,
  { definitions, lines }: Wanted,
  release: Release,
): Promise<void> {
  assert.equal(statementsOf(plan(await define(connection), definitions)), [], 'nothing is left')
  assert.equal(await dumpLines(release, url), lines, 'the dump is the same')
}

/** What the old schema would refuse is of another law. */
async function empty(connection: Connection, tables: readonly string[]): Promise<void> {
  for (const table of tables) await connection.execute(`TRUNCATE ${table} CASCADE`)
}

import fc from 'fast-check'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../../../runtime/engine.ts'
import { mysqlMigrations } from '../../../../../runtime/engines/mysql/migrate/migrations.ts'
import type { Definitions } from '../../../../../runtime/migrate/schema-object.ts'
import { randomOf } from '../../random.ts'
import { applySteps } from '../apply-steps.ts'
import { withDatabases } from '../databases.ts'
import { loadRandom } from '../load-random.ts'
import type { Product } from '../products.ts'
import { randomSchema } from '../random-schema.ts'
import { plan } from '../round-trip.ts'
import { schemaTexts } from '../schema-texts.ts'
import { contents, empty, seedRows } from './seed-rows.ts'

const { define } = mysqlMigrations

export interface Change {
  /** Those of two schemas: parts that do not fit together are left out by the engine. */
  readonly seeds: readonly [from: number, to: number]
  /** Which samples are in the rows. */
  readonly picks: readonly number[]
}

export const change: fc.Arbitrary<Change> = fc.record({
  seeds: fc.tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 })),
  picks: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 }),
})

/** Throws where a law of migrations does not hold for the change. */
export async function migrates(product: Product, { seeds, picks }: Change): Promise<void> {
  await withDatabases(product, ['', '', ''], async (subject, wanted, copy) => {
    if (subject === undefined || wanted === undefined || copy === undefined) return
    const [from, to] = seeds.map((seed) => randomSchema(randomOf(seed + 1), product))
    if (from === undefined || to === undefined) return
    const written = await loadRandom(subject, from)
    const there = await loadRandom(wanted, to)
    for (const statement of there) await copy.execute(statement)
    try {
      await leadsThereAndBack({ product, subject, wanted, copy }, picks)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const schemas = `-- from\n${written.join(';\n')}\n-- to\n${there.join(';\n')}`
      throw new Error(`${message}\n${schemas}`, { cause: error })
    }
  })
}

interface Databases {
  readonly product: Product
  readonly subject: Connection
  readonly wanted: Connection
  readonly copy: Connection
}

async function leadsThereAndBack(
  { product, subject, wanted, copy }: Databases,
  picks: readonly number[],
): Promise<void> {
  const [old, desired] = [await define(subject), await define(wanted)]
  const first = await schemaTexts(subject)
  const shared = await seedRows(subject, copy, picks)
  const before = await contents(subject, shared)
  await applySteps(subject, plan(old, desired), product)
  await isAt(subject, desired, await schemaTexts(wanted))
  assert.equal(await contents(subject, shared), before, 'rows survive')
  await empty(subject, [...shared.keys()])
  await applySteps(subject, plan(desired, old), product)
  await isAt(subject, old, first)
}

async function isAt(
  connection: Connection,
  definitions: Definitions,
  texts: readonly string[],
): Promise<void> {
  const left = plan(await define(connection), definitions).map(({ sql }) => sql)
  assert.equal(left, [], 'nothing is left to do')
  assert.equal(await schemaTexts(connection), texts, 'the schema is the same')
}

import { test } from 'uvu'
import { withDatabases } from './mysql/databases.ts'
import { loadRandom } from './mysql/load-random.ts'
import { products, type Product } from './mysql/products.ts'
import { randomSchema } from './mysql/random-schema.ts'
import { randomOf } from './random.ts'
import { roundTrip } from './mysql/round-trip.ts'

/** More of them, from another seed: `QUARRY_RANDOM_SEED=5000 QUARRY_RANDOM_PAIRS=500`. */
const SEED = Number(process.env['QUARRY_RANDOM_SEED'] ?? 1)
const PAIRS = Number(process.env['QUARRY_RANDOM_PAIRS'] ?? 12)

async function randomStatements(product: Product, seed: number): Promise<string> {
  let statements: readonly string[] = []
  await withDatabases(product, [''], async (database) => {
    if (database === undefined) return
    statements = await loadRandom(database, randomSchema(randomOf(seed), product))
  })
  return statements.join(';\n')
}

for (const product of products)
  for (let seed = SEED; seed < SEED + PAIRS; seed += 1)
    test(`${product}: from one random schema to another and back, ${seed}`, async () => {
      const from = await randomStatements(product, 2 * seed)
      const to = await randomStatements(product, 2 * seed + 1)
      try {
        await roundTrip(product, { from, to })
      } catch (error) {
        throw new Error(`from\n${from}\nto\n${to}`, { cause: error })
      }
    })

test.run()

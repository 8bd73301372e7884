import fc from 'fast-check'
import { test } from 'uvu'
import { change, migrates } from './mysql/properties/migrates.ts'
import { products } from './mysql/products.ts'

for (const product of products)
  test(`${product}: a generated schema becomes another one and comes back, and its rows survive`, () =>
    fc.assert(
      fc.asyncProperty(change, (each) => migrates(product, each)),
      { numRuns: 30, seed: 1 },
    ))

test.run()

import fc from 'fast-check'
import { test } from 'uvu'
import { change, migrates } from './postgresql/properties/migrates.ts'
import { releases } from './postgresql/releases.ts'

for (const release of releases)
  test(`${release}: a generated schema becomes another one and comes back, and its rows survive`, () =>
    fc.assert(
      fc.asyncProperty(change, (each) => migrates(release, each)),
      { numRuns: 20, seed: 1 },
    ))

test.run()

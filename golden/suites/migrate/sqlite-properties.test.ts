import fc from 'fast-check'
import { test } from 'uvu'
import { change, migrates } from './sqlite/properties/migrates.ts'

test('a generated schema becomes another one and comes back, and its rows survive', () =>
  fc.assert(fc.asyncProperty(change, migrates), { numRuns: 30, seed: 1 }))

test.run()

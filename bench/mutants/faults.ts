import type { Fault } from './fault.ts'
import { cardinalityFaults } from './faults/cardinality.ts'
import { catalogFaults } from './faults/catalog.ts'
import { hintFaults } from './faults/hints.ts'
import { nullabilityFaults } from './faults/nullability.ts'
import { postgresqlFaults } from './faults/postgresql.ts'
import { typeFaults } from './faults/types-and-rules.ts'

/** Each is noticed by a test (`npm run mutants`). */
export const faults: readonly Fault[] = [
  ...nullabilityFaults,
  ...typeFaults,
  ...cardinalityFaults,
  ...catalogFaults,
  ...postgresqlFaults,
  ...hintFaults,
]

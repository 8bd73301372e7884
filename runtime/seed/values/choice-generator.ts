import type { SeedValue } from '../seed-value.ts'
import type { Generator } from './generator.ts'

/** One of a list. */
export function choiceGenerator(values: readonly [SeedValue, ...SeedValue[]]): Generator {
  return {
    make: (random) => random.pick(values),
    line: undefined,
    distinct: {
      nth: (n) => values[n] ?? values[0],
      capacity: values.length,
      isList: true,
      behind: () => 0,
    },
    isDoubtful: false,
  }
}

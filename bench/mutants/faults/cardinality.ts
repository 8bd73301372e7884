import type { Fault } from '../fault.ts'

const CARDINALITY = 'compiler/4-check/cardinality'
const ONE_ROW_TEST = `${CARDINALITY}/at-most-one.test.ts`

export const cardinalityFaults: readonly Fault[] = [
  {
    name: 'LIMIT of any number gives one row',
    file: `${CARDINALITY}/row-count.ts`,
    text: "return limit.value === '0' || (limit.value === '1' && !withTies)",
    by: "return limit.value !== ''",
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'any column in an equality is a unique key',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'return [{ needs, gives: [variable] }]',
    by: 'return needs.map((need) => ({ needs: [need], gives: [variable] }))',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'the condition of a LEFT JOIN fixes its left side as well',
    file: `${CARDINALITY}/conditions.ts`,
    text: 'else add(part.condition, optionalPlace(left, right).needs)',
    by: 'else add(part.condition, place.needs)',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'what an outer join leaves out has one value without the side that it keeps',
    file: `${CARDINALITY}/conditions.ts`,
    text: 'needs: [...place.needs, kept],',
    by: 'needs: place.needs,',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a partial unique index holds for all rows',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'if (texts.length < asked.length) return []',
    by: '',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a unique key holds one NULL',
    file: `${CARDINALITY}/key-rules.ts`,
    text: "nullable || place.isOptional ? '!' : ''",
    by: "place.isOptional ? '!' : ''",
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a deferrable key holds within a transaction',
    file: `${CARDINALITY}/key-rules.ts`,
    text: 'keys.filter(({ deferrable, invalid }) => !deferrable && !invalid)',
    by: 'keys.filter(({ invalid }) => !invalid)',
    tests: [ONE_ROW_TEST],
  },
  {
    name: 'a parameter fixes a column for GROUP BY',
    file: `${CARDINALITY}/dependencies.ts`,
    text: "new Set(['subquery', 'call', 'parameter'])",
    by: "new Set(['subquery', 'call'])",
    tests: ['compiler/4-check/rules/ungrouped-column.test.ts'],
  },
]

/** Ways to make an expression, by their names in `Expressions`. */
export type WayName =
  | 'column'
  | 'literal'
  | 'bound'
  | 'call'
  | 'operation'
  | 'choice'
  | 'simpleCase'
  | 'provenCase'
  | 'coalesce'
  | 'pairwise'
  | 'converted'
  | 'subquery'
  | 'array'
  | 'element'
  | 'field'
  | 'json'
  | 'test'
  | 'aggregate'
  | 'window'
  | 'series'

type Weights = readonly (readonly [weight: number, way: WayName])[]

/** How one query is made. */
export interface Style {
  /** Of 100 values so many are of another type, without a type, or a parameter without a cast. */
  readonly slips: { readonly type: number; readonly text: number; readonly parameter: number }
  /** Any argument may slip, not only one of several. */
  readonly isCareless: boolean
  /** Of 100 types so many are those of columns in sight. */
  readonly seen: number
  /** Of 100 conditions so many are made of columns, however deep they stand. */
  readonly tests: number
  /** Of 100 subqueries that stand for a value so many end in LIMIT 1. */
  readonly limited: number
  readonly ways: Weights
}

/** Where no more can stand inside. */
export const leaves: Weights = [
  [10, 'column'],
  [4, 'literal'],
  [1, 'bound'],
]

const catalogue: Weights = [
  [10, 'column'],
  [3, 'literal'],
  [2, 'bound'],
  [8, 'call'],
  [6, 'operation'],
  [2, 'choice'],
  [1, 'simpleCase'],
  [1, 'provenCase'],
  [2, 'coalesce'],
  [1, 'pairwise'],
  [2, 'converted'],
  [2, 'subquery'],
  [2, 'array'],
  [1, 'element'],
  [1, 'field'],
  [2, 'json'],
  [6, 'test'],
  [6, 'aggregate'],
  [4, 'window'],
  [1, 'series'],
]

/** Functions and operators at random. */
const careful: Style = {
  slips: { type: 0, text: 4, parameter: 3 },
  isCareless: false,
  seen: 0,
  tests: 0,
  limited: 40,
  ways: catalogue,
}

/** To meet conversions and refusals. */
const careless: Style = {
  ...careful,
  slips: { type: 4, text: 6, parameter: 4 },
  isCareless: true,
}

/** Columns and what keeps or loses their NULLs; little that fails when it runs. */
export const structural: Style = {
  slips: { type: 0, text: 1, parameter: 1 },
  isCareless: false,
  seen: 80,
  tests: 90,
  limited: 80,
  ways: [
    [30, 'column'],
    [4, 'literal'],
    [1, 'bound'],
    [2, 'call'],
    [2, 'operation'],
    [3, 'choice'],
    [1, 'simpleCase'],
    [6, 'provenCase'],
    [5, 'coalesce'],
    [1, 'pairwise'],
    [5, 'subquery'],
    [2, 'array'],
    [1, 'element'],
    [2, 'field'],
    [3, 'json'],
    [5, 'test'],
    [14, 'aggregate'],
    [10, 'window'],
    [2, 'series'],
  ],
}

/** Each as often as its weight says. */
export const styles: readonly (readonly [weight: number, style: Style])[] = [
  [4, careful],
  [2, careless],
  [5, structural],
]

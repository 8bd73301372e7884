import type { Contender } from './contender.ts'
import { type Family, type Item, itemOf, STORED } from './item.ts'

/** A kind of work that is timed. */
export interface Cell {
  /** For people. */
  readonly title: string
  /** It fills the table `writes`, which is emptied before. */
  readonly writes: boolean
  /** Garbage is collected before each slot. Where calls are short, that would throw away what has been optimised. */
  readonly isLarge: boolean
  /** So many calls get their arguments together, outside of the clock. */
  readonly together: number
  /** Makes a call with new arguments; undefined: the contender has no such call. */
  prepare(contender: Contender, supply: Supply): MakeCall | undefined
}

export type MakeCall = () => () => unknown

/** Gives arguments: keys of stored items, and items that nobody has stored. */
export interface Supply {
  key(): number
  item(): Item
}

const MOST_IN_LIST = 10_000
const IN_BATCH = 1000
const CONCURRENT = 20

/** A list of the greatest size can begin at each key. */
export function createSupply(family: Family): Supply {
  let last = STORED
  return {
    key: () => 1 + Math.floor(Math.random() * (STORED - MOST_IN_LIST)),
    item() {
      last += 1
      return itemOf(last, family)
    },
  }
}

export const cells = {
  point: {
    ...{ title: 'point select', writes: false, isLarge: false, together: 50 },
    prepare: ({ calls: { point } }, { key }) => point && withArgument(point, key),
  },
  list100: {
    ...{ title: '100 rows', writes: false, isLarge: true, together: 20 },
    prepare: ({ calls: { list } }, { key }) =>
      list && withArgument((least: number) => list(least, 100), key),
  },
  list10k: {
    ...{ title: '10,000 rows', writes: false, isLarge: true, together: 2 },
    prepare: ({ calls: { list } }, { key }) =>
      list && withArgument((least: number) => list(least, MOST_IN_LIST), key),
  },
  insert: {
    ...{ title: 'insert', writes: true, isLarge: false, together: 50 },
    prepare: ({ calls: { insert } }, { item }) => insert && withArgument(insert, item),
  },
  batch: {
    ...{ title: 'batch of 1,000', writes: true, isLarge: true, together: 2 },
    prepare: ({ calls: { batch } }, { item }) =>
      batch && withArgument(batch, () => Array.from({ length: IN_BATCH }, item)),
  },
  transaction: {
    ...{ title: 'transaction of five', writes: true, isLarge: false, together: 50 },
    prepare: ({ calls: { transaction } }, { key, item }) => {
      const both = () => ({ stored: key(), made: item() })
      type Both = ReturnType<typeof both>
      return (
        transaction && withArgument(({ stored, made }: Both) => transaction(stored, made), both)
      )
    },
  },
  concurrent: {
    ...{ title: `${CONCURRENT} at the same time`, writes: false, isLarge: false, together: 10 },
    prepare(contender, { key }) {
      const point = contender.pointAlone ?? contender.calls.point
      if (point === undefined) return undefined
      const keys = () => Array.from({ length: CONCURRENT }, key)
      if (contender.isSynchronous) return withArgument((given: number[]) => given.map(point), keys)
      return withArgument((given: number[]) => Promise.all(given.map(point)), keys)
    },
  },
} satisfies Record<string, Cell>

export type CellName = keyof typeof cells

export const cellNames: readonly CellName[] = [
  'point',
  'list100',
  'list10k',
  'insert',
  'batch',
  'transaction',
  'concurrent',
]

function withArgument<Argument>(
  call: (given: Argument) => unknown,
  make: () => Argument,
): MakeCall {
  return () => {
    const given = make()
    return () => call(given)
  }
}

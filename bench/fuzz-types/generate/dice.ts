import type { Random } from '../../random.ts'

/** Choices by chance. */
export interface Dice {
  readonly below: Random
  /** True in so many of 100 cases. */
  chance(percent: number): boolean
  /** Throws where there is nothing to choose from. */
  pick<T>(from: readonly T[]): T
  find<T>(from: readonly T[]): T | undefined
  /** One of several ways, each as often as its weight says. */
  weigh<T>(ways: readonly (readonly [weight: number, way: T])[]): T
  times<T>(from: number, to: number, make: (index: number) => T): T[]
}

export function createDice(below: Random): Dice {
  const find = <T>(from: readonly T[]): T | undefined => from[below(from.length)]
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to choose from')
    const [first] = from.slice(below(from.length))
    if (first === undefined) throw new Error('the chosen thing is undefined')
    return first
  }
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick,
    find,
    weigh(ways) {
      let left = below(ways.reduce((sum, [weight]) => sum + weight, 0))
      for (const [weight, way] of ways) {
        left -= weight
        if (left < 0) return way
      }
      return pick(ways)[1]
    },
    times: (from, to, make) =>
      Array.from({ length: from + below(to - from + 1) }, (_, index) => make(index)),
  }
}

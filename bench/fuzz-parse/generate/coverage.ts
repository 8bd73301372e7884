import type { Costs } from './costs.ts'
import type { Part, Rules } from './part.ts'

export interface Covered {
  readonly ways: number
  readonly taken: number
  /** Rules with a way that was never taken. */
  readonly missed: readonly string[]
}

/** How often each way through the grammar was taken: alternatives, and optional parts there and not. */
export class Coverage {
  private readonly counts = new Map<Part, number>()

  taken(part: Part): number {
    return this.counts.get(part) ?? 0
  }

  take(part: Part): void {
    this.counts.set(part, this.taken(part) + 1)
  }

  /** Of all the ways of the rules: how many there are, and in which rules some were never taken. */
  of(rules: Rules, costs: Costs): Covered {
    const all = [...rules]
      .flatMap(([name, part]) => waysOf(part).map((way) => ({ name, way })))
      .filter(({ way }) => Number.isFinite(costs(way)))
    const missed = all.filter(({ way }) => this.taken(way) === 0)
    const rulesMissed = [...new Set(missed.map(({ name }) => name))]
    return { ways: all.length, taken: all.length - missed.length, missed: rulesMissed }
  }
}

function waysOf(part: Part): readonly Part[] {
  switch (part.kind) {
    case 'token':
    case 'text':
    case 'rule':
      return []
    case 'sequence':
      return part.items.flatMap(waysOf)
    case 'choice':
      return part.items.flatMap((item) => [item, ...waysOf(item)])
    case 'optional':
    case 'repeat':
      return [part.item, ...waysOf(part.item)]
  }
}

import type { Part, Rules } from './part.ts'
import type { Spellings } from './spellings.ts'

/**
 * How many tokens a part has at least, and a little for each rule on the way to them; infinite for what
 * the dialect has not.
 */
export type Costs = (part: Part) => number

/** Of two ways to the same tokens the one through fewer rules: so that no way leads in a circle. */
const RULE = 0.001

export function costsOf(rules: Rules, spellings: Spellings): Costs {
  const known = new Map<string, number>()
  const cost = (part: Part): number => {
    switch (part.kind) {
      case 'token':
        return spellings.has(part.type) ? 1 : Number.POSITIVE_INFINITY
      case 'text':
        return 1
      case 'rule':
        return RULE + (known.get(part.name) ?? Number.POSITIVE_INFINITY)
      case 'sequence':
        return part.items.reduce((sum, item) => sum + cost(item), 0)
      case 'choice':
        return Math.min(...part.items.map(cost))
      case 'optional':
        return 0
      case 'repeat':
        return part.least === 0 ? 0 : cost(part.item)
    }
  }
  for (let changed = true; changed;) {
    changed = false
    for (const [name, part] of rules) {
      const found = cost(part)
      if (found < (known.get(name) ?? Number.POSITIVE_INFINITY)) {
        known.set(name, found)
        changed = true
      }
    }
  }
  return cost
}

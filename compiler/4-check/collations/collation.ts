/**
 * The collation of a value, and how it came to it (PostgreSQL manual, 23.2.1): `none` of what has none, `clash` of
 * columns that differ, `unknown` where it cannot be told, of which nothing is said.
 */
export type Collation =
  | { readonly strength: 'none' | 'unknown' }
  | { readonly strength: 'implicit' | 'explicit'; readonly name: string }
  | Clash

export interface Clash {
  readonly strength: 'clash'
  readonly names: readonly [string, string]
}

export const none: Collation = { strength: 'none' }
export const unknown: Collation = { strength: 'unknown' }

/** That of the database, to which any other is preferred. */
const DEFAULT = 'default'

const ranks = { none: 0, implicit: 1, clash: 2, explicit: 3 } as const

/** What two operands have together; two that are written and differ are a fault. */
export function merged(left: Collation, right: Collation): Collation | { readonly fault: Clash } {
  if (left.strength === 'unknown' || right.strength === 'unknown') return unknown
  if (ranks[left.strength] !== ranks[right.strength])
    return ranks[left.strength] > ranks[right.strength] ? left : right
  if (!('name' in left) || !('name' in right) || left.name === right.name) return left
  const clash: Clash = { strength: 'clash', names: [left.name, right.name] }
  if (left.strength === 'explicit') return { fault: clash }
  if (left.name === DEFAULT) return right
  return right.name === DEFAULT ? left : clash
}

/** As a column of a query has it: nobody sees how it came to it. */
export function asColumn(collation: Collation): Collation {
  if (collation.strength === 'clash') return none
  return collation.strength === 'explicit' ? { ...collation, strength: 'implicit' } : collation
}

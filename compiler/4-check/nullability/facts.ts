import type * as Ir from '../../ir/query.ts'
import { sameExpression } from '../same-expression.ts'

/**
 * What is known of the rows at one point of a statement: which columns hold no NULL, and which
 * relations an outer join may have filled with NULLs. A point inside a subquery also knows what
 * holds around it.
 */
export interface Facts {
  readonly outer: Facts | undefined
  /** `variable.index` of columns proven not NULL, wherever their relation has a row at all. */
  readonly proven: ReadonlySet<string>
  /** The joins that may leave a relation without a row. */
  readonly extendedBy: ReadonlyMap<Ir.RangeVariable, readonly Ir.Join[]>
  /** What a join's condition proves of any row that met it. */
  readonly whenMatched: ReadonlyMap<Ir.Join, Proof>
  /** A group holds at least one row: GROUP BY without an empty set. */
  readonly groupsHaveRows: boolean
  /**
   * Where a row of a group need not show the columns of its rows: those that it does. Several grouping
   * sets drop columns; the one group of no rows has none: SQLite's `SELECT count(*), a FROM t`.
   */
  readonly kept: ReadonlySet<string> | undefined
  /** Expressions that a grouping set leaves out, NULL there: `GROUP BY ROLLUP (coalesce(a, 0))`. */
  readonly droppedKeys: readonly Ir.Expression[]
  /** Several set-returning functions side by side: the shorter ones are filled up with NULL. */
  readonly padded: boolean
}

/** Columns that cannot be NULL where something is true. */
export type Proof = ReadonlyMap<string, Ir.ColumnReference>

export const nothing: Proof = new Map()

export const keyOf = ({ variable, index }: Ir.ColumnReference) => `${variable.id}.${index}`

export function noFacts(
  outer: Facts | undefined,
  variables: readonly Ir.RangeVariable[] = [],
): Facts {
  const extendedBy = new Map(variables.map((variable) => [variable, []]))
  return {
    outer,
    proven: new Set(),
    extendedBy,
    whenMatched: new Map(),
    groupsHaveRows: false,
    kept: undefined,
    droppedKeys: [],
    padded: false,
  }
}

/** Whether a row of the relation may be missing, its columns all NULL. */
export function mayBeMissing(variable: Ir.RangeVariable, facts: Facts | undefined): boolean {
  for (let at = facts; at; at = at.outer) {
    const joins = at.extendedBy.get(variable)
    if (joins) return joins.length > 0
  }
  return false
}

/** Whether two of the relations are the sides of a FULL JOIN, and nothing else may leave them without a row. */
export function isOneThere(variables: readonly Ir.RangeVariable[], { extendedBy }: Facts): boolean {
  const sides = new Map<Ir.From, Ir.Join>()
  for (const variable of variables) {
    const [side, ...others] = extendedBy.get(variable) ?? []
    if (side?.type !== 'full' || others.length > 0) continue
    const known = sides.get(side.left) ?? side
    if (known !== side) return true
    sides.set(side.left, side)
  }
  return false
}

/**
 * Whether grouping sets may have put NULL in the place of the column, here or in a query around:
 * `SELECT (SELECT t.a) FROM t GROUP BY ROLLUP (t.a)`.
 */
export function isDropped(column: Ir.ColumnReference, facts: Facts): boolean {
  const key = keyOf(column)
  for (let at: Facts | undefined = facts; at; at = at.outer) {
    if (at.kept && at.extendedBy.has(column.variable) && !at.kept.has(key)) return true
  }
  return false
}

/** Whether the expression is a key that a grouping set leaves out. */
export function isDroppedKey(expression: Ir.Expression, { droppedKeys }: Facts): boolean {
  return droppedKeys.some((key) => sameExpression(key, expression))
}

export function isProven(column: Ir.ColumnReference, facts: Facts | undefined): boolean {
  const key = keyOf(column)
  for (let at = facts; at; at = at.outer) if (at.proven.has(key)) return true
  return false
}

/**
 * The facts after a condition held. A column that is not NULL belongs to a row that is there: the
 * joins that could have left it out did find a match, so their conditions held as well.
 */
export function withProof(facts: Facts, proof: Proof): Facts {
  if (proof.size === 0) return facts
  const proven = new Set(facts.proven)
  const matched = new Set<Ir.Join>()
  const waiting = [...proof.values()]
  for (let column = waiting.pop(); column; column = waiting.pop()) {
    proven.add(keyOf(column))
    for (const join of extensionsOf(column.variable, facts)) {
      if (matched.has(join)) continue
      matched.add(join)
      waiting.push(...(facts.whenMatched.get(join) ?? nothing).values())
    }
  }
  return { ...facts, proven, extendedBy: without(facts, matched, proof) }
}

function extensionsOf(variable: Ir.RangeVariable, facts: Facts): readonly Ir.Join[] {
  for (let at: Facts | undefined = facts; at; at = at.outer) {
    const joins = at.extendedBy.get(variable)
    if (joins) return joins
  }
  return []
}

/** Also for relations of the query around: what a subquery's condition proves holds inside it. */
function without(facts: Facts, matched: ReadonlySet<Ir.Join>, proof: Proof): Facts['extendedBy'] {
  const isOwn = ({ variable }: Ir.ColumnReference) => facts.extendedBy.has(variable)
  if (matched.size === 0 && [...proof.values()].every(isOwn)) return facts.extendedBy
  const known = new Map(facts.extendedBy)
  for (const { variable } of proof.values()) {
    if (!known.has(variable)) known.set(variable, extensionsOf(variable, facts))
  }
  for (const [variable, joins] of known) {
    if (!joins.some((join) => matched.has(join))) continue
    known.set(
      variable,
      joins.filter((join) => !matched.has(join)),
    )
  }
  return known
}

/** The facts of two relations beside each other. */
export function bothFacts(left: Facts, right: Facts): Facts {
  return {
    ...left,
    proven: new Set([...left.proven, ...right.proven]),
    extendedBy: new Map([...left.extendedBy, ...right.extendedBy]),
    whenMatched: new Map([...left.whenMatched, ...right.whenMatched]),
  }
}

/** The facts of a side that the join may leave without a row. */
export function extended(facts: Facts, join: Ir.Join): Facts {
  const extendedBy = new Map(
    [...facts.extendedBy].map(([variable, joins]) => [variable, [...joins, join]]),
  )
  return { ...facts, extendedBy }
}

export const union = (proofs: Iterable<Proof>): Proof => new Map([...proofs].flatMap((p) => [...p]))

/** What all of them prove. */
export function intersection([first, ...others]: readonly Proof[]): Proof {
  if (!first) return nothing
  return new Map([...first].filter(([key]) => others.every((proof) => proof.has(key))))
}

import type * as Ir from '../../ir/query.ts'
import { bothFacts, extended, type Facts, keyOf, noFacts, type Proof, withProof } from './facts.ts'
import { sameExpression } from '../same-expression.ts'
import type { Nullability } from './nullability.ts'
import { whenTrue } from './proofs.ts'

/** What holds of the rows that a FROM gives; `outer` is what holds around the query. */
export function fromFacts(
  from: Ir.From | undefined,
  outer: Facts | undefined,
  nullability: Nullability,
): Facts {
  const before = { outer, facts: () => noFacts(outer) }
  return from ? factsOf(from, before, nullability) : before.facts()
}

/** What holds to the left of a relation: few of the relations of a long FROM are LATERAL and ask. */
interface Before {
  readonly outer: Facts | undefined
  readonly facts: () => Facts
}

function factsOf(from: Ir.From, before: Before, nullability: Nullability): Facts {
  if (from.kind === 'join') return joinFacts(from, before, nullability)
  nullability.rangeColumns.set(from, rangeColumns(from, before, nullability))
  return noFacts(before.outer, [from])
}

function joinFacts(join: Ir.Join, before: Before, nullability: Nullability): Facts {
  const left = factsOf(join.left, before, nullability)
  const beside = { outer: before.outer, facts: () => bothFacts(before.facts(), left) }
  const right = factsOf(join.right, beside, nullability)
  const proof: Proof = join.condition ? whenTrue(join.condition, nullability) : new Map()
  switch (join.type) {
    case 'inner':
      return withProof(bothFacts(left, right), proof)
    case 'left':
      return matched(join, proof, bothFacts(left, optionalSide(join, right, proof)))
    case 'right':
      return matched(join, proof, bothFacts(optionalSide(join, left, proof), right))
    case 'full':
      // Each side may be missing by itself: that one is there says nothing of the condition.
      return bothFacts(extended(left, { ...join }), extended(right, { ...join }))
  }
}

/** Where the side has a row, the row met the condition. */
function optionalSide(join: Ir.Join, side: Facts, proof: Proof): Facts {
  const own = new Map([...proof].filter(([, { variable }]) => side.extendedBy.has(variable)))
  return extended(withProof(side, own), join)
}

function matched(join: Ir.Join, proof: Proof, facts: Facts): Facts {
  return { ...facts, whenMatched: new Map(facts.whenMatched).set(join, proof) }
}

/** Whether each column can be NULL where the range variable has a row. */
function rangeColumns(
  { over, columns }: Ir.RangeVariable,
  before: Before,
  nullability: Nullability,
): readonly boolean[] {
  switch (over.kind) {
    case 'relation':
      return over.columns.map(({ nullable }) => nullable)
    case 'query':
      return nullability.columnsOf(over.query, before.facts())
    case 'cte':
      return nullability.cteColumns.get(over.cte) ?? columns.map(() => true)
    case 'function':
      return functionColumns(over, columns.length, before.facts(), nullability)
    case 'listed':
      return over.columns.map(({ nullable }) => nullable)
    case 'fault':
      return []
  }
}

/** Of several functions in ROWS FROM the shorter ones are filled with NULL. */
function functionColumns(
  { calls, types, ordinality }: Extract<Ir.Ranged, { kind: 'function' }>,
  width: number,
  before: Facts,
  nullability: Nullability,
): readonly boolean[] {
  const [call, ...others] = calls
  const single = call && others.length === 0 && types.length === 0
  const values = single && !nullability.isNullable(call, before) ? [false] : []
  return Array.from({ length: width }, (_, i) =>
    ordinality && i === width - 1 ? false : (values[i] ?? true),
  )
}

/** The columns that every grouping set keeps; undefined where nothing is lost. */
export function keptColumns({ sets }: Ir.Grouping): ReadonlySet<string> | undefined {
  if (sets.length === 1 && sets[0]?.length !== 0) return undefined
  const [first = [], ...others] = sets.map((set) =>
    set.flatMap((item) => (item.kind === 'column' ? keyOf(item) : [])),
  )
  return new Set(first.filter((key) => others.every((set) => set.includes(key))))
}

/** The keys that are no columns and not in every grouping set. */
export function droppedKeys({ sets }: Ir.Grouping): readonly Ir.Expression[] {
  return sets.flat().filter((key) => key.kind !== 'column' && !sets.every((set) => has(set, key)))
}

function has(set: readonly Ir.Expression[], key: Ir.Expression): boolean {
  return set.some((item) => sameExpression(item, key))
}

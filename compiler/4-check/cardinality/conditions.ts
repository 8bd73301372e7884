import type * as Ir from '../../ir/query.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'

/** What holds of rows. */
export interface Condition {
  readonly expression: Ir.Expression
  /** What else must be fixed before it says anything: the side that an outer join keeps. */
  readonly needs: readonly Ir.From[]
}

/** Where a relation stands. */
export interface Place {
  /** The sides that outer joins keep: for each of their rows there is another row of the relation, or none. */
  readonly needs: readonly Ir.From[]
  /** Outer joins may leave it without a row. */
  readonly isOptional: boolean
  /** FULL: its rows may stand beside those of the other side. */
  readonly isLoose: boolean
}

export interface Joined {
  readonly from: Ir.From | undefined
  readonly conditions: readonly Condition[]
  readonly places: ReadonlyMap<Ir.RangeVariable, Place>
}

const plainly: Place = { needs: [], isOptional: false, isLoose: false }

/** What holds of the rows of a FROM, of those whose conditions hold as well. */
export function joined(
  from: Ir.From | undefined,
  holding: readonly (Ir.Expression | undefined)[],
): Joined {
  const conditions: Condition[] = []
  const places = new Map<Ir.RangeVariable, Place>()
  const add = (condition: Ir.Expression | undefined, needs: readonly Ir.From[]) => {
    for (const expression of conjunctsOf(condition)) conditions.push({ expression, needs })
  }
  for (const condition of holding) add(condition, [])
  const waiting: (readonly [Ir.From, Place])[] = from ? [[from, plainly]] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, place] = next
    if (part.kind === 'range-variable') {
      places.set(part, place)
      continue
    }
    const [left, right] = sidesOf(part, place)
    waiting.push([part.right, right], [part.left, left])
    if (part.type === 'full' || place.isLoose) continue
    if (part.type === 'inner') add(part.condition, place.needs)
    else add(part.condition, optionalPlace(left, right).needs)
  }
  return { from, conditions, places }
}

function sidesOf(join: Ir.Join, place: Place): readonly [Place, Place] {
  const beside = (kept: Ir.From): Place => ({
    needs: [...place.needs, kept],
    isOptional: true,
    isLoose: place.isLoose,
  })
  switch (join.type) {
    case 'inner':
      return [place, place]
    case 'left':
      return [place, beside(join.left)]
    case 'right':
      return [beside(join.right), place]
    case 'full': {
      const loose = { needs: [], isOptional: true, isLoose: true }
      return [loose, loose]
    }
  }
}

function optionalPlace(left: Place, right: Place): Place {
  return left.needs.length > right.needs.length ? left : right
}

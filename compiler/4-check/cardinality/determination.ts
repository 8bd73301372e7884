import type * as Ir from '../../ir/query.ts'
import type { Asking } from './asking.ts'
import type { Joined } from './conditions.ts'
import { consequences, type Rule } from './consequences.ts'
import { fixingRules } from './fixings.ts'
import { type Fixed, ITSELF, needsOf } from './steady.ts'
import { keyRules } from './key-rules.ts'

/** What is fixed, has one value in all rows, where some things are. */
export interface Determination {
  readonly variables: readonly Ir.RangeVariable[]
  /** By what a relation's row is told from its others. */
  readonly keys: readonly Rule<Fixed>[]
  fixedBy(given: Iterable<Fixed>): ReadonlySet<Fixed>
  /** Whether the expression has one value where these are fixed. */
  isFixed(expression: Ir.Expression, fixed: ReadonlySet<Fixed>): boolean
}

export function determination(joined: Joined, asking: Asking): Determination {
  const variables = [...joined.places.keys()]
  const own: ReadonlySet<Ir.From> = new Set(variables)
  const keys = [...joined.places].flatMap(([variable, place]) =>
    keyRules({ variable, place, joined, own, asking }),
  )
  const rules: readonly Rule<Fixed>[] = [
    ...joined.conditions.flatMap((condition) => fixingRules(condition, own, asking)),
    ...keys,
    ...variables.map(columnsOfRow),
    ...sidesIn(joined.from),
  ]
  return {
    variables,
    keys,
    fixedBy: (given) => consequences<Fixed>(given, rules),
    isFixed: (expression, fixed) =>
      needsOf(expression, own, asking.inferred)?.every((need) => fixed.has(need)) === true,
  }
}

/** Of one row there is one value in each column: they are listed where there is one row, and not before. */
function columnsOfRow(variable: Ir.RangeVariable): Rule<Fixed> {
  return {
    needs: [variable],
    get gives() {
      return variable.columns.flatMap((_, i) => [
        `${variable.id}.${i}`,
        `${variable.id}.${i}${ITSELF}`,
      ])
    },
  }
}

/** A side of an outer join is fixed where all that is joined in it is. */
function sidesIn(from: Ir.From | undefined): readonly Rule<Fixed>[] {
  const rules: Rule<Fixed>[] = []
  const waiting = from ? [from] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind !== 'join') continue
    rules.push({ needs: [next.left, next.right], gives: [next] })
    waiting.push(next.left, next.right)
  }
  return rules
}

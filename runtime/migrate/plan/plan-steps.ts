import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'
import type { Step } from '../step.ts'
import { type Action, actionsOf } from './actions.ts'
import { precedenceOf } from './before.ts'
import { compare } from './compare.ts'
import { kindOf } from './kind-of.ts'
import { orderActions } from './order.ts'
import { alterationsOf } from './recreated.ts'

/** What is particular to an engine. */
export interface Planner {
  readonly kinds: SchemaKinds
  /** Makes one statement of several that stand together: MySQL changes a table in one pass. */
  readonly join?: (actions: readonly Action[], sides: Sides) => readonly Step[]
}

/**
 * The steps that lead from one schema to another: compare, alter or recreate, order. Empty where the two are equal.
 * Foreign keys between tables that need each other are made behind the tables.
 */
export function planSteps(sides: Sides, { kinds, join = stepsOf }: Planner): readonly Step[] {
  const difference = compare(sides, kinds)
  const alterations = alterationsOf(difference, sides, kinds)
  const order = (separated: ReadonlySet<ObjectId>) => {
    const actions = actionsOf({ difference, alterations, sides, kinds, separated })
    return orderActions(actions.all, precedenceOf({ actions, sides, kinds }), sides)
  }
  const whole = order(new Set())
  if (whole.circular.size === 0) return join(whole.actions, sides)
  const separated = separableIn(whole.circular, sides, kinds)
  return join(order(separated).actions, sides)
}

function stepsOf(actions: readonly Action[]): readonly Step[] {
  return actions.flatMap(({ steps }) => steps)
}

/** The foreign keys of the tables that stand in circles, and what else in them can wait. */
function separableIn(
  circular: ReadonlySet<Action>,
  { from, to }: Sides,
  kinds: SchemaKinds,
): ReadonlySet<ObjectId> {
  const found = [...circular].flatMap(({ does, object }) =>
    withinOf(object, does === 'drop' ? from : to).filter(
      (child) => kindOf(child, kinds).stands === 'separable',
    ),
  )
  return new Set(found.map(({ id }) => id))
}

function withinOf({ id }: SchemaObject, definitions: Definitions): readonly SchemaObject[] {
  return definitions.childrenOf(id).flatMap((child) => [child, ...withinOf(child, definitions)])
}

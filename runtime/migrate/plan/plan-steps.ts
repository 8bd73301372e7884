import type { SchemaKinds, Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'
import type { Step } from '../step.ts'
import { type Action, type Actions, actionsOf } from './actions.ts'
import { precedenceOf } from './before.ts'
import { compare } from './compare.ts'
import { kindOf } from './kind-of.ts'
import { orderActions, type Precedence } from './order.ts'
import { alterationsOf } from './recreated.ts'

/** What is particular to an engine. */
export interface Planner {
  readonly kinds: SchemaKinds
  /** Makes one statement of several that stand together: MySQL changes a table in one pass. */
  readonly join?: (actions: readonly Action[], sides: Sides) => readonly Step[]
}

/** The steps that lead from one schema to another. Empty where the two are equal. */
export function planSteps(sides: Sides, { kinds, join = stepsOf }: Planner): readonly Step[] {
  return join(planActions(sides, kinds).actions, sides)
}

export interface PlannedActions {
  /** In the order in which they are done. */
  readonly actions: readonly Action[]
  readonly precedence: Precedence
  readonly found: Actions
}

/**
 * The actions that lead from one schema to another: compare, alter or recreate, order. Foreign keys between tables that
 * need each other are made behind the tables.
 */
export function planActions(sides: Sides, kinds: SchemaKinds): PlannedActions {
  const difference = compare(sides, kinds)
  const alterations = alterationsOf(difference, sides, kinds)
  const order = (separated: ReadonlySet<ObjectId>) => {
    const actions = actionsOf({ difference, alterations, sides, kinds, separated })
    const precedence = precedenceOf({ actions, sides, kinds })
    return { ...orderActions(actions.all, precedence, sides), precedence, found: actions }
  }
  const whole = order(new Set())
  if (whole.circular.size === 0) return whole
  return order(separableIn(whole.circular, sides, kinds))
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

import type { MigrationEngine } from '../migration-engine.ts'
import type { Action } from '../plan/actions.ts'
import type { Precedence } from '../plan/order.ts'
import { planActions } from '../plan/plan-steps.ts'
import type { Sides } from '../schema-kind.ts'
import type { Definitions, ObjectId, SchemaObject } from '../schema-object.ts'

/** An object with what its statements create beside it, such as a table with its columns and comments. */
export interface SchemaUnit {
  readonly object: SchemaObject
  /** The object without a parent that it belongs to: the table of an index. */
  readonly root: ObjectId
  readonly statements: readonly string[]
}

/** A schema as statements that create it in an empty database. */
export interface SchemaUnits {
  /** In an order in which they can be run. */
  readonly units: readonly SchemaUnit[]
  /** The units that have to be run before this one. */
  needsOf(unit: SchemaUnit): readonly SchemaUnit[]
  /** What its statements may run while they are executed: a materialized view the functions that its functions call. */
  runsOf(unit: SchemaUnit): readonly SchemaUnit[]
  /** The unit whose statements create the object, or change what an empty database has of it. */
  unitOf(id: ObjectId): SchemaUnit | undefined
}

/** `sides.from` is what an empty database has. */
export function unitsIn(sides: Sides, engine: MigrationEngine): SchemaUnits {
  const { actions, precedence, found } = planActions(sides, engine.kinds)
  const units = new Map(actions.map((action) => [action, unitOf(action, sides, engine)]))
  const unitsOf = (before: ReadonlySet<Action> | undefined) =>
    [...(before ?? [])].flatMap((each) => units.get(each) ?? [])
  const needs = new Map<SchemaUnit, readonly SchemaUnit[]>()
  const runs = new Map<SchemaUnit, readonly SchemaUnit[]>()
  for (const [action, unit] of units) {
    needs.set(unit, unitsOf(precedence.required.get(action)))
    runs.set(unit, unitsOf(runBy(action, precedence)))
  }
  return {
    units: [...units.values()],
    needsOf: (unit) => needs.get(unit) ?? [],
    runsOf: (unit) => runs.get(unit) ?? [],
    unitOf(id) {
      const action = found.creates.get(id) ?? found.drops.get(id) ?? found.alters.get(id)?.[0]
      return action && units.get(action)
    },
  }
}

/** All that stands in the bodies of what it needs, and of what that needs. Creating a routine runs nothing. */
function runBy(action: Action, { required, preferred }: Precedence): ReadonlySet<Action> {
  if (preferred.has(action) || action.object.parent !== undefined) return new Set()
  const found = new Set(required.get(action))
  // A set that grows is walked to its end.
  for (const each of found)
    for (const other of [...(required.get(each) ?? []), ...(preferred.get(each) ?? [])])
      if (other !== action) found.add(other)
  return found
}

function unitOf(action: Action, sides: Sides, { join }: MigrationEngine): SchemaUnit {
  const { object, does, steps } = action
  const joined = join === undefined ? steps : join([action], sides)
  const definitions = does === 'drop' ? sides.from : sides.to
  return { object, root: rootOf(object, definitions), statements: joined.map(({ sql }) => sql) }
}

function rootOf({ id, parent }: SchemaObject, definitions: Definitions): ObjectId {
  const above = parent === undefined ? undefined : definitions.objects.get(parent)
  return above === undefined ? id : rootOf(above, definitions)
}

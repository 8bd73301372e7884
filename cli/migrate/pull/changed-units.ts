import type { SchemaUnit, SchemaUnits } from '../../../runtime/migrate/files/schema-unit.ts'
import { compare } from '../../../runtime/migrate/plan/compare.ts'
import type { SchemaKinds } from '../../../runtime/migrate/schema-kind.ts'
import type { Definitions, ObjectId } from '../../../runtime/migrate/schema-object.ts'

/** A schema with the units that create it. */
export interface UnitedSchema {
  readonly definitions: Definitions
  readonly units: SchemaUnits
}

/** What has to be written anew: `before` of the files, `after` of the database. */
export interface ChangedUnit {
  readonly before: SchemaUnit | undefined
  readonly after: SchemaUnit | undefined
}

/**
 * The units in which two schemas differ, in the order of the wanted one, and what only the other one has behind them.
 * A foreign key may be a part of its table on one side and stand alone on the other: then both are changed.
 */
export function changedUnits(
  from: UnitedSchema,
  to: UnitedSchema,
  kinds: SchemaKinds,
): readonly ChangedUnit[] {
  const difference = compare({ from: from.definitions, to: to.definitions }, kinds)
  const ids = new Set(
    [difference.created, difference.dropped, difference.changed].flatMap((found) => [
      ...found.keys(),
    ]),
  )
  const made = new Map([from, to].map((side) => [side, idsByUnit(side)]))
  const units = new Map([from, to].map((side) => [side, new Set<SchemaUnit>()]))
  // A set that grows is walked to its end.
  for (const id of ids)
    for (const side of [from, to]) {
      const unit = side.units.unitOf(id)
      if (unit === undefined || units.get(side)?.has(unit) === true) continue
      units.get(side)?.add(unit)
      ids.add(unit.object.id)
      for (const other of made.get(side)?.get(unit) ?? []) ids.add(other)
    }
  return paired(units.get(from) ?? new Set(), units.get(to) ?? new Set(), to)
}

function idsByUnit({ definitions, units }: UnitedSchema): ReadonlyMap<SchemaUnit, ObjectId[]> {
  const found = new Map<SchemaUnit, ObjectId[]>()
  for (const id of definitions.objects.keys()) {
    const unit = units.unitOf(id)
    if (unit === undefined) continue
    const known = found.get(unit)
    if (known === undefined) found.set(unit, [id])
    else known.push(id)
  }
  return found
}

function paired(
  before: ReadonlySet<SchemaUnit>,
  after: ReadonlySet<SchemaUnit>,
  to: UnitedSchema,
): readonly ChangedUnit[] {
  const old = new Map([...before].map((unit) => [unit.object.id, unit]))
  const kept = to.units.units
    .filter((unit) => after.has(unit))
    .map((unit) => ({ before: old.get(unit.object.id), after: unit }))
  const ids = new Set([...after].map(({ object }) => object.id))
  const gone = [...before].filter(({ object }) => !ids.has(object.id))
  return [...kept, ...gone.map((unit) => ({ before: unit, after: undefined }))]
}

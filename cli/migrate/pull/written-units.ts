import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { leavingFaults } from '../../../compiler/leaving-faults.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import { unitText } from '../../../runtime/migrate/files/file-text.ts'
import { type SchemaUnit, unitsIn } from '../../../runtime/migrate/files/schema-unit.ts'
import {
  type Definitions,
  definitionsOf,
  type ObjectId,
} from '../../../runtime/migrate/schema-object.ts'
import type { UnitedSchema } from './changed-units.ts'

interface Empty {
  /** What an empty database has. */
  readonly empty: Definitions
  readonly engine: MigrationEngine
  readonly dialect: Dialect
}

/**
 * A schema as the units of its files. What would reach out of a scratch database, such as a subscription, stands in no
 * file, and is named with what no kind stands for.
 */
export function writtenUnits(definitions: Definitions, around: Empty): UnitedSchema {
  const { empty, engine, dialect } = around
  const all = { definitions, units: unitsIn({ from: empty, to: definitions }, engine) }
  const leaving = new Set(leavingUnits(all.units.units, dialect).map(({ object }) => object.id))
  if (leaving.size === 0) return all
  const { objects, unmodelled } = definitions
  const isLeft = (id: ObjectId | undefined): boolean =>
    id !== undefined && (leaving.has(id) || isLeft(objects.get(id)?.parent))
  const kept = [...objects.values()].filter(({ id }) => !isLeft(id))
  const written = definitionsOf(kept, [...unmodelled, ...leaving])
  return { definitions: written, units: unitsIn({ from: empty, to: written }, engine) }
}

function leavingUnits(units: readonly SchemaUnit[], dialect: Dialect): readonly SchemaUnit[] {
  const starts: { readonly start: number; readonly unit: SchemaUnit }[] = []
  let text = ''
  for (const unit of units) {
    starts.push({ start: text.length, unit })
    text += unitText(unit.statements)
  }
  const faults = leavingFaults([{ path: 'schema.sql', text }], dialect)
  const places = faults.flatMap(({ place }) => place?.start ?? [])
  return places.flatMap((at) => starts.findLast(({ start }) => start <= at)?.unit ?? [])
}

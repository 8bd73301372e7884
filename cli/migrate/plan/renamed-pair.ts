import type { RenameHint } from '../../../compiler/rename-hints.ts'
import { copySchema } from '../../../runtime/migrate/copy-schema.ts'
import {
  planMigration,
  type PlannedMigration,
  type ScratchSchema,
} from '../../../runtime/migrate/plan-migration.ts'
import { renameOf } from '../../../runtime/migrate/renames.ts'
import type { Sides } from '../../../runtime/migrate/schema-kind.ts'
import type { Definitions } from '../../../runtime/migrate/schema-object.ts'
import type { NoScratch } from '../../project/scratch-place.ts'
import type { Reading } from './read-sides.ts'

/**
 * The way between two schemas and back where hints say that something has another name: what becomes of the rest is
 * found out on copies of both. Undefined where no hint is meant. Throws RefusedReplay.
 */
export async function renamedPair(
  sides: Sides,
  hints: readonly RenameHint[],
  reading: Reading,
): Promise<PlannedMigration | NoScratch | undefined> {
  if (!hints.some((hint) => renameOf(hint, sides) !== undefined)) return undefined
  const current = await copied(sides.from, reading)
  if ('reason' in current) return current
  const desired = await copied(sides.to, reading)
  if ('reason' in desired) return desired
  const { engine, project } = reading
  return planMigration({ current, desired, hints }, { engine, dialect: project.dialect })
}

async function copied(
  definitions: Definitions,
  { engine, project: { dialect }, make }: Reading,
): Promise<ScratchSchema | NoScratch> {
  const scratch = await make()
  if ('reason' in scratch) return scratch
  await copySchema(definitions, scratch, { engine, dialect })
  return { scratch, definitions }
}

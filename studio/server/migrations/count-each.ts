import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Script } from '../../../runtime/migrate/run/files/migration.ts'
import { askCount, type CountedDatabase } from '../../../runtime/migrate/run/hazards/ask-count.ts'
import type { Counted } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import { type FileHazard, findHazards } from '../../../runtime/migrate/run/hazards/find-hazards.ts'

/**
 * All hazards of a file, each with the rows that it hits in the database: where that is none here, it may be some
 * elsewhere. Without a database nobody counts.
 */
export async function countEach(
  script: Script,
  dialect: Dialect,
  database: CountedDatabase | undefined,
): Promise<readonly Counted<FileHazard>[]> {
  const counted: Counted<FileHazard>[] = []
  for (const hazard of findHazards(script, 0, dialect))
    counted.push({ ...hazard, rows: database && (await rowsOf(hazard, database)) })
  return counted
}

async function rowsOf(
  { count }: FileHazard,
  database: CountedDatabase,
): Promise<number | undefined> {
  const rows = count === undefined ? undefined : await askCount(count, database)
  return rows === 'not there' ? undefined : rows
}

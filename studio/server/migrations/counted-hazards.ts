import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import {
  askedHazards,
  type PlannedScript,
} from '../../../runtime/migrate/run/hazards/asked-hazards.ts'
import type { CountedDatabase } from '../../../runtime/migrate/run/hazards/ask-count.ts'
import { type Counted, countRows } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import type { FileHazard } from '../../../runtime/migrate/run/hazards/find-hazards.ts'
import type { Refusal as RunnerRefusal } from '../../../runtime/migrate/run/runner-engine.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { Studio } from '../studio.ts'
import { projectOf } from './known-migrations.ts'

/** What files that are about to be run put at risk in this database; what hits no row is none. */
export function countedHazards(
  planned: readonly PlannedScript[],
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly Counted<FileHazard>[]> {
  const { dialect } = projectOf(studio)
  const asked = planned.flatMap((each) => askedHazards(each, dialect))
  const scripts = planned.map(({ script }) => script)
  return countRows(asked, scripts, { ...countedDatabase(studio.opened, signal), dialect })
}

/**
 * Connections as the studio opens them: a count ends with the client, or when it takes too long, and where the studio is
 * read-only it cannot write, whatever stands in the file.
 */
export function countedDatabase({ database }: OpenDatabase, signal: AbortSignal): CountedDatabase {
  return {
    connection: {
      async query<Row extends object>(sql: string) {
        const { columns, rows } = await database.query({ sql, parameters: [] }, { signal })
        const entries = rows.map((row) => columns.map(({ name }, index) => [name, row[index]]))
        return entries.map((each): Row => Object.fromEntries(each))
      },
    },
    engine: { refusal: refusalOf },
  }
}

function refusalOf(error: unknown): RunnerRefusal {
  const kind = error instanceof DatabaseFailure ? error.facts.kind : 'connection'
  const known = kind === 'unknown-name' ? kind : 'refused'
  const isLost = kind === 'connection' || kind === 'cancelled'
  return { reason: kind, offset: undefined, kind: isLost ? 'disconnected' : known }
}

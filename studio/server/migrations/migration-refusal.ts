import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { positionAt, type SourceFile } from '../../../compiler/source/source-file.ts'
import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { StatementFailed } from '../../../runtime/migrate/run/execute/statement-failed.ts'
import { UnknownHistory } from '../../../runtime/migrate/run/history/history.ts'
import { MigrationRefused } from '../../../runtime/migrate/run/migration-refused.ts'
import { MissingDriver } from '../../../runtime/missing-driver.ts'
import type { ErrorDetail } from '../../api/error.ts'
import type { MigrationFault } from '../../api/migrations.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { failedStatement } from './failed-statement.ts'
import { projectOf } from './known-migrations.ts'

/** Answers an error of migrations in words of ours; the terminal has those of the database. */
export async function migrationRefusal(error: unknown, studio: Studio): Promise<unknown> {
  if (error instanceof MigrationRefused) {
    const details = describeFaults(error.faults, projectOf(studio).read().files).map(detailOf)
    return new Refusal('conflict', { details, ...causeOf(error) })
  }
  if (error instanceof StatementFailed) return failedStatement(error, studio)
  if (error instanceof UnknownHistory) return refusal('conflict', historySentences[error.reason])
  if (error instanceof ConnectionFailed || error instanceof MissingDriver)
    return new Refusal('unavailable', { cause: error })
  if (error instanceof Error && error.name === 'AbortError') return new Refusal('timeout')
  return error
}

const historySentences = {
  foreign: 'the table in which quarry keeps what it has applied was made by something else',
  newer: 'the history of this database was written by a newer quarry',
} as const

/** Faults whose message has the words of a database, and what is said instead. */
const sentences: Readonly<Record<string, string>> = {
  'engine-refuses-schema': 'the database refuses this statement of the schema files',
  'refused-replay': 'the database refuses this statement of the migration',
  'refused-copy': 'the database refuses its own schema on a scratch database',
  'unproven-migration':
    'the way that was planned does not lead where it should: write the migration by hand',
  'unreachable-database': 'the server for scratch databases does not answer',
}

export function describeFaults(
  faults: readonly Renderable[],
  files: readonly SourceFile[],
): MigrationFault[] {
  return faults.map(({ code, message, place }) => {
    const file = files.find(({ path }) => path === place?.file)
    const line = file && place ? positionAt(file, place.start).line : null
    const said = Object.hasOwn(sentences, code) ? sentences[code] : undefined
    return { kind: code, message: said ?? message, file: place?.file ?? null, line }
  })
}

function detailOf({ kind, message, file, line }: MigrationFault): ErrorDetail {
  return {
    ...(file !== null && { path: file }),
    ...(line !== null && { line }),
    ...{ kind, message },
  }
}

/** What a database said is for the terminal. */
function causeOf(error: MigrationRefused): { readonly cause?: unknown } {
  const isHidden = error.faults.some(({ code }) => Object.hasOwn(sentences, code))
  return isHidden ? { cause: error } : {}
}

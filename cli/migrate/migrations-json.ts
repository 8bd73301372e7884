import type { FiledMigration } from '../../runtime/migrate/run/files/migration.ts'
import type { KnownMigration } from '../../runtime/migrate/run/migration-state.ts'
import { diagnosticJson } from '../print/diagnostic-json.ts'
import { type Findings, sortByPlace } from '../terminal/report.ts'

/** The form that `status --json` promises. */
export function statusJson(
  known: readonly KnownMigration<FiledMigration>[],
  findings: Findings,
): object {
  return {
    version: 1,
    migrations: known.map(({ id, name, state, migration, row }) => ({
      id,
      name,
      state,
      checksum: row?.checksum ?? migration?.up.checksum ?? null,
      started: row?.started ?? null,
      finished: row?.finished ?? null,
    })),
    diagnostics: diagnosticsJson(findings),
  }
}

export interface Finished {
  readonly id: string
  readonly name: string
  /** Milliseconds. */
  readonly duration: number
}

export function finishedJson({ id, name, duration }: Finished): object {
  return { id, name, milliseconds: Math.round(duration) }
}

export function diagnosticsJson({ diagnostics, files, shownPath }: Findings): readonly object[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return sortByPlace(diagnostics).map((each) => diagnosticJson(each, byPath, shownPath))
}

import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import { writtenLosses } from '../../../../compiler/written-hazards.ts'
import type { Migration, Script } from '../files/migration.ts'
import type { HistoryRow } from '../history/history-row.ts'
import { type FileHazard, findHazards } from './find-hazards.ts'

/** A file that is about to be run. */
export interface PlannedScript {
  readonly migration: Migration
  readonly script: Script
  /** That of a run that failed, or of the way up. */
  readonly row: HistoryRow | undefined
}

/** What a person has to be asked for before the rest of a file is run: what is lost, and what the file itself says. */
export function askedHazards(planned: PlannedScript, dialect: Dialect): readonly FileHazard[] {
  // What is slow is for lint to say, unless the file says it itself.
  return findHazards(planned.script, doneOf(planned), dialect, writtenLosses)
}

/** How many statements of the file are done. */
export function doneOf({ row }: Pick<PlannedScript, 'row'>): number {
  return row?.finished === undefined ? (row?.done ?? 0) : 0
}

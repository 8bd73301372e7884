import {
  addRow,
  deleteRow,
  type HistoryWriter,
  writeProgress,
  writeRow,
} from '../history/history.ts'
import { type Direction, HISTORY_FORMAT, type HistoryRow } from '../history/history-row.ts'
import type { HistoryConnection } from '../history/history-text.ts'
import type { Migration, Script } from '../files/migration.ts'

/** Keeps in the history how far the statements of one file are done, `through` a connection other than that of the file. */
export interface Journal {
  /** Before the first statement of a file that is not done in one transaction, and before those behind `done`. */
  begin(done: number, next?: NotedStatement, through?: HistoryConnection): Promise<void>
  /** Before a statement of which it may not be known later whether it was done. */
  note(next: NotedStatement): Promise<void>
  /**
   * So many statements are done: within the transaction that does the last of them, where there is one. Notes the
   * statement behind them as well, which saves a transaction for each.
   */
  advance(done: number, next?: NotedStatement, through?: HistoryConnection): Promise<void>
}

/** A statement that is about to be run. */
export interface NotedStatement {
  /** Counted from 1. */
  readonly number: number
  /** What `settle` is given. */
  readonly remembered: string
}

export interface Journaled {
  readonly migration: Migration
  readonly script: Script
  readonly direction: Direction
  /** The row of a run that ended early, or of the migration that is taken back. */
  readonly before: HistoryRow | undefined
  /** The version of quarry. */
  readonly tool: string
  readonly writer: HistoryWriter
}

export function journalOf(journaled: Journaled): Journal {
  const { migration, script, direction, before, writer } = journaled
  const started = Date.now()
  const row = firstRow(journaled, started)
  const total = script.statements.length
  const begun = isOfThisRun(before, direction) ? before : undefined
  let isKept = begun !== undefined
  const spent = begun?.duration ?? 0
  const writing = (through = writer.connection) => ({ ...writer, connection: through })
  const write = (each: HistoryRow, through: HistoryConnection | undefined) =>
    before === undefined ? addRow(writing(through), each) : writeRow(writing(through), each)
  const progress = (done: number, next: NotedStatement | undefined) => ({
    done,
    running: next?.number,
    remembered: next?.remembered ?? '',
    finished: done === total ? new Date().toISOString() : undefined,
    duration: spent + Date.now() - started,
  })
  return {
    async begin(done, next, through) {
      // What is not done yet of the file may have been mended.
      const beginning = { ...row, ...progress(done, next), finished: undefined, duration: spent }
      await write({ ...beginning, started: begun?.started ?? row.started }, through)
      isKept = true
    },
    async note(next) {
      await writeProgress(writer, migration.id, progress(next.number - 1, next))
    },
    async advance(done, next, through) {
      const { id } = migration
      if (direction === 'down' && done === total) await deleteRow(writing(through), id)
      else if (isKept) await writeProgress(writing(through), id, progress(done, next))
      else await write({ ...row, ...progress(done, next) }, through)
    },
  }
}

/** Whether the row is that of the same way, which ended early and goes on. */
export function isOfThisRun(row: HistoryRow | undefined, direction: Direction): boolean {
  if (row === undefined || row.direction !== direction || row.finished !== undefined) return false
  return row.done > 0 || row.running !== undefined
}

/** What stays of a migration that is taken back is what was applied. */
export function firstRow(
  { migration, script, direction, before, tool }: Omit<Journaled, 'writer'>,
  started: number,
): HistoryRow {
  const { checksum, statementsChecksum } =
    direction === 'down' && before !== undefined ? before : migration.up
  return {
    id: migration.id,
    name: migration.name,
    checksum,
    statementsChecksum,
    hashes: script.statements.map(({ hash }) => hash),
    direction,
    done: 0,
    total: script.statements.length,
    running: undefined,
    remembered: '',
    started: new Date(started).toISOString(),
    finished: undefined,
    error: undefined,
    tool,
    duration: 0,
    format: HISTORY_FORMAT,
  }
}

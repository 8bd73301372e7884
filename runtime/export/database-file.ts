import type { RawValue } from '../raw-value.ts'

/** A new SQLite file that rows are written into. All calls block. */
export interface DatabaseFile {
  run(sql: string): void
  /** Adds rows by one statement with a placeholder for each value. */
  insert(sql: string, rows: Iterable<readonly RawValue[]>): void
  /** Everything is on the disk. */
  close(): void
}

/** The file cannot be written: the disk is full, or the file system refuses. */
export class DatabaseFileRefused extends Error {
  constructor(reason: string, { cause }: { readonly cause: unknown }) {
    super(reason, { cause })
    this.name = 'DatabaseFileRefused'
  }
}

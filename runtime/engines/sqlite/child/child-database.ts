import type { Database } from 'better-sqlite3'
import type { Statement } from '../../../database.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Batch, Limits } from '../../../pool/link.ts'
import { boundValue, ChildCursor } from './child-cursor.ts'
import type { ChildAnswer, ChildRequest, ChildResult } from './child-request.ts'
import { loadNative } from './load-native.ts'

/** The milliseconds that a statement waits for a lock of another process. */
const BUSY_TIMEOUT = 5000
/** Bytes of memory that are mapped instead of read: none, because a file that shrinks would end the process. */
const SETTINGS = 'PRAGMA mmap_size = 0; PRAGMA foreign_keys = ON;'

type Row = readonly RawValue[]

const END: Batch = { rows: [], isLast: true }
const EVERYTHING: Limits = { rows: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY }

/** The file as its child process has it open. All calls block. */
export class ChildDatabase {
  private database: Database | undefined
  private cursor: ChildCursor | undefined

  async answer(request: ChildRequest): Promise<Omit<ChildAnswer, 'inTransaction'>> {
    switch (request.ask) {
      case 'connect':
        return { version: await this.connect(request) }
      case 'run':
        return { result: this.run(request.statement, request.limits) }
      case 'execute':
        this.opened().exec(request.sql)
        return {}
      case 'objects':
        return { objects: this.objects(request.statement) }
      case 'open':
        return { result: this.openCursor(request.statement) }
      case 'next':
        return { batch: this.cursor?.next(request.limits) ?? END }
      case 'close':
        this.leaveCursor()
        return {}
    }
  }

  get inTransaction(): boolean {
    return this.database?.inTransaction ?? false
  }

  /** Ends the connection: a write-ahead log that nobody else uses becomes part of the file. */
  close(): void {
    this.leaveCursor()
    this.database?.close()
    this.database = undefined
  }

  private async connect({ path, readOnly }: ConnectRequest): Promise<string> {
    this.close()
    const driver = await loadNative()
    const options = { readonly: readOnly, fileMustExist: true, timeout: BUSY_TIMEOUT }
    const database = new driver(path, options)
    database.defaultSafeIntegers(true)
    database.exec(SETTINGS)
    // The file is read by the first statement only: then it turns out that it is none of SQLite.
    database.pragma('schema_version')
    this.database = database
    return String(database.prepare('select sqlite_version()').pluck().get())
  }

  private opened(): Database {
    if (this.database === undefined) throw new Error('the file has not been opened')
    return this.database
  }

  private run(statement: Statement, limits: Limits): ChildResult {
    const prepared = this.opened().prepare<unknown[], Row>(statement.sql)
    if (!prepared.reader) {
      const { changes } = prepared.run(...statement.parameters.map(boundValue))
      return { columns: [], rows: [], changes, truncated: false }
    }
    const cursor = new ChildCursor(this.opened(), prepared, statement)
    try {
      return { columns: cursor.columns, ...limited(cursor, limits) }
    } finally {
      cursor.close()
    }
  }

  private objects({ sql, parameters }: Statement): readonly object[] {
    return this.opened()
      .prepare<unknown[], object>(sql)
      .all(...parameters.map(boundValue))
  }

  private openCursor(statement: Statement): ChildResult {
    this.leaveCursor()
    const prepared = this.opened().prepare<unknown[], Row>(statement.sql)
    if (!prepared.reader) return this.run(statement, EVERYTHING)
    this.cursor = new ChildCursor(this.opened(), prepared, statement)
    return { columns: this.cursor.columns, rows: [], changes: 0, truncated: false }
  }

  private leaveCursor(): void {
    this.cursor?.close()
    this.cursor = undefined
  }
}

type ConnectRequest = Extract<ChildRequest, { ask: 'connect' }>

/** What a cursor has within the limits: the row that is too many, or makes too many bytes, is read and left out. */
function limited(cursor: ChildCursor, limits: Limits): Omit<ChildResult, 'columns'> {
  const { rows, isLast } = cursor.next({ rows: limits.rows + 1, bytes: limits.bytes })
  const few = rows.length > limits.rows || (!isLast && rows.length > 0) ? rows.slice(0, -1) : rows
  return { rows: few, changes: few.length, truncated: few.length < rows.length }
}

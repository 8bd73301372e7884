import { Socket } from 'node:net'
import type { Connection, RowDataPacket } from 'mysql2'
import { commandOf } from '../../../command-of.ts'
import type { QueryResult, ResultColumn, Statement } from '../../../database.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import type { Cursor, Limits, Link } from '../../../pool/link.ts'
import { bindParameters } from './bind-parameters.ts'
import { openCursor } from './cursor.ts'
import { LimitedResults } from './limited-results.ts'
import type { LimitedRows } from './limited-rows.ts'
import { protocolType, type ResultField } from './protocol-type.ts'
import { refuseUnguarded, refuseWriting } from './read-only-guard.ts'
import { readRows, type Status } from './read-rows.ts'

/** What a link needs besides its client. */
export interface LinkMeans {
  readonly version: string
  readonly serverId: string
  readonly dialect: IntrospectedDialect
  /** Makes of a session that has forgotten everything one of quarry, in the same database. */
  readonly setUp: () => Promise<void>
  /** The statement by which the server ends none of its own accord. */
  readonly unlimited: string
  /** No statement may write. */
  readonly readOnly: boolean
  /** Ends the statement that is running, over a connection of its own. */
  readonly cancel: () => Promise<void>
}

const INTERRUPTED = 1317
const IGNORING = { fields: () => undefined, row: () => undefined, done: () => undefined } as const
const OUTSIDE: Status = { inTransaction: false, isReadOnly: false }

export class MysqlLink implements Link {
  readonly version: string
  readonly serverId: string
  isLost = false
  private readonly client: Connection
  private readonly means: LinkMeans
  private status: Status = OUTSIDE
  private ending: Promise<void> | undefined

  constructor(client: Connection, means: LinkMeans) {
    this.version = means.version
    this.serverId = means.serverId
    this.client = client
    this.means = means
    const lose = () => {
      this.isLost = true
    }
    client.on('error', lose)
    client.on('end', lose)
  }

  get inTransaction(): boolean {
    return this.status.inTransaction
  }

  async query<Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    await this.atRest()
    const exact = { supportBigNumbers: true, bigNumberStrings: true, dateStrings: true }
    return new Promise((resolve, reject) => {
      this.client.query<(Row & RowDataPacket)[]>(
        { sql, ...exact },
        [...parameters],
        (error, rows) => (error === null ? resolve(rows) : reject(error)),
      )
    })
  }

  async run(statement: Statement, limits: Limits): Promise<QueryResult> {
    await this.atRest()
    if (!this.means.readOnly) return this.read(statement, limits)
    refuseUnguarded(statement.sql)
    // A person may have changed it, for the session or for the next transaction.
    if (!this.inTransaction) await this.execute('SET SESSION TRANSACTION READ ONLY')
    const result = await this.read(statement, limits)
    await refuseWriting(this.status, () => this.rollback())
    return result
  }

  async open(statement: Statement): Promise<Cursor> {
    await this.atRest()
    if (this.means.readOnly) refuseUnguarded(statement.sql)
    await this.execute(this.means.unlimited)
    const cursor = await openCursor(this.client, bindParameters(statement))
    return {
      columns: this.columns(cursor.fields),
      next: () => cursor.next(),
      close: async () => {
        if (!cursor.isEnded) await this.cancel()
        await cursor.drain()
      },
    }
  }

  async begin(readOnly: boolean): Promise<void> {
    if (readOnly) await this.execute('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await this.execute(
      readOnly ? 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY' : 'START TRANSACTION',
    )
    this.see({ inTransaction: true, isReadOnly: readOnly })
  }

  async commit(): Promise<void> {
    await this.execute('COMMIT')
    this.see(OUTSIDE)
  }

  async rollback(): Promise<void> {
    await this.execute('ROLLBACK')
    this.see(OUTSIDE)
  }

  cancel(): Promise<void> {
    this.ending = this.means.cancel()
    return this.ending
  }

  async reset(): Promise<void> {
    await this.atRest()
    await new Promise<void>((resolve, reject) => {
      this.client.reset((error) => (error === null ? resolve() : reject(error)))
    })
    this.see(OUTSIDE)
    await this.means.setUp()
  }

  end(): Promise<void> {
    return new Promise((resolve) => {
      this.client.end(() => resolve())
    })
  }

  destroy(): void {
    this.isLost = true
    // The driver waits for an answer where it closes, and tells nobody of what was still running.
    const socket: unknown = Reflect.get(this.client, 'stream')
    if (socket instanceof Socket) socket.destroy()
    this.client.destroy()
    this.client.emit('error', new ConnectionLost())
  }

  private async read(statement: Statement, limits: Limits): Promise<QueryResult> {
    const results = new LimitedResults(limits, () => this.endRest())
    const { first } = results
    try {
      await readRows(this.client, bindParameters(statement), {
        fields: (fields) => results.fields(fields),
        row: (row) => results.row(row),
        done: (affectedRows) => {
          first.changed = affectedRows
        },
        status: (status) => this.see(status),
      })
    } catch (error) {
      await this.seeAgain()
      if (!results.truncated || numberOf(error) !== INTERRUPTED) throw error
    }
    const command = commandOf(statement.sql)
    const further = results.further.map((each) => this.resultOf(each, command))
    return { ...this.resultOf(first, command), ...(further.length > 0 && { further }) }
  }

  /** An error does not say whether the transaction is still open: a deadlock and a definition end it. */
  private async seeAgain(): Promise<void> {
    for (let isSeen = !this.inTransaction; !isSeen && !this.isLost;) {
      try {
        await this.atRest()
        await readRows(this.client, 'DO 0', { ...IGNORING, status: (status) => this.see(status) })
        isSeen = true
      } catch (error) {
        // What is lost meanwhile is told to the next statement, and this one has an error already.
        if (numberOf(error) !== INTERRUPTED && !this.isLost) throw error
      }
    }
  }

  private resultOf({ columns, rows, truncated, changed }: LimitedRows, command: string) {
    const rowCount = columns.length > 0 ? rows.length : changed
    return { columns: this.columns(columns), rows, rowCount, truncated, command }
  }

  /** Meanwhile nothing is read: what comes fast would hold up the request to end it. */
  private async endRest(): Promise<void> {
    this.client.pause()
    try {
      await this.cancel()
    } finally {
      this.client.resume()
    }
  }

  private see(status: Status): void {
    this.status = status
  }

  private async execute(sql: string): Promise<void> {
    await this.query(sql)
  }

  /** A request to end a statement may reach the server behind its end: then it ends the next one, which is nobody's. */
  private async atRest(): Promise<void> {
    if (this.isLost) throw new ConnectionLost()
    const { ending } = this
    if (ending === undefined) return
    this.ending = undefined
    await ending
    try {
      await this.query('DO 0')
    } catch (error) {
      if (numberOf(error) !== INTERRUPTED) throw error
    }
  }

  private columns(fields: readonly ResultField[]): readonly ResultColumn[] {
    const { dialect } = this.means
    return fields.map((field) => ({ name: field.name, type: protocolType(field, dialect) }))
  }
}

class ConnectionLost extends Error {
  readonly fatal = true

  constructor() {
    super('the connection was closed')
    this.name = 'ConnectionLost'
  }
}

function numberOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'errno') : undefined
}

import type { Client } from 'pg'
import type { QueryResult, ResultColumn, Statement } from '../../../database.ts'
import { DatabaseFailure } from '../../../database-failure.ts'
import type { Cursor, Limits, Link } from '../../../pool/link.ts'
import { PortalCursor } from './cursor.ts'
import { describeFields } from './describe-fields.ts'
import { ConnectionLost, Portal, type ResultField } from './portal.ts'
import { readOnlyRun } from './read-only-guard.ts'
import { firstFetch, readPortal } from './read-portal.ts'
import type { ResultTypes } from './result-types.ts'
import type { RowFilter } from '../introspect/row-filter.ts'

/** What a link needs besides its client. */
export interface LinkMeans {
  readonly version: string
  readonly serverId: string
  readonly types: ResultTypes
  /** Makes of a session that has forgotten everything one of quarry. */
  readonly setUp: () => Promise<void>
  /** Ends the statement that is running, over a connection of its own. */
  readonly cancel: () => Promise<void>
  /** What the client reads through. */
  readonly filter: RowFilter
  /** No statement may write. */
  readonly readOnly: boolean
}

export class PostgresqlLink implements Link {
  readonly version: string
  readonly serverId: string
  isLost = false
  private readonly client: Client
  private readonly means: LinkMeans

  constructor(client: Client, means: LinkMeans) {
    this.version = means.version
    this.serverId = means.serverId
    this.client = client
    this.means = means
    client.on('error', () => this.lose())
    client.on('end', () => this.lose())
  }

  get inTransaction(): boolean {
    const status = this.client.getTransactionStatus()
    return status === 'T' || status === 'E'
  }

  async query<Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    return (await this.client.query<Row>(sql, [...parameters])).rows
  }

  run(statement: Statement, limits: Limits): Promise<QueryResult> {
    const run = () => this.read(statement, limits)
    return this.means.readOnly ? readOnlyRun(this.client, statement.sql, run) : run()
  }

  async open(statement: Statement): Promise<Cursor> {
    // The time of a statement goes on while a portal waits for being read.
    await this.client.query('SET LOCAL statement_timeout = 0')
    const columns = await this.columns(await describeFields(this.client, statement.sql))
    const cursor = new PortalCursor((rows) => this.give(statement, rows))
    return { columns, next: () => cursor.next(), close: () => cursor.close() }
  }

  async begin(readOnly: boolean): Promise<void> {
    await this.client.query(readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY' : 'BEGIN')
  }

  async commit(): Promise<void> {
    const { command } = await this.client.query('COMMIT')
    // The server commits nothing of a transaction in which a statement has failed, and that is no error.
    if (command === 'ROLLBACK') {
      throw new DatabaseFailure(
        { kind: 'other' },
        { cause: new Error('the transaction had failed') },
      )
    }
  }

  async rollback(): Promise<void> {
    await this.client.query('ROLLBACK')
  }

  cancel(): Promise<void> {
    return this.means.cancel()
  }

  async reset(): Promise<void> {
    if (this.inTransaction) await this.client.query('ROLLBACK')
    await this.client.query('DISCARD ALL')
    await this.means.setUp()
  }

  end(): Promise<void> {
    return this.client.end()
  }

  destroy(): void {
    this.isLost = true
    this.client.connection.stream.destroy()
  }

  private async read(statement: Statement, limits: Limits): Promise<QueryResult> {
    this.means.filter.allow(limits.bytes)
    const portal = this.give(statement, firstFetch(limits))
    const { rows, truncated, command } = await readPortal(portal, limits).finally(() =>
      this.means.filter.allow(Number.POSITIVE_INFINITY),
    )
    const columns = await this.columns(portal.fields)
    const [, name = 'SELECT', count] = /^(.*?)(?:(?: 0)? (\d+))?$/.exec(command ?? '') ?? []
    const rowCount = truncated || columns.length > 0 ? rows.length : Number(count ?? 0)
    return { columns, rows, rowCount, truncated, command: name || 'SELECT' }
  }

  private lose(): void {
    this.isLost = true
  }

  private give({ sql, parameters }: Statement, rows: number): Portal {
    if (this.isLost) throw new ConnectionLost()
    // A NUL ends the text in the protocol, and what is behind it would be read as another part of the message.
    const end = sql.indexOf('\0')
    if (end !== -1) {
      const cause = new Error('the statement has a NUL character in it')
      throw new DatabaseFailure({ kind: 'syntax', offset: end }, { cause })
    }
    return this.client.query(new Portal(sql, parameters, rows))
  }

  private async columns(fields: readonly ResultField[]): Promise<readonly ResultColumn[]> {
    return this.means.types.columns(fields, this)
  }
}

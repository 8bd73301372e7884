import { unknown } from '../../../../compiler/ir/type.ts'
import { commandOf } from '../../../command-of.ts'
import type { QueryResult, ResultColumn, Statement } from '../../../database.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import type { Batch, Cursor, Limits, Link } from '../../../pool/link.ts'
import { parseType } from '../../../type-name.ts'
import type { SqliteProcess } from '../child/child-process.ts'
import type { ChildColumn, ChildResult } from '../child/child-request.ts'

/** Of one answer of a cursor. */
const BATCH: Limits = { rows: 250, bytes: 250_000 }

export interface LinkMeans {
  readonly version: string
  readonly dialect: IntrospectedDialect
  /** Opens the file anew. */
  readonly reconnect: () => Promise<void>
  /** The path leads to another file than the one that is open. */
  readonly isReplaced: () => boolean
}

export class SqliteLink implements Link {
  readonly version: string
  readonly serverId = undefined
  private readonly process: SqliteProcess
  private readonly means: LinkMeans
  private isQueryOnly = false

  constructor(process: SqliteProcess, means: LinkMeans) {
    this.version = means.version
    this.process = process
    this.means = means
  }

  /** What is written to a file that was replaced, nobody ever finds. */
  get isLost(): boolean {
    return this.process.isLost || this.means.isReplaced()
  }

  get inTransaction(): boolean {
    return this.process.inTransaction
  }

  async query<Row extends object>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const statement = { sql, parameters: parameters.filter(isRaw) }
    const { objects = [] } = await this.process.ask({ ask: 'objects', statement })
    return objects.filter(isRow<Row>)
  }

  async run(statement: Statement, limits: Limits): Promise<QueryResult> {
    const { result } = await this.process.ask({ ask: 'run', statement, limits })
    const { columns, rows, changes, truncated } = result ?? NOTHING
    return {
      columns: this.columns(columns),
      rows,
      rowCount: changes,
      truncated,
      command: commandOf(statement.sql),
    }
  }

  async open(statement: Statement): Promise<Cursor> {
    const { result } = await this.process.ask({ ask: 'open', statement })
    return {
      columns: this.columns(result?.columns ?? []),
      next: async () => {
        const { batch } = await this.process.ask({ ask: 'next', limits: BATCH })
        return batch ?? END
      },
      close: async () => {
        await this.process.ask({ ask: 'close' })
      },
    }
  }

  async begin(readOnly: boolean): Promise<void> {
    if (readOnly) await this.queryOnly(true)
    await this.execute(readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE')
  }

  async commit(): Promise<void> {
    await this.execute('COMMIT')
    await this.queryOnly(false)
  }

  async rollback(): Promise<void> {
    if (this.inTransaction) await this.execute('ROLLBACK')
    await this.queryOnly(false)
  }

  /** Nothing else interrupts SQLite. What was not committed is rolled back by whoever opens the file next. */
  cancel(): Promise<void> {
    return this.process.kill()
  }

  async reset(): Promise<void> {
    await this.means.reconnect()
    this.isQueryOnly = false
  }

  end(): Promise<void> {
    return this.process.end()
  }

  destroy(): void {
    void this.process.kill()
  }

  private async execute(sql: string): Promise<void> {
    await this.process.ask({ ask: 'execute', sql })
  }

  private async queryOnly(wanted: boolean): Promise<void> {
    if (this.isQueryOnly === wanted) return
    await this.execute(`PRAGMA query_only = ${wanted ? 1 : 0}`)
    this.isQueryOnly = wanted
  }

  private columns(columns: readonly ChildColumn[]): readonly ResultColumn[] {
    return columns.map(({ name, declared }) => {
      const isDeclared = declared !== null && declared !== ''
      return { name, type: isDeclared ? parseType(this.means.dialect, declared) : unknown }
    })
  }
}

const NOTHING: ChildResult = { columns: [], rows: [], changes: 0, truncated: false }
const END: Batch = { rows: [], isLast: true }

function isRaw(value: unknown): value is RawValue {
  return ['string', 'number', 'bigint'].includes(typeof value) || value === null
}

/** The rows of a query of ours are what the query says. */
function isRow<Row extends object>(row: object): row is Row {
  return typeof row === 'object'
}

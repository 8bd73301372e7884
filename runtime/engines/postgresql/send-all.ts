import type { Client, Connection } from 'pg'
import { afterError } from './link/after-error.ts'
import { ConnectionLost } from './link/portal.ts'

export interface Sent {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Its answer may come with that of the next statement. */
  readonly isQuiet?: boolean
}

/**
 * Sends the statements in one go, and a single Sync behind them: what stands behind a statement that is refused is not
 * run (PostgreSQL manual, 54.2.3). Rows are passed over. `onDone` is told the place of each statement that is done.
 * Throws what the server says.
 */
export function sendAll(
  client: Client,
  statements: readonly Sent[],
  onDone: (place: number) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new SentTogether(statements, { onDone, resolve, reject }))
  })
}

interface Told {
  readonly onDone: (place: number) => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

class SentTogether {
  private readonly statements: readonly Sent[]
  private readonly told: Told
  private done = 0
  private connection: Connection | undefined

  constructor(statements: readonly Sent[], told: Told) {
    this.statements = statements
    this.told = told
  }

  submit(connection: Connection): void {
    this.connection = connection
    connection.once('end', this.lose)
    connection.stream.cork()
    for (const { sql, parameters, isQuiet } of this.statements) {
      connection.parse({ name: '', text: sql, types: [] }, true)
      connection.bind({ values: parameters.map(boundText) }, true)
      connection.execute({ portal: '' }, true)
      // Or the server would keep its answers back until the Sync.
      if (isQuiet !== true) connection.flush()
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(): void {
    // Nobody has asked for the columns.
  }

  handleDataRow(): void {
    // Nobody has asked for the rows.
  }

  handleCommandComplete(): void {
    this.told.onDone(this.done)
    this.done += 1
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleReadyForQuery(): void {
    this.connection?.off('end', this.lose)
    this.told.resolve()
  }

  /** The next message may be sent when the server is ready again. */
  handleError(error: unknown): void {
    this.connection?.off('end', this.lose)
    afterError(this.connection, () => this.told.reject(error))
  }

  private readonly lose = (): void => {
    this.told.reject(new ConnectionLost())
  }
}

function boundText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

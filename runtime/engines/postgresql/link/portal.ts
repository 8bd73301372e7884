import type { Connection } from 'pg'
import { afterError } from './after-error.ts'
import type { RawValue } from '../../../raw-value.ts'

export interface ResultField {
  readonly name: string
  readonly dataTypeID: number
  readonly dataTypeModifier: number
}

/** The rows of one Execute, as the texts of the server. */
export interface Fetched {
  readonly rows: readonly (readonly (string | null)[])[]
  /** Of the messages that brought them. */
  readonly bytes: number
  /** The tag of the command when it has come to its end: `SELECT 3`. */
  readonly command: string | undefined
}

interface RowMessage {
  readonly length: number
  readonly fields: readonly (string | null)[]
}

interface Turn {
  readonly resolve: (fetched: Fetched) => void
  readonly reject: (error: unknown) => void
}

/**
 * A statement of the extended protocol whose rows are fetched in parts (PostgreSQL manual, 54.2.3). The
 * client takes it for one query from its first message to the ReadyForQuery after its Sync.
 */
export class Portal {
  fields: readonly ResultField[] = []
  private readonly text: string
  private readonly values: readonly (Buffer | string | null)[]
  private readonly first: number
  private connection: Connection | undefined
  private turn: Turn | undefined
  private rows: (readonly (string | null)[])[] = []
  private bytes = 0
  /** Rows were asked for, or came, by the messages of COPY. */
  private isTransfer = false
  private command: string | undefined

  /** `first`: how many rows the first turn asks for; 0: all. */
  constructor(text: string, values: readonly (RawValue | boolean)[], first: number) {
    this.text = text
    this.values = values.map(boundValue)
    this.first = first
  }

  /** The first rows, after the client was given the portal. */
  begin(): Promise<Fetched> {
    return this.newTurn()
  }

  /** The next rows of a portal that has not come to its end. */
  fetch(count: number): Promise<Fetched> {
    const turn = this.newTurn()
    this.execute(count)
    return turn
  }

  /** Ends a portal that has not come to its end. */
  close(): Promise<Fetched> {
    const turn = this.newTurn()
    this.connection?.sync()
    return turn
  }

  submit(connection: Connection): void {
    this.connection = connection
    connection.once('end', this.lose)
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.bind({ values: [...this.values] }, true)
    connection.describe({ type: 'P', name: '' }, true)
    this.execute(this.first)
  }

  handleRowDescription({ fields }: { readonly fields: readonly ResultField[] }): void {
    this.fields = fields
  }

  handleDataRow({ fields, length }: RowMessage): void {
    this.rows.push(fields)
    this.bytes += length
  }

  handlePortalSuspended(): void {
    this.endTurn()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.command = text
    this.connection?.sync()
  }

  handleEmptyQuery(): void {
    this.command = ''
    this.connection?.sync()
  }

  handleCopyInResponse(connection: Connection): void {
    this.isTransfer = true
    // CopyFail: rows are never sent by this way.
    connection.stream.write(Buffer.from([0x66, 0, 0, 0, 5, 0]))
  }

  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    this.isTransfer = true
    this.bytes += chunk.length
  }

  handleReadyForQuery(): void {
    this.leave()
    this.command ??= ''
    if (this.isTransfer) this.turn?.reject(new TransferRefused(undefined))
    else this.endTurn()
  }

  /** The state of the transaction is known when the server is ready again, so the error waits for that. */
  handleError(error: unknown): void {
    const { connection, turn } = this
    this.leave()
    const told = this.isTransfer ? new TransferRefused(error) : error
    afterError(connection, () => turn?.reject(told))
    connection?.sync()
  }

  private readonly lose = (): void => {
    this.turn?.reject(new ConnectionLost())
  }

  private leave(): void {
    this.connection?.off('end', this.lose)
  }

  private newTurn(): Promise<Fetched> {
    return new Promise((resolve, reject) => {
      this.turn = { resolve, reject }
    })
  }

  private endTurn(): void {
    const { rows, bytes, command } = this
    this.rows = []
    this.bytes = 0
    this.turn?.resolve({ rows, bytes, command })
  }

  private execute(count: number): void {
    this.connection?.stream.write(executeMessage(count))
  }
}

/** COPY exchanges rows with its client by messages that the studio neither sends nor keeps. */
export class TransferRefused extends Error {
  constructor(cause: unknown) {
    super('COPY wants a client that sends or takes its rows', { cause })
    this.name = 'TransferRefused'
  }
}

export class ConnectionLost extends Error {
  constructor() {
    super('the connection was closed')
    this.name = 'ConnectionLost'
  }
}

/** Execute of the unnamed portal, and Flush: the driver's own typing takes no number of rows. */
function executeMessage(count: number): Buffer {
  const message = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x48, 0, 0, 0, 4])
  message.writeInt32BE(count, 6)
  return message
}

function boundValue(value: RawValue | boolean): Buffer | string | null {
  if (value === null) return null
  return value instanceof Uint8Array ? Buffer.from(value) : String(value)
}

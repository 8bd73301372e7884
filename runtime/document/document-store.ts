/** How a server is opened. */
export interface DocumentStoreSettings {
  /** Every write is refused. */
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
}

/** A server of documents that is open. */
export interface DocumentStore {
  /** What the server says it is. */
  readonly version: string
  /** What the address names. */
  readonly database: string
  /** Throws DatabaseFailure where the server does not answer. */
  ping(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

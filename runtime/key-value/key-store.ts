/** How a server is opened. */
export interface KeyStoreSettings {
  /** Every write is refused. */
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
}

/** A server of keys that is open. */
export interface KeyStore {
  /** What the server says it is. */
  readonly version: string
  /** What the address names. */
  readonly database: string
  /** Throws DatabaseFailure where the server does not answer. */
  ping(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

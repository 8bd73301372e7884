import type { BsonObject } from './bson/bson-value.ts'

/** How a server is opened. */
export interface DocumentStoreSettings {
  /** Every write is refused. */
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
}

/** A command of MongoDB (https://www.mongodb.com/docs/manual/reference/command/). */
export interface StoreCommand {
  readonly database: string
  /** The first member is the name of the command. */
  readonly body: BsonObject
  /** Documents that are sent as the bytes that they are, beside the body. */
  readonly documents?: DocumentSequence
}

export interface DocumentSequence {
  readonly field: 'documents' | 'updates' | 'deletes'
  readonly each: readonly Uint8Array[]
}

export interface CommandOptions {
  /** Ends the command, also on the server. */
  readonly signal: AbortSignal
  /** Milliseconds, at most those of the store; those without it. */
  readonly timeout?: number | undefined
  /** How long it takes is left to whoever reads, a file of a collection; each batch has the time of a command. */
  readonly isEndless?: boolean
}

/** What a server answers to a command, as plain values; numbers beyond 2^53 are rounded. */
export type Reply = Readonly<Record<string, unknown>>

/** A server of documents that is open. What it refuses, and whatever hinders it, is thrown as DatabaseFailure. */
export interface DocumentStore {
  /** What the server says it is. */
  readonly version: string
  /** What the address names. */
  readonly database: string
  ping(signal: AbortSignal): Promise<void>
  run(command: StoreCommand, options: CommandOptions): Promise<Reply>
  /** Reads the documents that a command finds, batch by batch, as they are stored. Leaving early closes the cursor. */
  read(command: StoreCommand, options: CommandOptions): AsyncGenerator<readonly Uint8Array[]>
  close(): Promise<void>
}

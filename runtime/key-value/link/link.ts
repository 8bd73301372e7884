import type { Arguments, Reply } from './reply.ts'

/** What takes commands, one answer each. */
export interface Sender {
  /** Throws ServerRefusal, or DatabaseFailure where there is no answer. */
  send(command: Arguments, signal: AbortSignal): Promise<Reply>
  /** Sends all at once; what the server refuses stands as ServerRefusal in the list. Throws DatabaseFailure. */
  sendAll(commands: readonly Arguments[], signal: AbortSignal): Promise<readonly Reply[]>
}

/** One server of those that hold the keys. */
export interface LinkNode extends Sender {
  /** `host:port`. */
  readonly name: string
}

/** The connections to one database of a store. */
export interface Link extends Sender {
  readonly isCluster: boolean
  /** The primaries: one, or those of a cluster. */
  nodes(): readonly LinkNode[]
  /** Lends a connection that nobody else uses to the server that has the key: for WATCH and MULTI. */
  exclusively<Result>(
    key: Buffer,
    signal: AbortSignal,
    work: (sender: Sender) => Promise<Result>,
  ): Promise<Result>
  /** Opens a connection that receives messages. */
  listen(signal: AbortSignal): Promise<Listener>
  close(): void
}

export interface Listener {
  /** Receives the channels that fit the patterns; a message that fits several comes for each of them. Throws ServerRefusal, DatabaseFailure, and has ended then. */
  subscribe(patterns: readonly Buffer[], onMessage: (message: Message) => void): Promise<void>
  /** Fires when the connection is lost. */
  readonly lost: AbortSignal
  close(): void
}

export interface Message {
  readonly pattern: Buffer
  readonly channel: Buffer
  readonly payload: Buffer
}

import type { CommandTable } from './commands/command-table.ts'
import type { Link } from './link/link.ts'
import type { ServerFacts } from './server/server-facts.ts'

/** How a server is opened. */
export interface KeyStoreSettings {
  /** Every write is refused. */
  readonly readOnly: boolean
  /** Milliseconds. */
  readonly statementTimeout: number
}

/** A server of keys that is open, with a set of connections for each database that somebody has looked at. */
export interface KeyStore extends ServerFacts {
  /** The number of the database that the address names. */
  readonly database: number
  readonly readOnly: boolean
  /** What the server says of its commands. */
  readonly commands: CommandTable
  /** Returns the connections to a database; undefined where there is none of that number. Throws DatabaseFailure. */
  link(database: number): Promise<Link | undefined>
  /** Throws DatabaseFailure where the server does not answer. */
  ping(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import type { Type } from '../../compiler/ir/type.ts'
import type { DriverName } from '../fixtures/case-settings.ts'

export type Rows = readonly (readonly unknown[])[]

/** A database that a suite has for itself, reached behind the back of generated code. */
export interface TestDatabase {
  readonly drivers: readonly DriverName[]
  /** Leaves nothing of what was created. */
  reset(): Promise<void>
  execute(statements: string): Promise<void>
  /** Sends the statement through a plain driver and rolls back; values as `isSameValue` reads them. */
  runByHand(query: CheckedQuery, args: readonly unknown[]): Promise<Rows>
  /** What the engine says when it prepares the statement; undefined when it accepts it. */
  refusal(statement: string): Promise<string | undefined>
  /** The same of what is prepared and then refused whenever it runs. */
  neverRuns(statement: string): Promise<string | undefined>
  /** What the engine describes otherwise than the query was checked, a line each. */
  disagreements(query: CheckedQuery): Promise<readonly string[]>
  /** Whether a value from a row is of the type, in an engine that holds nothing to the types of its columns. */
  holds(type: Type, value: unknown): boolean
  /** Whether the connection is gone: a statement may have ended the server. */
  isLost(): Promise<boolean>
  openDriver(driver: DriverName): Promise<OpenDriver>
  close(): Promise<void>
}

/** A connection by the driver of generated code. */
export interface OpenDriver {
  /** What `New` takes. */
  readonly client: unknown
  /** Runs the work in a transaction that is rolled back. */
  rolledBack<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

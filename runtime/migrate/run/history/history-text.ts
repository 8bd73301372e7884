import type { Connection } from '../../../engine.ts'

/** The table in which quarry keeps what it has applied; it is no part of the schema. */
export const HISTORY_TABLE = 'quarry_migrations'

/** What the history is read with: nothing is written by it. */
export type HistoryReader = Pick<Connection, 'query'>

/** What the history is written through. */
export type HistoryConnection = HistoryReader

/** How an engine writes what is asked of the history. */
export interface HistoryText {
  /** Where the history is, or where it would be made. */
  find(connection: HistoryReader): Promise<HistoryPlace>
  /** The place of a parameter, counted from 1. */
  parameter(number: number): string
  /** The type of a text of any length. */
  readonly longText: string
  /** What stands behind the columns of CREATE TABLE. */
  readonly options: string
}

/** Expressions for the times of a transaction, of which the server knows when it began and how late it is. */
export interface HistoryClock {
  readonly started: string
  readonly finished: string
  /** Milliseconds. */
  readonly duration: string
}

export interface HistoryPlace {
  /** The name of the table as statements write it, which holds whatever a migration sets. */
  readonly relation: string
  /** In lower case; undefined where there is no such table. */
  readonly columns: readonly string[] | undefined
}

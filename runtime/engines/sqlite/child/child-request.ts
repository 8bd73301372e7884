import type { Statement } from '../../../database.ts'
import type { RawValue } from '../../../raw-value.ts'
import type { Batch, Limits } from '../../../pool/link.ts'

/** What the process that has the file open is asked, one request after the other. */
export type ChildRequest =
  | { readonly ask: 'connect'; readonly path: string; readonly readOnly: boolean }
  | { readonly ask: 'run'; readonly statement: Statement; readonly limits: Limits }
  | { readonly ask: 'execute'; readonly sql: string }
  /** Rows by column name. */
  | { readonly ask: 'objects'; readonly statement: Statement }
  | { readonly ask: 'open'; readonly statement: Statement }
  | { readonly ask: 'next'; readonly limits: Limits }
  | { readonly ask: 'close' }

export interface ChildColumn {
  readonly name: string
  /** As it was declared; null for an expression. */
  readonly declared: string | null
}

export interface ChildResult {
  readonly columns: readonly ChildColumn[]
  readonly rows: readonly (readonly RawValue[])[]
  readonly changes: number
  readonly truncated: boolean
}

/** What SQLite says when it refuses. */
export interface ChildRefusal {
  readonly code: string
  readonly message: string
}

/** One member besides the state of the connection. */
export interface ChildAnswer {
  readonly inTransaction: boolean
  readonly version?: string
  readonly result?: ChildResult
  readonly objects?: readonly object[]
  readonly batch?: Batch
  readonly refusal?: ChildRefusal
}

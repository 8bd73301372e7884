import type { Json } from '../../values/cell-value.ts'

export type Operator =
  | 'eq'
  | 'neq'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'like'
  | 'ilike'
  | 'in'
  | 'nin'
  | 'between'
  | 'isnull'
  | 'notnull'
  | 'contains'
  | 'starts'
  | 'ends'
  | 'regex'
  | 'json'

/** A tree of conditions: at most eight levels and a hundred nodes. */
export type Filter =
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly column: string; readonly op: Operator; readonly value?: Json }

export interface SortKey {
  readonly column: string
  readonly direction: 'asc' | 'desc'
  /** Undefined: where the engine puts NULLs by itself. */
  readonly nulls?: 'first' | 'last' | undefined
}

export type CountMode = 'none' | 'estimated' | 'exact' | 'auto'

/** A page of a relation; all names have been found in the catalog. */
export interface PageRequest {
  /** Undefined: every column. */
  readonly select?: readonly string[] | undefined
  readonly filter?: Filter | undefined
  /** Searched for in every column that has a text. */
  readonly search?: string | undefined
  readonly sort: readonly SortKey[]
  /** 1 to 1000. */
  readonly limit: number
  readonly cursor?: string | undefined
  /** At most 10,000. */
  readonly offset?: number | undefined
  /** The characters or bytes after which a value is cut. */
  readonly cell: number
}

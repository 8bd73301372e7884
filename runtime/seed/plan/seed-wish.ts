/** How many rows a table gets, and of what kind. */
export interface TableWish {
  /** Undefined: as many as others. */
  readonly count?: number | undefined
  /** By the name of another table: how many rows each of its rows has. */
  readonly perParent?: ReadonlyMap<string, readonly [min: number, max: number]>
  /** The share of NULLs in its columns that may have them, from 0 to 1. */
  readonly nullRate?: number | undefined
  /** By column. */
  readonly nullRates?: ReadonlyMap<string, number>
}

export interface SeedWish {
  /** As a person writes them, with the number of rows where one is given; none: all tables. */
  readonly tables: readonly { readonly name: string; readonly count: number | undefined }[]
  /** Of tables that say nothing of their own; undefined: as many as is usual. */
  readonly count: number | undefined
  /** How many rows are usual, where unique keys do not ask for fewer; 100 without it. */
  readonly usual?: number
  readonly seed: string
  readonly mode: 'empty' | 'append' | 'truncate'
  readonly nullRate: number | undefined
  /** By the names of tables as a person writes them. */
  readonly settings: ReadonlyMap<string, TableWish>
}

/** A value of a cell before an engine writes it. Times, documents and what only one engine knows are its own text. */
export type SeedValue = null | string | number | bigint | boolean | Uint8Array

/** The values of one row, in the order of the columns. */
export type SeedRow = readonly SeedValue[]

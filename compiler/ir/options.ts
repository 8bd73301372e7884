import type { Place } from '../source/span.ts'

/** How values are presented in JavaScript, and what things are called: `[gen.js]` of quarry.toml. */
export interface GenOptions {
  readonly bigint: 'string' | 'number' | 'bigint'
  readonly timestamp: 'date' | 'string'
  /** `table` = record name, `table.column` = property name. */
  readonly rename: ReadonlyMap<string, string>
  /** Where the new names are written, by the same keys; undefined where no file says them. */
  readonly renamePlaces?: ReadonlyMap<string, Place>
  /** By `table.column`, `schema.table.column` or the name of a type of the database. */
  readonly overrides: ReadonlyMap<string, TypeOverride>
  /** For the header of generated files. */
  readonly version: string
}

/** What the user knows better; undefined where quarry decides. */
export interface TypeOverride {
  /** In TypeScript; the value at run time is not changed. */
  readonly type: string | undefined
  readonly nullable: boolean | undefined
}

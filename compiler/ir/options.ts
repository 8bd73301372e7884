/** How values are presented in JavaScript, and what things are called: `[gen.js]` of quarry.toml. */
export interface GenOptions {
  readonly bigint: 'string' | 'number' | 'bigint'
  readonly timestamp: 'date' | 'string'
  /** `table` = record name, `table.column` = property name. */
  readonly rename: ReadonlyMap<string, string>
  /** For the header of generated files. */
  readonly version: string
}

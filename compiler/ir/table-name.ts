/** A table by the names that the engine keeps. */
export interface TableName {
  readonly schema: string
  readonly name: string
}

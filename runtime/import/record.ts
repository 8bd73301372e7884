import type { Json } from '../values/cell-value.ts'

/** A row of a file. Fields of CSV go by their place, those of JSON by their name. */
export interface FileRecord {
  readonly fields: readonly FileField[]
  /** The fields of JSON whose `null` is a document, as `export` lists them. */
  readonly nullDocuments?: ReadonlySet<string>
  /** Of JSON: the record stands in a list, which has to be closed behind it. */
  readonly isListed?: boolean
  /** Where the next record begins, in bytes of UTF-8. */
  readonly end: number
}

export interface FileField {
  readonly name: string
  readonly value: Json
}

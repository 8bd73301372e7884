/** The kinds of columns that the studio tells apart. */
export type Kind =
  | 'text'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'interval'
  | 'json'
  | 'array'
  | 'binary'
  | 'enum'
  | 'uuid'
  | 'geometry'
  | 'other'

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** How documents of JSON travel: as values, or as the text that is stored. */
export type JsonForm = 'parsed' | 'text'

/** A cell in JSON. What is said of it stands beside the value, never in it. */
export interface Cell {
  readonly value: Json
  /** Bytes in a column of another kind. */
  readonly encoding?: 'base64'
  /** The value is the beginning of one of `size` characters, or bytes of binary ones. */
  readonly truncated?: true
  readonly size?: number
}

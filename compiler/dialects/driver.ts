import type { GenOptions } from '../ir/options.ts'
import type { JsonShape } from '../ir/json-shape.ts'
import type { Catalog } from '../ir/catalog.ts'
import type { CheckedParameter } from '../ir/checked.ts'
import type { EnumType } from '../ir/enum-type.ts'
import type { Type } from '../ir/type.ts'
import type { RuntimePart } from './runtime-part.ts'

/**
 * What emission must know of one JavaScript driver: what it returns and takes for each type, how a
 * statement is handed to it, and the module that runs statements on it.
 */
export interface Driver {
  /** What the user imports the client from. */
  readonly package: string
  /** Every type has an answer; one that the driver's table does not know has a wide but true one. */
  value(type: Type, options: GenOptions): Value
  readonly statements: StatementRules
  /** In the order in which a generated file shows those it uses. */
  readonly codecs: readonly Codec[]
  readonly database: DatabaseTemplate
}

export interface Value {
  readonly read: Reading
  readonly write: Writing
}

export interface Reading {
  readonly type: TsType
  /** The driver's own row has the true value: a query of such columns alone is not decoded. */
  readonly asIs: boolean
  /** From the value in a row that is fetched by position; undefined: it is true already. */
  readonly decode: Conversion | undefined
  /**
   * Instead, for what is no column of a table, where the engine may send another width of integer
   * than it announces: MySQL's `lag(i) OVER ()` is prepared as INT and comes as BIGINT.
   */
  readonly computed: Conversion | undefined
  /** A property, `bigints: true`, that the statement needs for this column. */
  readonly flag: string | undefined
}

export interface Writing {
  readonly type: TsType
  /** Passes NULL through. */
  readonly encode: Conversion | undefined
  /** For what cannot be NULL. */
  readonly encodeNonNull: Conversion | undefined
}

/** A type in a declaration, NULL aside. Elements of arrays may be NULL. */
export type TsType =
  /** A union of them, in this order. */
  | { readonly kind: 'named'; readonly names: readonly TsName[] }
  /** A named alias where there is one, else the union of the labels. */
  | { readonly kind: 'enum'; readonly type: EnumType }
  | {
      readonly kind: 'array'
      readonly element: TsType
      readonly dimensions: number
      /** No element may be NULL. */
      readonly isFilled?: boolean
    }
  /** A document that has been parsed. */
  | { readonly kind: 'json'; readonly shape: JsonShape }

export type TsName =
  'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'Uint8Array' | 'JsonValue' | 'unknown'

/** `toArray(value, 1, toNumber)`: the codec, then what follows the value. */
export interface Conversion {
  readonly codec: Codec
  readonly rest: readonly (number | Codec)[]
}

/** A function of the generated code. */
export interface Codec {
  readonly name: string
  /** The whole function, its comment included; undefined: JavaScript has it. */
  readonly text: string | undefined
  readonly uses: readonly Codec[]
}

export interface StatementRules {
  /** The property that holds the SQL. */
  readonly textKey: 'text' | 'sql'
  /** `numbered`: `$1`, each parameter sent once; `positional`: `?`, sent where it stands. */
  readonly placeholders: 'numbered' | 'positional'
  /** Prepared under a name that tells one text from another. */
  readonly named: boolean
  /**
   * Rows come as objects at no more cost than by position. Values that must be decoded are decoded
   * where they stand, unless the result names its columns otherwise than the statement.
   */
  readonly decodesInPlace?: true
  /** Properties of a statement whose text changes with the length of a list. */
  readonly varying: readonly string[]
  /** Writes the placeholders of a list: `list(values)`, or `list(first, values)` where numbered. */
  readonly list: Codec
  /** What :execrows counts, where that is not the rows that were changed: for the doc comment. */
  readonly counted?: string
  readonly bulk: BulkRules
  /** The id that an INSERT has made, as the driver tells it beside the number of rows: of the type of its column. */
  readonly lastId?: (type: Type | undefined, options: GenOptions) => LastId
}

export interface LastId {
  readonly type: TsName
  /** From what the driver tells to the type. */
  readonly decode: Codec
  /** Properties that the statement needs for it. */
  readonly flags: readonly string[]
}

/**
 * How the rows of a :copyfrom go to the server. The `members` of the class Session do it, which a
 * project without a :copyfrom does not get.
 */
export type BulkRules =
  | RowsDocument
  /** The row is written as often as there are rows. */
  | { readonly kind: 'rows'; readonly members: readonly string[] }
  /** The statement is run for each row. */
  | { readonly kind: 'calls'; readonly members: readonly string[] }

/** One document with all rows: `SELECT p1 FROM json_to_recordset($1::json) AS rows (p1 int4)`. */
export interface RowsDocument {
  readonly kind: 'document'
  readonly members: readonly string[]
  column(value: BulkValue, options: GenOptions, catalog: Catalog): DocumentColumn
}

/** A value of the row that is repeated. */
export interface BulkValue extends Pick<CheckedParameter, 'type' | 'source'> {
  /** The statement itself casts it, wherever it stands. */
  readonly isCast: boolean
}

export interface DocumentColumn {
  /** The type that the document's value is read as. */
  readonly type: string
  /** The value of the type that the statement asks for, from the name of the column. */
  value(reference: string): string
  /** A value as JSON has it. */
  readonly write: Writing
}

/** The fixed parts of `database.js` and `database.d.ts`. */
export interface DatabaseTemplate {
  /** The function `New`, which uses the other parts. */
  readonly create: RuntimePart
  /** The class `Queries` that the methods are assigned to. */
  readonly queries: RuntimePart
  /** The parts of which a project gets those that it uses, in the order in which they are shown. */
  readonly parts: readonly RuntimePart[]
  /** Declares what the user passes to `New`. */
  readonly clientType: string
  /** What a query object stands on, for its doc comment: `pool or connection`. */
  readonly standsOn: string
  /** What `New` calls its parameter. */
  readonly client: string
  /** What the doc comment of `New` calls it. */
  readonly clientNoun: string
}

export function named(...names: readonly TsName[]): TsType {
  return { kind: 'named', names }
}

export function convert(codec: Codec, ...rest: readonly (number | Codec)[]): Conversion {
  return { codec, rest }
}

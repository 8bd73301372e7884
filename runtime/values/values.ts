import type { Type } from '../../compiler/ir/type.ts'
import type { RawValue } from '../raw-value.ts'
import type { Cell, Json, JsonForm, Kind } from './cell-value.ts'

/** A value that a statement is given, or why it cannot be one of that type. */
export type Written =
  | { readonly kind: 'value'; readonly parameter: RawValue | boolean }
  /** A whole sentence without the value: "a date is written as 2024-12-31". */
  | { readonly kind: 'refused'; readonly reason: string }

/** What the values of an engine are in JSON, both ways. */
export interface Values {
  kindOf(type: Type): Kind
  /** Nothing is lost: what JSON's numbers would round is a string. */
  read(raw: RawValue, type: Type, form: JsonForm): Cell
  /** The same for many values of one type. */
  readerOf(type: Type, form: JsonForm): (raw: RawValue) => Cell
  /** What may not be stored in a column of the type is refused before any SQL. */
  write(value: Json, type: Type, form: JsonForm): Written
}

import { type Static, Type } from '@sinclair/typebox'
import { jsonValue, timing } from './cell.ts'

const strict = { additionalProperties: false }

export const importFormat = Type.Union([
  Type.Literal('csv'),
  Type.Literal('json'),
  Type.Literal('ndjson'),
])
export type ImportFormat = Static<typeof importFormat>

/** Fields of CSV are named by their places, from 0; those of JSON by their names. */
export const fieldMapping = Type.Object({ from: Type.String(), to: Type.String() }, strict)
export type FieldMapping = Static<typeof fieldMapping>

/** A part of a file, which begins where a row begins. */
export const tableImport = Type.Object(
  {
    schema: Type.Optional(Type.String()),
    format: importFormat,
    text: Type.String(),
    /** True: the file goes on, so that the last row of the text may be cut. */
    more: Type.Optional(Type.Boolean()),
    /** Of JSON: the text begins in a list of rows, as the answer to the part before it says. */
    openList: Type.Optional(Type.Boolean()),
    /** Of CSV; found out where it is absent. */
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    /** The first row of the text holds the names of the fields; found out where it is absent. */
    header: Type.Optional(Type.Boolean()),
    /** The text that stands for NULL in CSV, without quotes; an empty one where it is absent. */
    nullText: Type.Optional(Type.String()),
    /** False: apostrophes that guard against formulas stay. */
    unguard: Type.Optional(Type.Boolean()),
    /** Fields that are not named are left out; by their names where it is absent. */
    mapping: Type.Optional(Type.Array(fieldMapping)),
    /** What happens to a row that another one keeps out. */
    onConflict: Type.Optional(Type.Union([Type.Literal('error'), Type.Literal('skip')])),
    /** False: the rows are not kept for undo. */
    undo: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type TableImport = Static<typeof tableImport>

export const importFault = Type.Object({
  /** The row within this text, from 0, without the header. */
  row: Type.Integer(),
  column: Type.Optional(Type.String()),
  message: Type.String(),
})
export type ImportFault = Static<typeof importFault>

export const importAnswer = Type.Object({
  /** The rows of the text. */
  rows: Type.Integer(),
  /** Of a dry run: those that would be written. */
  inserted: Type.Integer(),
  skipped: Type.Integer(),
  /** So many bytes of the text, as UTF-8, have been read; the next part begins behind them. */
  consumed: Type.Integer(),
  /** How the text was read. */
  delimiter: Type.String(),
  header: Type.Boolean(),
  /** Of JSON: what has been read ends in a list of rows, which the next part goes on with. */
  openList: Type.Boolean(),
  /** The fields of the file with what they are called in it. */
  fields: Type.Array(Type.Object({ from: Type.String(), label: Type.String() })),
  mapping: Type.Array(fieldMapping),
  /** The first rows, in the order of the fields. */
  sample: Type.Array(Type.Array(jsonValue)),
  /** The first of what is wrong; where anything is, nothing was written. */
  faults: Type.Array(importFault),
  faultCount: Type.Integer(),
  undoId: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type ImportAnswer = Static<typeof importAnswer>

import { type Static, Type } from '@sinclair/typebox'
import { bytes, databaseNumber, timing } from './bytes.ts'

const strict = { additionalProperties: false }

/** `ndjson` is a typed value a line; `dump` the server's own form, which only the same or a later release reads. */
const keyFormat = Type.Union([Type.Literal('ndjson'), Type.Literal('dump')])

/** Keys by their names, or all that fit a pattern; all keys without either. */
export const keyExport = Type.Object(
  {
    database: databaseNumber,
    keys: Type.Optional(Type.Array(bytes, { minItems: 1, maxItems: 10_000 })),
    match: Type.Optional(Type.String({ minLength: 1 })),
    type: Type.Optional(Type.String({ minLength: 1 })),
    format: keyFormat,
  },
  strict,
)
export type KeyExport = Static<typeof keyExport>

/** A part of a file, which begins where a line begins; both formats are known by their lines. */
export const keyImport = Type.Object(
  {
    database: databaseNumber,
    text: Type.String(),
    /** True: the file goes on, so that the last line of the text may be cut. */
    more: Type.Optional(Type.Boolean()),
    /** What becomes of keys that are there already; `error` where it is absent: nothing is written. */
    onConflict: Type.Optional(
      Type.Union([Type.Literal('error'), Type.Literal('skip'), Type.Literal('replace')]),
    ),
    dryRun: Type.Optional(Type.Boolean()),
    /** What the answer to the part before said: its last key is left out, and may go on here. */
    skipping: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type KeyImport = Static<typeof keyImport>

export const keyImportAnswer = Type.Object({
  keys: Type.Integer(),
  /** Of a dry run: those that would be written. */
  written: Type.Integer(),
  skipped: Type.Integer(),
  replaced: Type.Integer(),
  /** Lines that name a key which the user of the export might not reach, and hold no value. */
  unreachable: Type.Integer(),
  /** So many bytes of the text, as UTF-8, have been read; the next part begins behind them. */
  consumed: Type.Integer(),
  /** The last key was left out; the next part is told so. */
  skipping: Type.Boolean(),
  /** The first of what is wrong, by lines from 1; where anything is, nothing was written. */
  faults: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() })),
  faultCount: Type.Integer(),
  timing,
})
export type KeyImportAnswer = Static<typeof keyImportAnswer>

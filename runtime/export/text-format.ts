import type { RawValue } from '../raw-value.ts'
import type { OpenDatabase } from '../open-database.ts'
import { csvFormat } from './csv-format.ts'
import type { ExportFormat } from './export-format.ts'
import { jsonFormat, ndjsonFormat } from './json-format.ts'

/** The formats of which each table is a file. */
export type TextFormat = 'json' | 'ndjson' | 'csv'

export interface TextWish {
  readonly format: TextFormat
  /** Texts of CSV that a spreadsheet would run get an apostrophe. */
  readonly isGuarded: boolean
}

/** How the rows of a database are written in a file of the format. */
export function textFormat(
  { values }: Pick<OpenDatabase, 'values'>,
  { format, isGuarded }: TextWish,
): ExportFormat {
  const { kindOf } = values
  const formats = {
    csv: () => csvFormat({ kindOf, textOf, isGuarded }),
    json: () => jsonFormat(values),
    ndjson: () => ndjsonFormat(values),
  } as const satisfies Record<TextFormat, () => ExportFormat>
  return formats[format]()
}

function textOf(raw: Exclude<RawValue, null>): string {
  return raw instanceof Uint8Array ? `\\x${Buffer.from(raw).toString('hex')}` : String(raw)
}

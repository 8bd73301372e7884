import type { RawValue } from '../../../runtime/database.ts'
import { csvFormat } from '../../../runtime/export/csv-format.ts'
import type { ExportFormat } from '../../../runtime/export/export-format.ts'
import { jsonFormat, ndjsonFormat } from '../../../runtime/export/json-format.ts'
import { sqlFormat } from '../../../runtime/export/sql-format.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type * as Api from '../../api/export.ts'

interface Wanted {
  readonly format: Api.ExportFormat
  readonly guard: boolean
  /** The table of INSERT statements, quoted. */
  readonly relation: string
  /** The database numbers one of the columns itself, and takes no other number without being told to. */
  readonly isNumbered?: boolean
}

/** How the rows of a database are written in a file of the format. */
export function fileFormat(opened: OpenDatabase, wanted: Wanted): ExportFormat {
  const { values, sqlText, literal } = opened
  const { kindOf } = values
  const { relation, guard: isGuarded, isNumbered = false } = wanted
  const overriding = isNumbered ? opened.editText.overriding : ''
  const statement = { relation, overriding, quote: sqlText.quote }
  const formats = {
    csv: () => csvFormat({ kindOf, textOf, isGuarded }),
    json: () => jsonFormat(values),
    ndjson: () => ndjsonFormat(values),
    sql: () => sqlFormat({ ...statement, kindOf, literal }),
  } as const satisfies Record<Api.ExportFormat, () => ExportFormat>
  return formats[wanted.format]()
}

function textOf(raw: Exclude<RawValue, null>): string {
  return raw instanceof Uint8Array ? `\\x${Buffer.from(raw).toString('hex')}` : String(raw)
}

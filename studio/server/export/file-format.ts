import type { ExportFormat } from '../../../runtime/export/export-format.ts'
import { sqlFormat } from '../../../runtime/export/sql-format.ts'
import { textFormat } from '../../../runtime/export/text-format.ts'
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
  const { format, relation, guard: isGuarded, isNumbered = false } = wanted
  if (format !== 'sql') return textFormat(opened, { format, isGuarded })
  const { values, sqlText, literal, editText } = opened
  const overriding = isNumbered ? editText.overriding : ''
  const { kindOf } = values
  return sqlFormat({ relation, overriding, quote: sqlText.quote, kindOf, literal })
}

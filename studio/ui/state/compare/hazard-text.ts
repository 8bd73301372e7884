import type { Hazard } from '../../../api/migrations.ts'
import { HAZARD_WORDS } from '../migrations/migration-words.ts'
import { groupedNumber } from '../numbers.ts'

/** What a statement puts at risk in a few words, with the number of rows where somebody has counted them. */
export function hazardText({ kind, object, rows }: Hazard): string {
  if (rows === null) return HAZARD_WORDS[kind]
  if (kind === 'data-loss') return rows === 0 ? 'Nothing is lost' : `${lostText(object, rows)} lost`
  return `${HAZARD_WORDS[kind]}, ${rowsText(rows)}`
}

/** Of a table the rows are lost, of a column the values in them. */
function lostText(object: string, rows: number): string {
  if (object.startsWith('table ')) return rowsText(rows)
  return rows === 1 ? '1 value' : `${groupedNumber(rows)} values`
}

function rowsText(rows: number): string {
  return rows === 1 ? '1 row' : `${groupedNumber(rows)} rows`
}

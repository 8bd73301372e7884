import type { Queryable } from '../database.ts'
import type { EditedTable } from './edited-table.ts'
import { sameImage } from './rows/locate-row.ts'
import { type FoundRow, findRows } from './rows/read-rows.ts'
import type { RowImage } from './rows/row-image.ts'
import { rowName } from './rows/row-name.ts'
import { inParts, rowsAre } from './rows/rows-are.ts'
import { haveSureKeys } from './rows/sure-keys.ts'
import { unchangedRow } from './update/unchanged-row.ts'

interface Wanted {
  readonly image: RowImage
}

/**
 * The rows that still are their images, in the same order, read together where their keys are sure. Throws Stopped for
 * the first one that is not.
 */
export async function unchangedRows(
  session: Queryable,
  table: EditedTable,
  wanted: readonly Wanted[],
): Promise<readonly FoundRow[]> {
  const rows: FoundRow[] = []
  for (const part of inParts(wanted)) {
    const sure = part.filter(({ image }) => haveSureKeys(table, [image]))
    const known = sure.length > 0 ? await readTogether(session, table, sure) : NONE
    for (const { image } of part) {
      const row = known.get(rowName(table, image))
      const isSame = row !== undefined && sameImage(table, row, image)
      const taken = haveSureKeys(table, [image]) ? [] : rows
      rows.push(isSame ? row : await unchangedRow(session, table, { image, taken }))
    }
  }
  return rows
}

const NONE: ReadonlyMap<string, FoundRow> = new Map()

async function readTogether(
  session: Queryable,
  table: EditedTable,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, FoundRow>> {
  const images = wanted.map(({ image }) => ({ ...image, address: [] }))
  const { rows } = await findRows(session, table, {
    where: (writer) => rowsAre(table, images, writer),
    isLocked: true,
    maxRows: images.length + 1,
  })
  return new Map(rows.map((row) => [rowName(table, row), row]))
}

import type { Queryable } from '../../database.ts'
import type { EditedTable } from '../edited-table.ts'
import { changedColumns, findImage, sameImage } from '../rows/locate-row.ts'
import { refused, Stopped } from '../outcome.ts'
import { type FoundRow, storedRow } from '../rows/read-rows.ts'
import type { RowImage } from '../rows/row-image.ts'

interface Sought {
  readonly image: RowImage
  /** What the row may be as well, because the database has changed it already. */
  readonly orElse?: RowImage | undefined
  /** Rows that are like others, and stand for these. */
  readonly taken?: readonly FoundRow[]
}

/** The row that an image shows. Throws Stopped where it is not the same to the byte. */
export async function unchangedRow(
  session: Queryable,
  table: EditedTable,
  { image, orElse, taken = [] }: Sought,
): Promise<FoundRow> {
  const found = await findImage(session, table, image)
  if (found === 'too-many')
    throw refused('key', 'Too many rows are like this one to tell them apart.')
  const row = found.find(({ address }) => !taken.some((each) => isSameAddress(each, address)))
  if (row === undefined) throw new Stopped({ kind: 'conflict', current: undefined, columns: [] })
  if (sameImage(table, row, image)) return row
  if (orElse !== undefined && sameImage(table, row, orElse)) return row
  const columns = changedColumns(table, row, image).map(({ name }) => name)
  throw new Stopped({ kind: 'conflict', current: storedRow(table, row), columns })
}

/** Rows without an address are told apart by their values alone. */
function isSameAddress({ address }: FoundRow, other: FoundRow['address']): boolean {
  return other.length > 0 && address.join(' ') === other.join(' ')
}

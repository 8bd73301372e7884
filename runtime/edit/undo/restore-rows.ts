import type { Queryable } from '../../database.ts'
import { type EditedTable, isComputed } from '../edited-table.ts'
import { insertRow } from '../insert/insert-row.ts'
import { insertStatement } from '../insert/insert-statement.ts'
import { imageValues } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import { type FoundRow, findRows } from '../rows/read-rows.ts'
import type { PlacedRow } from './restore-order.ts'
import { rowName } from '../rows/row-name.ts'
import { MOST_NAMED, rowsAre } from '../rows/rows-are.ts'
import { haveSureKeys } from '../rows/sure-keys.ts'

/** The parameters and the bytes that one statement may have: SQLite takes 32,766, MySQL packets of 64 MB. */
const MOST_PARAMETERS = 20_000
const MOST_BYTES = 4 * 1024 * 1024

/** Adds rows with all that they held, their keys too, and gives them as they are then stored. */
export async function restoreRows(
  session: Queryable,
  placed: readonly PlacedRow[],
): Promise<ReadonlyMap<number, FoundRow>> {
  const stored = new Map<number, FoundRow>()
  for (const group of groupsOf(placed)) {
    const [{ table } = {}] = group
    if (table === undefined) continue
    const images = group.map(({ image }) => image)
    const restore = haveSureKeys(table, images) ? restoreTogether : restoreEach
    const rows = await restore(session, table, group)
    for (const [index, row] of rows.entries()) stored.set(group[index]?.number ?? -1, row)
  }
  return stored
}

function valuesOf({ table, image, withheld }: PlacedRow) {
  const columns = table.columns.filter((column) => !isComputed(column))
  return imageValues(table, image, columns).map((value) =>
    withheld.includes(value.column) ? { ...value, parameter: null } : value,
  )
}

async function restoreTogether(
  session: Queryable,
  table: EditedTable,
  group: readonly PlacedRow[],
): Promise<readonly FoundRow[]> {
  const columns = table.columns.filter((column) => !isComputed(column))
  const lists = group.map((row) => valuesOf(row).map(({ parameter }) => parameter))
  await session.query(insertStatement(table, columns, lists))
  const images = group.map(({ image }) => ({ ...image, address: [] }))
  const { rows } = await findRows(session, table, {
    where: (writer) => rowsAre(table, images, writer),
    isLocked: true,
    maxRows: group.length + 1,
  })
  const found = new Map(rows.map((row) => [rowName(table, row), row]))
  return images.map((image) => {
    const row = found.get(rowName(table, image))
    if (row === undefined) throw refused('key', 'A row could not be found again under its old key.')
    return row
  })
}

async function restoreEach(
  session: Queryable,
  table: EditedTable,
  group: readonly PlacedRow[],
): Promise<readonly FoundRow[]> {
  const rows: FoundRow[] = []
  for (const row of group) rows.push(await insertRow(session, table, valuesOf(row)))
  return rows
}

/** Neighbours of one table, as many as one statement takes. */
function groupsOf(placed: readonly PlacedRow[]): readonly PlacedRow[][] {
  const groups: PlacedRow[][] = []
  let bytes = 0
  for (const row of placed) {
    const group = groups.at(-1)
    const most = Math.min(MOST_NAMED, MOST_PARAMETERS / row.table.columns.length - 1)
    const isOther = group?.[0] === undefined || !areAlike(group[0], row)
    bytes += sizeOf(row)
    if (group === undefined || isOther || group.length >= most || bytes > MOST_BYTES) {
      groups.push([row])
      bytes = sizeOf(row)
    } else group.push(row)
  }
  return groups
}

/** Rows of one table whose keys are sure, or are not. */
function areAlike(one: PlacedRow, other: PlacedRow): boolean {
  const isSure = ({ table, image }: PlacedRow) => haveSureKeys(table, [image])
  return one.table.relation === other.table.relation && isSure(one) === isSure(other)
}

function sizeOf({ image: { values } }: PlacedRow): number {
  return values.reduce<number>((sum, value) => {
    const isSized = typeof value === 'string' || value instanceof Uint8Array
    return sum + (isSized ? value.length : 8)
  }, 0)
}

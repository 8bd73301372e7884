import type { Queryable } from '../../database.ts'
import type { Dependents, TableRow } from './dependent-rows.ts'
import { Stopped } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import type { RestoredRow } from '../undo/restore-order.ts'
import type { RowImage } from '../rows/row-image.ts'
import { rowName } from '../rows/row-name.ts'

/** A row that is deleted when a change is taken back or made again. */
export interface GoingRow extends RestoredRow {
  readonly found: FoundRow
  /** The database deletes it by itself. */
  readonly isDerived: boolean
}

type Imaged = Pick<RestoredRow, 'table' | 'image'>

interface Known {
  readonly rows: readonly GoingRow[]
  /** The rows of which it is known that they lose a reference. */
  readonly losing: readonly Imaged[]
}

/** Throws Stopped where other rows refer to these now than went or changed with them before. */
export async function checkDependents(
  session: Queryable,
  dependents: Dependents,
  known: Known,
): Promise<void> {
  const found: TableRow[] = []
  const direct = known.rows.filter(({ isDerived }) => !isDerived)
  for (const table of new Set(direct.map((row) => row.table))) {
    const rows = direct.filter((row) => row.table === table).map((row) => row.found)
    found.push(...(await dependents.ofDeleted(session, { table, rows })))
  }
  checkKnown([...found, ...dependents.losing()], [...known.rows, ...known.losing])
}

/** Throws Stopped where one of the rows is found more often than it is known. */
export function checkKnown(found: readonly TableRow[], known: readonly Imaged[]): void {
  const others = unknownRows(found, known)
  if (others.size === 0) return
  const list = [...others].map(([name, rows]) => `${rows} of "${name}"`).join(', ')
  const reason = `Rows that refer to these now would go or change as well: ${list}.`
  throw new Stopped({ kind: 'conflict', current: undefined, columns: [], reason })
}

/** How many rows of each table are found more often than they are known. */
function unknownRows(
  found: readonly TableRow[],
  known: readonly Imaged[],
): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  for (const { table, image } of known) add(left, nameOf(table, image), 1)
  const others = new Map<string, number>()
  for (const { table, row } of found) {
    const name = nameOf(table, row)
    if ((left.get(name) ?? 0) > 0) add(left, name, -1)
    else add(others, table.relation.name, 1)
  }
  return others
}

/** Equal rows that no key tells apart have one name, wherever they are stored. */
function nameOf(table: Imaged['table'], { values, fingerprints }: RowImage): string {
  return rowName(table, { values, fingerprints })
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count)
}

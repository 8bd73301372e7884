import type { Catalog } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { Claim, ClaimedRow, Direction } from '../../journal/journal.ts'
import type { OpenDatabase } from '../../open-database.ts'
import { type EditedTable, editedTable } from '../edited-table.ts'
import type { Move } from './move.ts'
import { moveRows } from './move-rows.ts'
import { refused } from '../outcome.ts'
import { storedRow } from '../rows/read-rows.ts'
import { allRelations } from '../delete/references.ts'
import type { StoredRow } from '../rows/row-image.ts'

interface TakenBack {
  readonly open: OpenDatabase
  readonly catalog: Catalog
  readonly claim: Claim
  readonly direction: Direction
}

/**
 * Moves all rows of a claim, and gives those that are there afterwards in the order in which they were changed. Throws
 * Stopped where a row is not what the change has left.
 */
export async function takeBack(
  session: Queryable,
  taken: TakenBack,
): Promise<readonly StoredRow[]> {
  const { claim, direction, open, catalog } = taken
  const moves = movesOf(taken)
  const ordered = direction === 'undo' ? moves.toReversed() : moves
  const stored = await moveRows(session, { open, catalog, direction, moves: ordered })
  return moves.flatMap(({ number, table, isDerived }) => {
    const row = stored.get(number)
    claim.becomes(number, row)
    return row === undefined || isDerived ? [] : [storedRow(table, row)]
  })
}

function movesOf({ open, catalog, claim, direction }: TakenBack): readonly Move[] {
  const tables = new Map<string, EditedTable>()
  return [...claim.rows()].map(({ number, row }) => {
    const table = tableOf(row, { tables, open, catalog })
    const { before, after, written, isDerived } = row
    const [from, to] = direction === 'undo' ? [after, before] : [before, after]
    return { number, table, from, to, written, isDerived }
  })
}

/** Throws Stopped where the table is another one now. */
function tableOf(
  { schema, relation: name, columns }: ClaimedRow['row'],
  known: Pick<TakenBack, 'open' | 'catalog'> & { readonly tables: Map<string, EditedTable> },
): EditedTable {
  const key = JSON.stringify([schema, name])
  const table = known.tables.get(key) ?? findTable(known, { schema, name })
  known.tables.set(key, table)
  const names = table.columns.map((column) => column.name)
  if (names.join('\0') !== columns.join('\0')) throw refused('table', CHANGED)
  return table
}

const CHANGED = 'The columns of the table are others now, so that the change cannot be taken back.'

function findTable(
  { open, catalog }: Pick<TakenBack, 'open' | 'catalog'>,
  { schema, name }: { readonly schema: string; readonly name: string },
): EditedTable {
  const found = allRelations(catalog).find((each) => each.schema === schema && each.name === name)
  if (found === undefined) throw refused('table', 'The table does not exist any more.')
  return editedTable(open, found)
}

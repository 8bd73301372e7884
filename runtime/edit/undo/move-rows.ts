import type { Catalog } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { Direction } from '../../journal/journal.ts'
import type { OpenDatabase } from '../../open-database.ts'
import { checkDependents, type GoingRow } from '../delete/check-dependents.ts'
import { checkWhole } from '../delete/check-whole.ts'
import { deleteFound } from '../delete/delete-together.ts'
import { Dependents } from '../delete/dependent-rows.ts'
import { changeRows } from './change-rows.ts'
import { type CheckLosing, losingCheck } from './check-losing.ts'
import { checkExact } from './exact-row.ts'
import type { Move } from './move.ts'
import { putBack } from './put-back.ts'
import { restoreOrder } from './restore-order.ts'
import { restoreRows } from './restore-rows.ts'
import type { RowImage } from '../rows/row-image.ts'
import { unchangedRows } from '../unchanged-rows.ts'

interface Moves {
  readonly open: OpenDatabase
  readonly catalog: Catalog
  readonly direction: Direction
  /** In the order in which single rows are changed. */
  readonly moves: readonly Move[]
}

type Stored = Map<number, RowImage>

/** Rows come back before others change and go, so that each finds the rows that it refers to. */
export async function moveRows(
  session: Queryable,
  { open, catalog, direction, moves }: Moves,
): Promise<ReadonlyMap<number, RowImage>> {
  const stored: Stored = new Map()
  const coming = moves.filter(({ from }) => from === undefined)
  const changing = moves.filter(({ from, to }) => from !== undefined && to !== undefined)
  const going = moves.filter(({ to }) => to === undefined)
  await bringBack(session, { catalog, moves: coming, stored })
  const check = losingCheck({ open, catalog }, moves)
  if (going.length === 0) await changeRows(session, { direction, moves: changing, stored, check })
  else
    await takeOut(session, {
      open,
      catalog,
      direction,
      moves: going,
      losing: changing,
      stored,
      check,
    })
  return stored
}

async function bringBack(
  session: Queryable,
  { catalog, moves, stored }: Pick<Moves, 'catalog' | 'moves'> & { readonly stored: Stored },
): Promise<void> {
  const rows = moves.flatMap(({ to: image, ...move }) => (image ? [{ ...move, image }] : []))
  const written = new Map(rows.map((row) => [row.number, row.written]))
  const placed = restoreOrder(catalog, rows)
  const found = await restoreRows(session, placed)
  for (const row of placed) {
    const first = found.get(row.number)
    if (first === undefined) continue
    const last = row.withheld.length > 0 ? await putBack(session, row, first) : first
    const names = written.get(row.number) ?? []
    checkExact(row.table, { stored: last, wanted: row.image, written: names })
    stored.set(row.number, last)
  }
}

type Going = Moves & {
  readonly losing: readonly Move[]
  readonly stored: Stored
  readonly check: CheckLosing
}

/** Rows that go take others with them, and these must be the ones that went before. */
async function takeOut(session: Queryable, { open, catalog, ...going }: Going): Promise<void> {
  const rows: GoingRow[] = []
  for (const table of new Set(going.moves.map((move) => move.table))) {
    await checkWhole(session, table)
    const moves = going.moves.flatMap(({ from: image, ...move }) =>
      image === undefined || move.table !== table ? [] : [{ ...move, image }],
    )
    const found = await unchangedRows(session, table, moves)
    rows.push(
      ...moves.flatMap(({ number, image, isDerived }, place) => {
        const row = found[place]
        return row === undefined ? [] : [{ number, table, image, found: row, isDerived }]
      }),
    )
  }
  const losing = going.losing.flatMap(({ table, from }) => (from ? [{ table, image: from }] : []))
  await checkDependents(session, new Dependents(open, catalog), { rows, losing })
  const direct = rows.filter(({ isDerived }) => !isDerived)
  for (const table of new Set(direct.map((row) => row.table))) {
    const found = direct.filter((row) => row.table === table).map((row) => row.found)
    await deleteFound(session, table, { rows: found, catalog })
  }
  const { direction, losing: moves, stored, check } = going
  await changeRows(session, { direction, moves, stored, check })
}

import { type Accessor, createMemo, createSignal } from 'solid-js'
import { type CellPlace, type CellSelection, singleCell } from './cell-selection.ts'
import type { GridRow } from './grid-row.ts'

export interface FollowedSelection {
  readonly selection: Accessor<CellSelection>
  readonly select: (selection: CellSelection) => void
}

/** A selection, and the rows that it stands on; undefined where those in sight are not the ones that are asked for. */
interface Followed {
  readonly chosen: CellSelection
  readonly selection: CellSelection
  readonly active: string | undefined
  readonly anchor: string | undefined
}

type FollowedRow = Pick<GridRow, 'id'>

/**
 * A selection that stays with its rows when others come before them or go, as when they are read again: what is typed
 * next belongs to the row that was chosen.
 */
export function createFollowedSelection(
  rows: Accessor<readonly FollowedRow[]>,
  isOfView: Accessor<boolean>,
): FollowedSelection {
  const first = singleCell({ row: 0, column: 0 })
  const [chosen, setChosen] = createSignal(first, { equals: false })
  const followed = createMemo<Followed>(
    (last) => {
      const given = chosen()
      const now = rows()
      const selection = given === last.chosen ? moved(last, now) : given
      const idAt = ({ row }: CellPlace) => (isOfView() ? now[row]?.id : undefined)
      const { active, anchor } = selection
      return { chosen: given, selection, active: idAt(active), anchor: idAt(anchor) }
    },
    { chosen: first, selection: first, active: undefined, anchor: undefined },
  )
  return { selection: createMemo(() => followed().selection), select: setChosen }
}

function moved(last: Followed, rows: readonly FollowedRow[]): CellSelection {
  const { selection } = last
  const active = placeOf(selection.active, last.active, rows)
  const anchor = placeOf(selection.anchor, last.anchor, rows)
  const isSame = active === selection.active && anchor === selection.anchor
  return isSame ? selection : { active, anchor }
}

/** Where a row stands now; its place goes to the next one when it is gone. */
function placeOf(
  place: CellPlace,
  id: string | undefined,
  rows: readonly FollowedRow[],
): CellPlace {
  if (id === undefined || rows[place.row]?.id === id) return place
  const row = rows.findIndex((one) => one.id === id)
  return row === -1 ? place : { ...place, row }
}

import { type Accessor, createSignal } from 'solid-js'
import type { Row } from '../../../api/cell.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { tableId, type TableAddress } from '../table-address.ts'

export interface StagedInsert {
  readonly id: number
  readonly set: Row
}

/** The rows of a table that wait to be deleted or added until the person saves them. */
export interface StagedRows {
  readonly isOn: Accessor<boolean>
  readonly setOn: (on: boolean) => void
  readonly deleted: Accessor<ReadonlyMap<string, GridRow>>
  readonly inserted: Accessor<readonly StagedInsert[]>
  readonly count: Accessor<number>
  readonly markDeleted: (rows: readonly GridRow[]) => void
  readonly unmarkDeleted: (id: string) => void
  readonly insert: (set: Row) => void
  readonly removeInsert: (id: number) => void
  readonly clear: () => void
}

interface Kept {
  readonly isOn: boolean
  readonly deleted: readonly GridRow[]
  readonly inserted: readonly StagedInsert[]
}

const NOTHING: Kept = { isOn: false, deleted: [], inserted: [] }

/** They are kept in the session of the tab, so that a reload neither drops nor saves them. */
export function createStagedRows(storage: Storage, table: TableAddress): StagedRows {
  const place = `quarry-staged:${tableId(table)}`
  const [kept, setKept] = createSignal<Kept>(readKept(storage.getItem(place)))
  const change = (part: Partial<Kept>) => {
    const next = { ...kept(), ...part }
    setKept(next)
    const isPlain = !next.isOn && next.deleted.length + next.inserted.length === 0
    if (isPlain) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify(next))
  }
  const deleted = () => new Map(kept().deleted.map((row) => [row.id, row] as const))
  return {
    isOn: () => kept().isOn,
    setOn: (isOn) => change({ isOn }),
    deleted,
    inserted: () => kept().inserted,
    count: () => kept().deleted.length + kept().inserted.length,
    markDeleted: (rows) => {
      const fresh = rows.filter(({ id }) => !deleted().has(id))
      change({ deleted: [...kept().deleted, ...fresh] })
    },
    unmarkDeleted: (id) => change({ deleted: kept().deleted.filter((row) => row.id !== id) }),
    insert: (set) => {
      const id = Math.max(0, ...kept().inserted.map((each) => each.id)) + 1
      change({ inserted: [...kept().inserted, { id, set }] })
    },
    removeInsert: (id) => change({ inserted: kept().inserted.filter((each) => each.id !== id) }),
    clear: () => change({ deleted: [], inserted: [] }),
  }
}

function readKept(text: string | null): Kept {
  if (text === null) return NOTHING
  try {
    const value: unknown = JSON.parse(text)
    return isKept(value) ? value : NOTHING
  } catch {
    return NOTHING
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('isOn' in value)) return false
  const isOfLists = 'deleted' in value && Array.isArray(value.deleted)
  return isOfLists && 'inserted' in value && Array.isArray(value.inserted)
}

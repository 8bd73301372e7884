import { type Accessor, createSignal } from 'solid-js'
import type { Row } from '../../../api/cell.ts'
import { Intent } from '../api/intent.ts'
import type { Draft } from '../edit/draft.ts'
import type { GridRow } from '../grid/grid-row.ts'
import { tableId, type TableAddress } from '../table-address.ts'
import { isNewRow, newRowId } from './new-row-id.ts'

export interface StagedInsert {
  readonly id: number
  readonly set: Row
}

/** A row that waits to be deleted: where it stands in the grid, and its key. */
export type StagedDelete = Pick<GridRow, 'id' | 'key'>

/** A value of a row that waits to be added; DEFAULT leaves it to the database. */
export interface NewValue {
  readonly row: string
  readonly column: string
  readonly draft: Draft
}

/** The rows of a table that wait to be deleted or added until the person saves them. */
export interface StagedRows {
  readonly isOn: Accessor<boolean>
  readonly setOn: (on: boolean) => void
  readonly deleted: Accessor<ReadonlyMap<string, StagedDelete>>
  readonly inserted: Accessor<readonly StagedInsert[]>
  /** The new rows as the grid shows them, the latest one first. */
  readonly newRows: Accessor<readonly GridRow[]>
  readonly count: Accessor<number>
  /** Rows that are new wait no longer, the others wait to be deleted. */
  readonly markDeleted: (rows: readonly StagedDelete[]) => void
  readonly unmarkDeleted: (rows: readonly Pick<StagedDelete, 'id'>[]) => void
  readonly insert: (set: Row) => void
  readonly setValues: (values: readonly NewValue[]) => void
  readonly removeInsert: (id: number) => void
  readonly clear: () => void
  /** Saves them once, also where the answer is lost and the page is loaded again. */
  readonly saving: Intent
}

interface Kept {
  readonly isOn: boolean
  readonly deleted: readonly StagedDelete[]
  readonly inserted: readonly StagedInsert[]
}

const NOTHING: Kept = { isOn: false, deleted: [], inserted: [] }

/** They are kept in the session of the tab, so that a reload neither drops nor saves them. */
export function createStagedRows(storage: Storage, table: TableAddress): StagedRows {
  const place = `quarry-staged:${tableId(table)}`
  const [waiting, setWaiting] = createSignal(derived(readKept(storage.getItem(place))))
  const kept = () => waiting().kept
  const deleted = () => waiting().deleted
  const change = (part: Partial<Kept>) => {
    const next = { ...kept(), ...part }
    setWaiting(derived(next))
    const isPlain = !next.isOn && next.deleted.length + next.inserted.length === 0
    if (isPlain) storage.removeItem(place)
    else storage.setItem(place, JSON.stringify(next))
  }
  return {
    isOn: () => kept().isOn,
    setOn: (isOn) => change({ isOn }),
    deleted,
    inserted: () => kept().inserted,
    newRows: () => waiting().newRows,
    count: () => kept().deleted.length + kept().inserted.length,
    markDeleted: (rows) => {
      const gone = new Set(rows.map(({ id }) => id))
      const fresh = rows.filter(({ id }) => !isNewRow(id) && !deleted().has(id))
      change({
        deleted: [...kept().deleted, ...fresh.map(({ id, key }) => ({ id, key }))],
        inserted: kept().inserted.filter(({ id }) => !gone.has(newRowId(id))),
      })
    },
    unmarkDeleted: (rows) => {
      const stay = new Set(rows.map(({ id }) => id))
      change({ deleted: kept().deleted.filter(({ id }) => !stay.has(id)) })
    },
    insert: (set) => {
      const id = Math.max(0, ...kept().inserted.map((each) => each.id)) + 1
      change({ inserted: [...kept().inserted, { id, set }] })
    },
    setValues: (values) => {
      const inserted = kept().inserted.map(({ id, set }) => {
        const own = values.filter(({ row }) => row === newRowId(id))
        return { id, set: withValues(set, own) }
      })
      change({ inserted })
    },
    removeInsert: (id) => change({ inserted: kept().inserted.filter((each) => each.id !== id) }),
    clear: () => change({ deleted: [], inserted: [] }),
    saving: new Intent({ storage, name: `quarry-saving:${tableId(table)}` }),
  }
}

/** What waits, as the grid asks for it; made once for each change, as every row in sight asks. */
function derived(kept: Kept) {
  return {
    kept,
    deleted: new Map(kept.deleted.map((row) => [row.id, row] as const)),
    newRows: kept.inserted.map(newRow).toReversed(),
  }
}

function newRow({ id, set }: StagedInsert): GridRow {
  return { id: newRowId(id), key: {}, values: set, notes: {} }
}

function withValues(set: Row, values: readonly NewValue[]): Row {
  const next = { ...set }
  for (const { column, draft } of values) {
    if (draft.kind === 'value') next[column] = draft.value
    else delete next[column]
  }
  return next
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

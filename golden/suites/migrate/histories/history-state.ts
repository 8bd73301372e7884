import type { Random } from '../random.ts'

export interface ColumnState {
  name: string
  /** `checked`: a constraint names it, so that MySQL lets nobody rename it. */
  kind: 'number' | 'text' | 'mood' | 'checked'
  /** How often its type was widened. */
  width: number
  /** Of a column of moods. */
  labels: readonly string[]
}

export interface TableState {
  name: string
  columns: ColumnState[]
  indexes: string[]
  /** It is not renamed then: MySQL would leave a view that does not work. */
  hasView: boolean
}

/** What the files so far have made. */
export interface HistoryState {
  readonly tables: TableState[]
  readonly random: Random
  /** A name that was never given before. */
  name(stem: string): string
}

/** The statements of a file that does one more step. Undefined: there is nothing yet that it could be about. */
export type HistoryStep = (state: HistoryState) => readonly string[] | undefined

export function newState(random: Random): HistoryState {
  let count = 0
  return {
    tables: [],
    random,
    name(stem) {
      count += 1
      return `${stem}_${count}`
    },
  }
}

export function anyTable({ tables, random }: HistoryState): TableState | undefined {
  return tables[random(Math.max(1, tables.length))]
}

interface FoundColumn {
  readonly table: TableState
  readonly column: ColumnState
}

/** A column of the kind, of any table that has one which is in no index. */
export function anyColumn(
  { tables, random }: HistoryState,
  kind: ColumnState['kind'],
): FoundColumn | undefined {
  const found = tables.flatMap((table) =>
    table.columns.flatMap((column) => (column.kind === kind ? { table, column } : [])),
  )
  return found[random(Math.max(1, found.length))]
}

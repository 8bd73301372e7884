import type { CellNote, Row } from '../../../api/cell.ts'
import type { WholeRow } from '../edit/cell-edit.ts'

/** A row of the grid: its values, what is said of its cells, and the key that writes name. */
export interface GridRow {
  readonly id: string
  readonly key: Row
  readonly values: Row
  readonly notes: Readonly<Record<string, CellNote>>
}

export interface RowsWithNotes {
  readonly rows: readonly (Row | null)[]
  readonly keys: readonly (Row | null)[]
  readonly cells: readonly CellNote[]
}

export function rowId(key: Row): string {
  return JSON.stringify(key)
}

/** The rows of an answer; rows that a write did not give are left out. */
export function gridRows(answer: RowsWithNotes): GridRow[] {
  const notes: Record<string, CellNote>[] = answer.rows.map(() => ({}))
  for (const note of answer.cells) {
    const ofRow = notes[note.row]
    if (ofRow !== undefined) ofRow[note.column] = note
  }
  return answer.rows.flatMap((values, index) => {
    const key = answer.keys[index]
    if (values === null || key === null || key === undefined) return []
    return [{ id: rowId(key), key, values, notes: notes[index] ?? {} }]
  })
}

/** The member that stands for the key of a row that nothing tells apart. */
const TOKEN = 'token'

/** What stands for the key of a row that has none; undefined where it has one. */
export function wholeRow({ key, values, notes }: GridRow): WholeRow | undefined {
  const names = Object.keys(key)
  const isToken = names.length === 1 && names[0] === TOKEN && key[TOKEN] !== values[TOKEN]
  if (!isToken) return undefined
  const cut = Object.keys(notes).filter((name) => notes[name]?.truncated === true)
  return { values, cut }
}

/** Rows that nothing tells apart are told apart by their number, so that an edit shows in one of them. */
export function withDistinctIds(rows: readonly GridRow[]): readonly GridRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const count = seen.get(row.id) ?? 0
    seen.set(row.id, count + 1)
    return count === 0 ? row : { ...row, id: `${row.id}#${count}` }
  })
}

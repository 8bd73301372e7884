import type { RowImage } from '../edit/rows/row-image.ts'
import type { ChangedRow, Claim, ClaimedRow, Direction, JournalEntry } from './journal.ts'

export interface KeptEntry {
  entry: JournalEntry
  rows: readonly ChangedRow[]
  readonly bytes: number
  pending: 'do' | Direction | undefined
  isAbandoned: boolean
  /** The newest entry at the time when this one was undone. */
  undoneAfter?: KeptEntry | undefined
  readonly becoming: Map<number, RowImage | undefined>
}

/** Returns the newest entry of which it is known that it was done. */
export function newestOf(kept: readonly KeptEntry[]): KeptEntry | undefined {
  return kept.findLast(({ pending }) => pending !== 'do')
}

/** The claim of an entry that is taken. */
export function memoryClaim(kept: KeptEntry[], taken: KeptEntry): Claim {
  taken.isAbandoned = false
  const leftOut = new Set<number>()
  const release = (state: JournalEntry['state']) => {
    taken.rows = taken.rows.filter((_row, number) => !leftOut.has(number))
    taken.entry = { ...taken.entry, state, rows: taken.rows.length }
    taken.pending = undefined
    taken.becoming.clear()
  }
  return {
    entry: taken.entry,
    pending: taken.pending ?? 'do',
    rows: () => taken.rows.map((row, number) => claimedRow(taken, row, number)),
    becomes(number, row) {
      taken.becoming.set(number, row)
    },
    leaveOut: (number) => void leftOut.add(number),
    seal: () => undefined,
    settle() {
      taken.rows = taken.rows.map((row, number) => settledRow(taken, row, number))
      if (taken.pending === 'undo') taken.undoneAfter = newestOf(kept)
      release(taken.pending === 'undo' ? 'undone' : 'done')
    },
    withdraw() {
      if (taken.pending === 'do') kept.splice(kept.indexOf(taken), 1)
      else release(taken.entry.state)
    },
    abandon() {
      taken.isAbandoned = true
    },
  }
}

function claimedRow(taken: KeptEntry, row: ChangedRow, number: number): ClaimedRow {
  const becoming = taken.becoming.get(number)
  const outcomes = {
    do: { without: row.before, with: row.after },
    undo: { without: row.after, with: becoming },
    redo: { without: row.before, with: becoming },
  }[taken.pending ?? 'do']
  return { number, row, outcomes }
}

function settledRow({ pending, becoming }: KeptEntry, row: ChangedRow, number: number): ChangedRow {
  if (pending === 'undo') return { ...row, before: becoming.get(number) }
  return pending === 'redo' ? { ...row, after: becoming.get(number) } : row
}

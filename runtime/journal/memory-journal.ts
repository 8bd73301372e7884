import { randomBytes } from 'node:crypto'
import { imageBytes } from './image-bytes.ts'
import {
  type ChangedRow,
  type Claim,
  type ClaimRefusal,
  type Direction,
  type Draft,
  type Journal,
  JournalFull,
  type JournalSubject,
  type ListedEntry,
} from './journal.ts'
import { type JournalLimits, journalLimits } from './journal-limits.ts'
import { type KeptEntry, memoryClaim, newestOf } from './memory-claim.ts'

interface Keeping {
  readonly kept: KeptEntry[]
  readonly limits: JournalLimits
  readonly now: () => number
}

/** Keeps changes as long as the process lives. */
export function memoryJournal(
  reason: string,
  { limits = journalLimits, now = Date.now }: { limits?: JournalLimits; now?: () => number } = {},
): Journal {
  const kept: KeptEntry[] = []
  return {
    storage: { kind: 'memory', reason },
    list() {
      prune({ kept, limits, now })
      const settled = kept.filter(({ pending }) => pending !== 'do')
      const newest = newestOf(kept)
      return settled.map((each) => listed(each, newest)).reverse()
    },
    draft: (subject) => memoryDraft(subject, { kept, limits, now }),
    claim: (id, direction) => claimOf(kept, id, direction),
    abandoned: () =>
      kept.filter(({ isAbandoned }) => isAbandoned).map((entry) => memoryClaim(kept, entry)),
    close() {
      kept.length = 0
    },
  }
}

function listed({ entry, undoneAfter }: KeptEntry, newest: KeptEntry | undefined): ListedEntry {
  return { ...entry, isSuperseded: entry.state === 'undone' && undoneAfter !== newest }
}

function memoryDraft(subject: JournalSubject, keeping: Keeping): Draft {
  const { kept, limits, now } = keeping
  const rows: ChangedRow[] = []
  let bytes = 0
  const keep = (state: Pick<KeptEntry, 'pending' | 'isAbandoned'>) => {
    const id = randomBytes(8).toString('hex')
    const entry = { ...subject, id, rows: rows.length, at: now(), state: 'done' as const }
    kept.push({ entry, rows, bytes, becoming: new Map(), ...state })
    prune(keeping)
    return id
  }
  return {
    add(row) {
      bytes += (imageBytes(row.before)?.length ?? 0) + (imageBytes(row.after)?.length ?? 0)
      if (bytes > limits.bytes) throw new JournalFull(limits.bytes)
      rows.push(row)
    },
    seal: () => undefined,
    settle: () => keep({ pending: undefined, isAbandoned: false }),
    withdraw: () => undefined,
    abandon: () => keep({ pending: 'do', isAbandoned: true }),
  }
}

function claimOf(kept: KeptEntry[], id: string, direction: Direction): Claim | ClaimRefusal {
  const found = kept.find(({ entry }) => entry.id === id)
  if (found === undefined || found.pending === 'do') return 'unknown'
  if (found.pending !== undefined) return 'busy'
  if (direction === 'undo' && found.entry.state === 'undone') return 'already-undone'
  if (direction === 'redo' && found.entry.state === 'done') return 'not-undone'
  found.pending = direction
  return memoryClaim(kept, found)
}

function prune({ kept, limits, now }: Keeping): void {
  const isFull = () => kept.reduce((sum, { bytes }) => sum + bytes, 0) > limits.bytes
  const isOld = () => (kept[0]?.entry.at ?? now()) < now() - limits.milliseconds
  while (kept.length > limits.entries || isFull() || isOld()) kept.shift()
}

import type { RowImage } from '../edit/rows/row-image.ts'
import { imageBytes, imageOfBytes } from './image-bytes.ts'
import type { Claim, ClaimedRow, ClaimRefusal, Direction } from './journal.ts'
import { type EntryRecord, entryOf, type Shape, type StoredJournal } from './stored-entry.ts'

interface RowRecord {
  readonly number: number
  readonly shape: number
  readonly before: Buffer | null
  readonly after: Buffer | null
  readonly pending: Buffer | null
}

/** Rows are read in parts, so that a large entry is not in memory as a whole. */
const PART = 200

/** Takes an entry, which no other process has then: both ask the same row of the file. */
export function claimStored(
  journal: StoredJournal,
  id: string,
  direction: Direction,
): Claim | ClaimRefusal {
  const { database, owner } = journal
  const from = direction === 'undo' ? 'done' : 'undone'
  const taken = database
    .prepare(
      'UPDATE entries SET pending = ?, owner = ? WHERE id = ? AND state = ? AND pending IS NULL',
    )
    .run(direction, owner, id, from)
  const record = database
    .prepare<[string], EntryRecord>('SELECT * FROM entries WHERE id = ?')
    .get(id)
  if (record === undefined || record.state === 'new') return 'unknown'
  if (taken.changes === 1) return storedClaim(journal, record)
  if (record.state === from) return 'busy'
  return direction === 'undo' ? 'already-undone' : 'not-undone'
}

/** The claim of an entry that this process has taken. */
export function storedClaim(journal: StoredJournal, record: EntryRecord): Claim {
  return new StoredClaim(journal, record)
}

class StoredClaim implements Claim {
  readonly entry
  readonly pending
  readonly #journal: StoredJournal
  readonly #record: EntryRecord
  #becoming: (readonly [number, Buffer | null])[] = []
  #leftOut: number[] = []

  constructor(journal: StoredJournal, record: EntryRecord) {
    this.#journal = journal
    this.#record = record
    this.entry = entryOf(record)
    this.pending = record.pending ?? 'do'
  }

  *rows(): Generator<ClaimedRow> {
    const { database } = this.#journal
    const { number: entry } = this.#record
    const shapes = this.#shapes()
    const read = database.prepare<[number, number, number], RowRecord>(
      'SELECT * FROM rows WHERE entry = ? AND number > ? ORDER BY number LIMIT ?',
    )
    let last = -1
    while (true) {
      const records = read.all(entry, last, PART)
      for (const record of records) yield this.#claimedRow(record, shapes)
      if (records.length < PART) return
      last = records.at(-1)?.number ?? last
    }
  }

  becomes(number: number, row: RowImage | undefined): void {
    this.#becoming.push([number, imageBytes(row)])
  }

  leaveOut(number: number): void {
    this.#leftOut.push(number)
  }

  seal(): void {
    const { database } = this.#journal
    const update = database.prepare('UPDATE rows SET pending = ? WHERE entry = ? AND number = ?')
    const write = () => {
      for (const [number, image] of this.#becoming) update.run(image, this.#record.number, number)
    }
    database.transaction(write).immediate()
    this.#becoming = []
  }

  settle(): void {
    const { database } = this.#journal
    const { pending, number } = this.#record
    const side = pending === 'undo' ? 'before' : 'after'
    const write = () => {
      if (pending !== 'do') {
        database
          .prepare(`UPDATE rows SET ${side} = pending, pending = NULL WHERE entry = ?`)
          .run(number)
      }
      this.#removeLeftOut()
      this.#release(pending === 'undo' ? 'undone' : 'done')
      if (pending === 'undo') this.#markUndone()
    }
    database.transaction(write).immediate()
  }

  withdraw(): void {
    const { database } = this.#journal
    const { pending, number, state } = this.#record
    const write = () => {
      this.#removeLeftOut()
      if (pending === 'do') database.prepare('DELETE FROM entries WHERE number = ?').run(number)
      else this.#release(state)
    }
    database.transaction(write).immediate()
  }

  abandon(): void {
    this.#journal.database
      .prepare('UPDATE entries SET owner = NULL WHERE number = ?')
      .run(this.#record.number)
  }

  #removeLeftOut(): void {
    const { database } = this.#journal
    const { number: entry } = this.#record
    const remove = database.prepare('DELETE FROM rows WHERE entry = ? AND number = ?')
    for (const number of this.#leftOut) remove.run(entry, number)
    database
      .prepare('UPDATE entries SET rows = rows - ? WHERE number = ?')
      .run(this.#leftOut.length, entry)
    this.#leftOut = []
  }

  #release(state: EntryRecord['state']): void {
    this.#journal.database
      .prepare('UPDATE entries SET state = ?, pending = NULL, owner = NULL WHERE number = ?')
      .run(state, this.#record.number)
  }

  #markUndone(): void {
    this.#journal.database
      .prepare(
        `UPDATE entries SET undone_after = (SELECT max(number) FROM entries WHERE state <> 'new')
         WHERE number = ?`,
      )
      .run(this.#record.number)
  }

  #shapes(): ReadonlyMap<number, Shape> {
    const records = this.#journal.database
      .prepare<[number], { number: number; shape: string }>(
        'SELECT number, shape FROM shapes WHERE entry = ?',
      )
      .all(this.#record.number)
    return new Map(records.map(({ number, shape }) => [number, JSON.parse(shape)]))
  }

  #claimedRow(record: RowRecord, shapes: ReadonlyMap<number, Shape>): ClaimedRow {
    const shape = shapes.get(record.shape)
    if (shape === undefined) throw new Error('the undo journal lacks the columns of a row')
    const before = imageOfBytes(record.before)
    const after = imageOfBytes(record.after)
    const pending = imageOfBytes(record.pending)
    const outcomes = {
      do: { without: before, with: after },
      undo: { without: after, with: pending },
      redo: { without: before, with: pending },
    }[this.#record.pending ?? 'do']
    return { number: record.number, row: { ...shape, before, after }, outcomes }
  }
}

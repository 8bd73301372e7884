import { randomBytes } from 'node:crypto'
import { imageBytes } from './image-bytes.ts'
import { type ChangedRow, type Draft, JournalFull, type JournalSubject } from './journal.ts'
import type { Shape, StoredJournal } from './stored-entry.ts'

/** What is collected before it is written, so that a large change is not in memory as a whole. */
const CHUNK = 1024 * 1024

interface WaitingRow {
  readonly number: number
  readonly shape: number
  readonly before: Buffer | null
  readonly after: Buffer | null
}

export function storedDraft(
  journal: StoredJournal,
  subject: JournalSubject,
  prune: () => void,
): Draft {
  return new StoredDraft(journal, subject, prune)
}

class StoredDraft implements Draft {
  readonly #journal: StoredJournal
  readonly #subject: JournalSubject
  readonly #prune: () => void
  readonly #id = randomBytes(8).toString('hex')
  readonly #shapes = new Map<string, number>()
  #entry: number | bigint | undefined
  #waiting: WaitingRow[] = []
  #waitingBytes = 0
  #rows = 0
  #bytes = 0

  constructor(journal: StoredJournal, subject: JournalSubject, prune: () => void) {
    this.#journal = journal
    this.#subject = subject
    this.#prune = prune
  }

  add(row: ChangedRow): void {
    const before = imageBytes(row.before)
    const after = imageBytes(row.after)
    const bytes = (before?.length ?? 0) + (after?.length ?? 0)
    this.#bytes += bytes
    this.#waitingBytes += bytes
    if (this.#bytes > this.#journal.limits.bytes) throw new JournalFull(this.#journal.limits.bytes)
    this.#waiting.push({ number: this.#rows, shape: this.#shapeOf(row), before, after })
    this.#rows += 1
    if (this.#waitingBytes > CHUNK) this.seal()
  }

  seal(): void {
    this.#journal.database.transaction(() => this.#write()).immediate()
  }

  settle(): string {
    const { database } = this.#journal
    database
      .prepare(`UPDATE entries SET state = 'done', pending = NULL, owner = NULL WHERE id = ?`)
      .run(this.#id)
    this.#prune()
    return this.#id
  }

  withdraw(): void {
    this.#journal.database.prepare('DELETE FROM entries WHERE id = ?').run(this.#id)
  }

  abandon(): string {
    this.#journal.database.prepare('UPDATE entries SET owner = NULL WHERE id = ?').run(this.#id)
    return this.#id
  }

  #write(): void {
    const { database } = this.#journal
    const entry = this.#entryNumber()
    const insert = database.prepare(
      'INSERT INTO rows (entry, number, shape, before, after) VALUES (?, ?, ?, ?, ?)',
    )
    const shape = database.prepare(
      'INSERT OR IGNORE INTO shapes (entry, number, shape) VALUES (?, ?, ?)',
    )
    for (const [text, number] of this.#shapes) shape.run(entry, number, text)
    for (const row of this.#waiting) insert.run(entry, row.number, row.shape, row.before, row.after)
    database
      .prepare('UPDATE entries SET rows = ?, bytes = ? WHERE number = ?')
      .run(this.#rows, this.#bytes, entry)
    this.#waiting = []
    this.#waitingBytes = 0
  }

  #entryNumber(): number | bigint {
    if (this.#entry !== undefined) return this.#entry
    const { kind, schema, relation } = this.#subject
    const { database, now, owner } = this.#journal
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO entries (id, kind, schema, relation, at, rows, bytes, state, pending, owner)
         VALUES (?, ?, ?, ?, ?, 0, 0, 'new', 'do', ?)`,
      )
      .run(this.#id, kind, schema, relation, now(), owner)
    this.#entry = lastInsertRowid
    return lastInsertRowid
  }

  #shapeOf({ schema, relation, columns, written, isDerived }: ChangedRow): number {
    const text = JSON.stringify({ schema, relation, columns, written, isDerived } satisfies Shape)
    const known = this.#shapes.get(text)
    if (known !== undefined) return known
    this.#shapes.set(text, this.#shapes.size)
    return this.#shapes.size - 1
  }
}

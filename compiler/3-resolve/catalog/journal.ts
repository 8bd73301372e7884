/** What was done, and how to undo it: a statement that is refused has no effect. */
export interface Journal {
  note(undo: () => void): void
  /** How much is noted; what comes later can be taken back. */
  mark(): number
  takeBack(mark: number): void
  /** What is noted will not be taken back any more. */
  forget(): void
}

export function createJournal(): Journal {
  let undos: (() => void)[] = []
  return {
    note: (undo) => {
      undos.push(undo)
    },
    mark: () => undos.length,
    takeBack: (mark) => {
      for (const undo of undos.splice(mark).reverse()) undo()
    },
    forget: () => {
      undos = []
    },
  }
}

/** A map whose changes are noted. What is taken back may come last in its order. */
export class JournaledMap<K, V> extends Map<K, V> {
  private readonly journal: Journal

  constructor(journal: Journal, entries: Iterable<readonly [K, V]> = []) {
    super()
    this.journal = journal
    for (const [key, value] of entries) super.set(key, value)
  }

  override set(key: K, value: V): this {
    const undo = this.undoOf(key)
    this.journal.note(undo)
    return super.set(key, value)
  }

  override delete(key: K): boolean {
    if (this.has(key)) this.journal.note(this.undoOf(key))
    return super.delete(key)
  }

  private undoOf(key: K): () => void {
    if (!this.has(key)) return () => super.delete(key)
    const before = this.get(key)
    return () => {
      if (before !== undefined) super.set(key, before)
    }
  }
}

/** A set whose changes are noted. */
export class JournaledSet<T> extends Set<T> {
  private readonly journal: Journal

  constructor(journal: Journal, values: Iterable<T> = []) {
    super()
    this.journal = journal
    for (const value of values) super.add(value)
  }

  override add(value: T): this {
    if (!this.has(value)) this.journal.note(() => super.delete(value))
    return super.add(value)
  }

  override delete(value: T): boolean {
    if (this.has(value)) this.journal.note(() => super.add(value))
    return super.delete(value)
  }
}

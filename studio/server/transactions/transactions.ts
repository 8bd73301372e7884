import { randomUUID } from 'node:crypto'
import type { Database, QueryOptions, Session } from '../../../runtime/database.ts'
import { Refusal, refusal } from '../failure/refusal.ts'

/** A transaction that nobody uses for so many milliseconds is rolled back. */
export const IDLE_MS = 60_000
/** The others need connections too. */
const MOST_OPEN = 2

const FAILED = 'a statement of the transaction has failed, so that all of it was rolled back'

interface Held {
  readonly session: Session
  isBusy: boolean
  timer: NodeJS.Timeout
}

/** Transactions that a person begins and ends; each has a connection of its own meanwhile. */
export class Transactions {
  private readonly held = new Map<string, Held>()
  /** How many wait for their connection. */
  private opening = 0
  private readonly database: Pick<Database, 'reserve'>
  private readonly idleMs: number

  constructor(database: Pick<Database, 'reserve'>, idleMs: number = IDLE_MS) {
    this.database = database
    this.idleMs = idleMs
  }

  async begin(options: QueryOptions): Promise<string> {
    if (this.held.size + this.opening >= MOST_OPEN)
      throw refusal('too_many_requests', `at most ${MOST_OPEN} transactions are open at a time`)
    this.opening += 1
    try {
      return await this.open(options)
    } finally {
      this.opening -= 1
    }
  }

  private async open(options: QueryOptions): Promise<string> {
    const session = await this.database.reserve(options)
    const id = randomUUID()
    this.held.set(id, { session, isBusy: false, timer: this.timerOf(id) })
    try {
      await session.query({ sql: 'BEGIN', parameters: [] }, options)
      return id
    } catch (error) {
      await this.drop(id)
      throw error
    }
  }

  /** The session for one request. Throws: Refusal, where it has ended or another request uses it. */
  lend(id: string): { readonly session: Session; readonly giveBack: () => Promise<void> } {
    const held = this.find(id)
    clearTimeout(held.timer)
    held.isBusy = true
    const giveBack = async () => {
      held.isBusy = false
      held.timer = this.timerOf(id)
    }
    return { session: held.session, giveBack }
  }

  /** Commits or rolls back, and gives the connection back. */
  async end(id: string, sql: 'COMMIT' | 'ROLLBACK', options: QueryOptions): Promise<void> {
    const held = this.find(id)
    const { session } = held
    // Another request that ends it meanwhile finds none: the connection is somebody else's by then.
    this.held.delete(id)
    clearTimeout(held.timer)
    try {
      if (!session.inTransaction)
        throw refusal('conflict', 'a statement has ended the transaction already', 'id')
      const { command } = await session.query({ sql, parameters: [] }, options)
      // PostgreSQL answers COMMIT so where a statement of the transaction has failed.
      if (sql === 'COMMIT' && command === 'ROLLBACK') throw refusal('conflict', FAILED, 'id')
    } finally {
      await session.release()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.held.keys()].map((id) => this.drop(id)))
  }

  private find(id: string): Held {
    const held = this.held.get(id)
    if (held === undefined) throw new Refusal('not_found')
    if (held.isBusy) throw refusal('conflict', 'the transaction runs a statement', 'id')
    return held
  }

  private timerOf(id: string): NodeJS.Timeout {
    return setTimeout(() => void this.drop(id), this.idleMs).unref()
  }

  /** What is open is rolled back with the session. */
  private async drop(id: string): Promise<void> {
    const held = this.held.get(id)
    if (held === undefined) return
    this.held.delete(id)
    clearTimeout(held.timer)
    await held.session.release()
  }
}

import { DatabaseFailure } from '../database-failure.ts'
import type { Deadline } from './deadline.ts'
import type { Link } from './link.ts'

/** The milliseconds after which a connection that nobody needs is ended. */
const IDLE = 30_000

interface Resting {
  readonly link: Link
  /** When it was given back, in milliseconds of a clock. */
  readonly since: number
}

interface Waiting {
  readonly take: (link: Link | undefined) => void
  readonly refuse: (failure: DatabaseFailure) => void
}

export interface PoolWish {
  readonly size: number
  readonly first: Link
  /** So many are kept though nobody needs them. */
  readonly kept: number
  readonly idleMs?: number
}

/** Connections that are lent to one caller each. They are made when they are needed, and kept. */
export class LinkPool {
  private readonly connect: () => Promise<Link>
  private readonly size: number
  /** The one that was used last comes last, and is used next. */
  private readonly idle: Resting[] = []
  private readonly lent = new Set<Link>()
  private readonly waiting: Waiting[] = []
  private readonly idleMs: number
  private readonly kept: number
  private places = 1
  private isClosed = false
  private timer: NodeJS.Timeout | undefined

  /** `first` is a connection that has been made already. */
  constructor(connect: () => Promise<Link>, { size, first, kept, idleMs = IDLE }: PoolWish) {
    this.connect = connect
    this.size = size
    this.idleMs = idleMs
    this.kept = kept
    this.rest(first)
  }

  /** Throws what connecting throws, or DatabaseFailure. */
  async acquire(deadline: Deadline): Promise<Link> {
    this.refuseIfClosed()
    const link = this.takeIdle() ?? (this.places < this.size ? this.add() : this.wait(deadline))
    const taken = await link
    this.lent.add(taken)
    return taken
  }

  serverIds(): readonly string[] {
    const idle = this.idle.map(({ link }) => link)
    return [...idle, ...this.lent].flatMap(({ serverId }) => serverId ?? [])
  }

  /** A link that is lost or must not be used again leaves its place to a new one. */
  async release(link: Link, isUsable: boolean): Promise<void> {
    this.lent.delete(link)
    if (isUsable && !link.isLost && !this.isClosed) return this.handOver(link)
    if (this.isClosed && isUsable && !link.isLost) await link.end()
    else link.destroy()
    this.places -= 1
    this.replace()
  }

  /** Ends every connection, those that are lent as well: what runs on them fails. */
  async close(): Promise<void> {
    this.isClosed = true
    const closed = new DatabaseFailure({ kind: 'connection' }, { cause: new Error('closed') })
    for (const { refuse } of this.waiting.splice(0)) refuse(closed)
    for (const link of this.lent) link.destroy()
    clearTimeout(this.timer)
    await Promise.all(this.idle.splice(0).map(({ link }) => link.end()))
  }

  private refuseIfClosed(): void {
    const cause = new Error('the database has been closed')
    if (this.isClosed) throw new DatabaseFailure({ kind: 'connection' }, { cause })
  }

  private takeIdle(): Link | undefined {
    const link = this.idle.pop()?.link
    if (link === undefined || !link.isLost) return link
    link.destroy()
    this.places -= 1
    return this.takeIdle()
  }

  private async add(): Promise<Link> {
    this.places += 1
    try {
      return await this.connect()
    } catch (error) {
      this.places -= 1
      this.replace()
      throw error
    }
  }

  private async wait(deadline: Deadline): Promise<Link> {
    const turn = Promise.withResolvers<Link | undefined>()
    const waiting: Waiting = { take: turn.resolve, refuse: turn.reject }
    const leave = () => {
      const place = this.waiting.indexOf(waiting)
      const failure = deadline.failure()
      if (place === -1 || failure === undefined) return
      this.waiting.splice(place, 1)
      turn.reject(failure)
    }
    this.waiting.push(waiting)
    deadline.signal.addEventListener('abort', leave)
    try {
      return (await turn.promise) ?? (await this.add())
    } finally {
      deadline.signal.removeEventListener('abort', leave)
    }
  }

  private handOver(link: Link): void {
    const next = this.waiting.shift()
    if (next === undefined) this.rest(link)
    else next.take(link)
  }

  private rest(link: Link): void {
    this.idle.push({ link, since: performance.now() })
    this.timer ??= setTimeout(() => void this.shrink(), this.idleMs).unref()
  }

  /** Ends what nobody has needed for a while. */
  private async shrink(): Promise<void> {
    const latest = performance.now() - this.idleMs
    const spare = this.idle.slice(0, Math.max(0, this.idle.length - this.kept))
    const old = spare.filter(({ since }) => since <= latest)
    this.idle.splice(0, old.length)
    this.places -= old.length
    this.timer = undefined
    if (this.idle.length > this.kept) {
      this.timer = setTimeout(() => void this.shrink(), this.idleMs).unref()
    }
    for (const { link } of old) {
      // Whether it ends well does not matter to anybody any more.
      await link.end().catch(() => link.destroy())
    }
  }

  /** Whoever waits longest makes the connection for the place that has become free. */
  private replace(): void {
    this.waiting.shift()?.take(undefined)
  }
}

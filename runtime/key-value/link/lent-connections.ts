import type { Redis } from 'ioredis'
import { connectFailure } from './connect.ts'
import { opened } from './opened.ts'

/** So many commands that need a connection of their own run at a time; others wait. */
const MOST = 4

/** Connections that one user at a time has, made when they are wanted and kept for the next. */
export class LentConnections {
  private readonly make: () => Redis
  private readonly idle: Redis[] = []
  private readonly all = new Set<Redis>()
  private readonly waiting: (() => void)[] = []
  private lent = 0

  constructor(make: () => Redis) {
    this.make = make
  }

  async lend<Result>(work: (client: Redis) => Promise<Result>): Promise<Result> {
    if (this.lent >= MOST) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.lent += 1
    try {
      return await this.use(work)
    } finally {
      this.lent -= 1
      this.waiting.shift()?.()
    }
  }

  close(): void {
    for (const client of this.all) client.disconnect()
  }

  /** A connection whose work failed may still watch keys or be within a MULTI: it is not used again. */
  private async use<Result>(work: (client: Redis) => Promise<Result>): Promise<Result> {
    const client = this.idle.pop() ?? (await this.connected())
    let isClean = false
    try {
      const result = await work(client)
      isClean = true
      return result
    } finally {
      if (isClean && client.status === 'ready') this.idle.push(client)
      else this.drop(client)
    }
  }

  private async connected(): Promise<Redis> {
    const client = this.make()
    this.all.add(client)
    try {
      await opened(client)
      return client
    } catch (error) {
      this.drop(client)
      throw connectFailure(error)
    }
  }

  private drop(client: Redis): void {
    this.all.delete(client)
    client.disconnect()
  }
}

import type { QueryOptions } from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'

type Reason = 'timeout' | 'cancelled'

/** The moment at which a call must stop: its time is up, or its caller has left. */
export class Deadline {
  private readonly controller = new AbortController()
  private readonly timer: NodeJS.Timeout | undefined
  private readonly outer: AbortSignal | undefined
  private reason: Reason | undefined

  constructor({ signal, timeout }: QueryOptions) {
    this.outer = signal
    if (signal?.aborted === true) this.stop('cancelled')
    signal?.addEventListener('abort', this.leave)
    if (timeout !== undefined) this.timer = setTimeout(() => this.stop('timeout'), timeout)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** The failure that the call ends with; undefined while it may go on. */
  failure(cause?: unknown): DatabaseFailure | undefined {
    return this.reason && new DatabaseFailure({ kind: this.reason }, { cause })
  }

  clear(): void {
    clearTimeout(this.timer)
    this.outer?.removeEventListener('abort', this.leave)
  }

  private readonly leave = (): void => this.stop('cancelled')

  private stop(reason: Reason): void {
    this.reason ??= reason
    this.controller.abort()
  }
}

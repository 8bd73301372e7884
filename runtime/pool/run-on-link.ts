import { DatabaseFailure } from '../database-failure.ts'
import type { Deadline } from './deadline.ts'
import type { Link } from './link.ts'

/** The milliseconds that a cancelled statement has for coming to its end. */
const PATIENCE = 2000

/**
 * The result of what a link does, which is cancelled on the server at the deadline. A link that does not
 * come to rest then is destroyed. Throws what `work` throws, or the failure of the deadline.
 */
export async function runOnLink<Result>(
  link: Link,
  deadline: Deadline,
  work: () => Promise<Result>,
): Promise<Result> {
  const early = deadline.failure()
  if (early !== undefined) throw early
  const stopping = new Stopping(link)
  deadline.signal.addEventListener('abort', stopping.begin)
  try {
    const result = await Promise.race([work(), stopping.ended])
    throwIfStopped(deadline, undefined)
    return result
  } catch (error) {
    throwIfStopped(deadline, error)
    throw error
  } finally {
    deadline.signal.removeEventListener('abort', stopping.begin)
    await stopping.settle()
  }
}

function throwIfStopped(deadline: Deadline, cause: unknown): void {
  const failure = deadline.failure(cause)
  if (failure !== undefined) throw failure
}

/** The end of a statement from outside: by the server, and by force when that does not help. */
class Stopping {
  /** Rejects when the link had to be destroyed. */
  readonly ended: Promise<never>
  private readonly link: Link
  private readonly fail: (error: Error) => void
  private asked: Promise<void> = Promise.resolve()
  private force: NodeJS.Timeout | undefined

  constructor(link: Link) {
    const { promise, reject } = Promise.withResolvers<never>()
    this.link = link
    this.ended = promise
    this.fail = reject
    promise.catch((error: unknown) => error)
  }

  readonly begin = (): void => {
    this.force = setTimeout(() => this.destroy(), PATIENCE)
    this.asked = this.link.cancel().catch(() => this.destroy())
  }

  /** No request to cancel is on its way any more, which would hit the next statement. */
  async settle(): Promise<void> {
    await Promise.race([this.asked, this.ended.catch((error: unknown) => error)])
    clearTimeout(this.force)
  }

  private destroy(): void {
    this.link.destroy()
    this.fail(
      new DatabaseFailure(
        { kind: 'connection' },
        { cause: new Error('the statement did not end') },
      ),
    )
  }
}

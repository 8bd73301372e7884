import type { Cursor, Link } from './link.ts'

/** The milliseconds that a server has for forgetting a session. */
const PATIENCE = 5000

/** Whether nothing is left of the session, so that the link can be lent again. */
export async function isReset(link: Link, cursor?: Cursor): Promise<boolean> {
  if (link.isLost) return false
  const forgotten = async () => {
    await cursor?.close()
    await link.reset()
    return true
  }
  return isDone(forgotten)
}

/** Whether the transaction is gone. A link that does not say so must be destroyed. */
export async function isRolledBack(link: Link): Promise<boolean> {
  if (link.isLost) return false
  return isDone(async () => {
    await link.rollback()
    return true
  })
}

/** Whatever the reason why it is not done: the link is destroyed, and another one takes its place. */
async function isDone(work: () => Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), PATIENCE)
  try {
    return await Promise.race([work(), late.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

import { readActivity } from '../../../runtime/activity/activity.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { Activity } from '../../api/activity.ts'
import { Refusal, refusal } from '../failure/refusal.ts'

/** What runs on the server, and what the engine says of the database as a whole. */
export async function describeActivity(
  { database, activity, figures }: OpenDatabase,
  signal: AbortSignal,
): Promise<Activity> {
  const nothing = { processes: [], showsLocks: false }
  const [{ processes, showsLocks }, told] = await Promise.all([
    activity ? readActivity(database, activity, { signal }) : nothing,
    figures(database, { signal }),
  ])
  const own = new Set(database.connectionIds())
  return {
    hasServer: activity !== undefined,
    showsLocks,
    processes: processes.map((each) => ({
      ...each,
      seconds: each.seconds ?? null,
      lock: each.lock ?? null,
      blockedBy: [...each.blockedBy],
      own: own.has(each.id),
    })),
    figures: [...told],
  }
}

/** Throws: Refusal, where there is no such connection, or it is one of the studio. */
export async function cancelStatement(
  { database, activity }: OpenDatabase,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  if (activity === undefined) throw new Refusal('not_found')
  if (!/^\d{1,18}$/.test(id)) throw refusal('bad_request', 'this is a whole number', 'id')
  const { processes } = await readActivity(database, activity, { signal })
  if (database.connectionIds().includes(id)) {
    throw refusal('forbidden', 'this is a connection of the studio itself', 'id')
  }
  if (!processes.some((each) => each.id === id)) throw new Refusal('not_found')
  await database.query(activity.cancel(id), { signal })
}

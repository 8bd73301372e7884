import type { Queryable, QueryOptions, QueryResult, Statement } from '../database.ts'
import type { RawValue } from '../raw-value.ts'
import { DatabaseFailure } from '../database-failure.ts'

/** A connection of the server and what it does. */
export interface ServerProcess {
  /** What cancels it. */
  readonly id: string
  readonly user: string
  /** The name of the application, or the address of the client. */
  readonly client: string
  readonly state: string
  /** How long the statement has been running, in seconds; undefined: it runs none. */
  readonly seconds: number | undefined
  readonly sql: string
  /** The processes whose locks it waits for. */
  readonly blockedBy: readonly string[]
  /** The lock that it waits for, in the words of the server. */
  readonly lock: string | undefined
}

/** How a server is asked for what runs on it. */
export interface ActivityQueries {
  /** Rows of id, user, client, state, seconds, statement, ids with commas between them, the lock, and 0 where no locks are shown. */
  readonly list: Statement
  /** The same without locks, for users who may not see them; undefined: all may. */
  readonly listWithoutLocks: Statement | undefined
  /** Ends the statement of that process, not its connection. */
  cancel(id: string): Statement
}

export interface Activity {
  readonly processes: readonly ServerProcess[]
  /** False: the user may not see who waits for whom, or the server does not note it. */
  readonly showsLocks: boolean
}

/** What runs in the database, the longest first, the asking connection left out. Throws DatabaseFailure. */
export async function readActivity(
  database: Queryable,
  queries: ActivityQueries,
  options?: QueryOptions,
): Promise<Activity> {
  const { list, listWithoutLocks } = queries
  try {
    return activityOf(await database.query(list, options))
  } catch (error) {
    if (listWithoutLocks === undefined || !isForbidden(error)) throw error
    return activityOf(await database.query(listWithoutLocks, options))
  }
}

function activityOf({ rows }: QueryResult): Activity {
  const showsLocks = rows.every(([, , , , , , , , isShown = 1]) => Number(isShown) === 1)
  return { processes: rows.map(readProcess), showsLocks }
}

function isForbidden(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.facts.kind === 'permission'
}

function readProcess(row: readonly RawValue[]): ServerProcess {
  const [id, user, client, state, seconds, sql, blockedBy, lock] = row
  return {
    id: String(id),
    user: String(user ?? ''),
    client: String(client ?? ''),
    state: String(state ?? ''),
    seconds: seconds === null || seconds === undefined ? undefined : Number(seconds),
    sql: String(sql ?? ''),
    blockedBy: String(blockedBy ?? '')
      .split(',')
      .filter((process) => process !== ''),
    lock: lock === null || lock === undefined ? undefined : String(lock),
  }
}

import { createHash } from 'node:crypto'
import type { Connection } from '../../../engine.ts'
import { pollLock } from '../../../migrate/run/poll-lock.ts'
import type {
  LockPatience,
  RunnerConnection,
  RunnerLock,
} from '../../../migrate/run/runner-engine.ts'
import { connectForOneStatement } from '../connect.ts'
import { commitsItself } from './breaks-transaction.ts'

/** MySQL takes names of 64 characters, which all databases of a server share. */
const LONGEST_NAME = 64

/** A lock of the server whose name has that of the database, and a second one for the connection of the statements. */
export async function lock(url: string, patience: LockPatience): Promise<RunnerLock> {
  const holder = await connectForOneStatement(url)
  try {
    // The history is written through it, in transactions of one statement.
    await holder.execute(`set ${limitsOf(patience)}, session autocommit = 1`)
    await claim(holder, await nameOf(holder, 'runner'), patience)
  } catch (error) {
    await holder.close()
    throw error
  }
  return {
    connect: () => connectForStatements(url, holder, patience),
    release: () => holder.close(),
  }
}

/** The server ends connections that have been idle for so many seconds; this is the most that it takes. */
const NEVER_IDLE = 'session wait_timeout = 2147483'

/** Both are whole seconds: the one of definitions, the one of rows. */
function limitsOf({ lockTimeout }: LockPatience): string {
  if (lockTimeout === undefined) return NEVER_IDLE
  const seconds = Math.max(1, Math.ceil(lockTimeout / 1000))
  return `${NEVER_IDLE}, session lock_wait_timeout = ${seconds}, session innodb_lock_wait_timeout = ${seconds}`
}

async function connectForStatements(
  url: string,
  holder: Connection,
  patience: LockPatience,
): Promise<RunnerConnection> {
  const connection = await connectForOneStatement(url)
  try {
    const limits = limitsOf(patience)
    await connection.execute(`set ${limits}`)
    // A statement of a runner that was killed goes on to its end on the server, with the lock of its connection.
    const name = await nameOf(holder, 'statements')
    await claim(connection, name, patience)
    const { id, settings } = await sessionOf(connection)
    const { query } = holder
    return {
      ...connection,
      async reset() {
        await connection.reset()
        await connection.execute(`${settings}, ${limits}`)
        await claim(connection, name, patience)
      },
      async close() {
        // The server notices the end of a connection too late for the next one.
        await connection.query('select release_lock(?)', [name]).catch((lost) => lost)
        await connection.close()
      },
      beside: { query, follows: commitsItself },
      blockers: () => blockersOf(holder, id),
      cancel: () => holder.execute(`kill query ${id}`),
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function nameOf(connection: Connection, part: string): Promise<string> {
  const rows = await connection.query<{ name: string | null }>('select database() as name')
  const name = `quarry ${part} ${rows[0]?.name ?? ''}`
  if (name.length <= LONGEST_NAME) return name
  return `quarry ${part} ${createHash('sha256').update(name).digest('hex').slice(0, 40)}`
}

interface SessionRow {
  readonly id: number | string
  readonly charset: string
  readonly collation: string
  readonly mode: string
}

/** The number of the session, and the statement that sets with what the driver began it: a reset does not. */
async function sessionOf(connection: Connection) {
  const [row] = await connection.query<SessionRow>(
    `select connection_id() as id, @@character_set_client as charset, @@collation_connection as collation,
     @@sql_mode as mode`,
  )
  const { id = 0, charset = 'utf8mb4', collation = 'utf8mb4_unicode_ci', mode = '' } = row ?? {}
  const settings = `set names ${charset} collate ${collation}, session sql_mode = '${mode}'`
  return { id: BigInt(id), settings }
}

function claim(connection: Connection, name: string, patience: LockPatience): Promise<void> {
  return pollLock(patience, {
    async take() {
      const rows = await connection.query<{ taken: unknown }>('select get_lock(?, 0) as taken', [
        name,
      ])
      return Number(rows[0]?.taken) === 1
    },
    holder: async () => (await holdersOf(connection, name)).join(', '),
  })
}

interface Session {
  readonly id: number | string
  readonly who: string
}

const WHO = `concat_ws(', ', p.user, p.host, lower(p.command), nullif(p.state, ''))`

async function holdersOf(connection: Connection, name: string): Promise<readonly string[]> {
  const rows = await connection.query<Session>(
    `select p.id as id, ${WHO} as who from information_schema.processlist p where p.id = is_used_lock(?)`,
    [name],
  )
  return rows.map(named)
}

/**
 * While the connection waits for a lock, whoever has a transaction open: which lock that holds is told by few servers,
 * and to few users.
 */
async function blockersOf(connection: Connection, id: bigint): Promise<readonly string[]> {
  const rows = await connection.query<Session>(
    `select p.id as id, ${WHO} as who from information_schema.innodb_trx t
     join information_schema.processlist p on p.id = t.trx_mysql_thread_id
     where p.id <> ${id} and p.id <> connection_id() and exists (
       select 1 from information_schema.processlist w
       left join information_schema.innodb_trx wt on wt.trx_mysql_thread_id = w.id
       where w.id = ${id} and (w.state like '%lock%' or wt.trx_state = 'LOCK WAIT'))
     order by p.id`,
  )
  return rows.map(named)
}

function named({ id, who }: Session): string {
  return `connection ${id} (${who})`
}

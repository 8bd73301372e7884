import type { Connection } from '../../../engine.ts'
import type {
  LockPatience,
  RunnerConnection,
  RunnerLock,
} from '../../../migrate/run/runner-engine.ts'
import type { HistoryClock } from '../../../migrate/run/history/history-text.ts'
import { transactionTogether } from './transaction-together.ts'
import { pollLock } from '../../../migrate/run/poll-lock.ts'
import { connect } from '../connect.ts'

/** "quar": the class of quarry's advisory locks, which each database has for itself. */
const CLASS = 0x71_75_61_72
/** The runner holds one on its idle connection, and one on that of its statements. */
const RUNNER = 1
const STATEMENTS = 2

/**
 * The lock is asked for again and again, never waited for within a statement: CREATE INDEX CONCURRENTLY waits for every
 * statement that is older than itself, that of a waiting runner too, and both would wait for ever.
 */
export async function lock(url: string, patience: LockPatience): Promise<RunnerLock> {
  const holder = await connect(url)
  try {
    await holder.execute(session({ idle_session_timeout: '0' }))
    await claim(holder, RUNNER, patience)
  } catch (error) {
    await holder.close()
    throw error
  }
  return {
    connect: () => connectForStatements(url, holder, patience),
    release: () => holder.close(),
  }
}

async function connectForStatements(
  url: string,
  holder: Connection,
  patience: LockPatience,
): Promise<RunnerConnection> {
  const connection = await connect(url)
  try {
    const settings = settingsOf(patience)
    await connection.execute(session(settings))
    const forget = [...FORGET, ...(await settingAgain(connection, settings)), CLAIM_AGAIN]
    await claim(connection, STATEMENTS, patience)
    const { pid, clock } = await backendOf(connection)
    return {
      ...connection,
      async close() {
        // The server notices the end of a connection too late for the next one.
        await connection.execute(UNLOCK).catch((lost) => lost)
        await connection.close()
      },
      reset: () => connection.execute(forget.join('; ')),
      together: transactionTogether(connection, { clock, forget }),
      blockers: () => blockersOf(holder, pid),
      async cancel() {
        await holder.query('select pg_cancel_backend($1)', [pid])
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** The number of the backend, and a clock of the server that goes like that of this machine. */
async function backendOf(
  connection: Connection,
): Promise<{ readonly pid: number; readonly clock: HistoryClock }> {
  const asked = Date.now()
  const rows = await connection.query<{ pid: number; now: string }>(
    'select pg_backend_pid() as pid, round(extract(epoch from clock_timestamp()) * 1000)::text as now',
  )
  const [row] = rows
  const ahead = row === undefined ? 0 : Math.round(Number(row.now) - (asked + Date.now()) / 2)
  return { pid: row?.pid ?? 0, clock: clockBehind(ahead) }
}

/** The server is ahead by so many milliseconds. */
function clockBehind(ahead: number): HistoryClock {
  const [began, now] = ['pg_catalog.transaction_timestamp()', 'pg_catalog.clock_timestamp()']
  const written = (time: string) =>
    `pg_catalog.to_char((${time} - interval '${ahead} milliseconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return {
    started: written(began),
    finished: written(now),
    duration: `(extract(epoch from ${now} - ${began}) * 1000)::bigint`,
  }
}

/**
 * Limits that a server sets for its applications would end a long migration. The statement of a runner that was killed
 * ends when the server has found out, and no later.
 */
const FOR_STATEMENTS: Settings = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  client_connection_check_interval: '1s',
}

/** By their names. */
type Settings = Readonly<Record<string, string>>

function settingsOf({ lockTimeout }: LockPatience): Settings {
  if (lockTimeout === undefined) return FOR_STATEMENTS
  return { ...FOR_STATEMENTS, lock_timeout: String(Math.max(1, Math.round(lockTimeout))) }
}

/**
 * DISCARD ALL in its parts (its manual page names them), as it cannot stand beside other statements. The lock is free
 * until it is claimed again, which is no harm: whoever asks for it has the lock of the runner first.
 */
const FORGET = [
  'close all',
  'set session authorization default',
  'reset all',
  'deallocate all',
  'unlisten *',
  'select pg_advisory_unlock_all()',
  'discard plans',
  'discard temp',
  'discard sequences',
]

/** Whoever takes a session that has lost its lock gets an error, and another session. */
const CLAIM_AGAIN = `do $$ begin if not pg_try_advisory_lock(${CLASS}, ${STATEMENTS})
  then raise exception 'the lock of the runner is taken'; end if; end $$`

const UNLOCK = `select pg_advisory_unlock(${CLASS}, ${STATEMENTS})`

/** Sets what this version of the server knows, on a platform that has it. */
function session(settings: Settings): string {
  const blocks = Object.entries(settings).map(
    ([name, value]) =>
      `begin execute 'set ${name} = ''${value}'''; exception when others then null; end;`,
  )
  return `do $$ begin ${blocks.join(' ')} end $$`
}

/** Returns the statements that set what the session has taken of the settings; they cost less than the block did. */
async function settingAgain(
  connection: Connection,
  settings: Settings,
): Promise<readonly string[]> {
  const rows = await connection.query<{ statement: string }>(
    "select format('set %I = %L', name, setting) as statement from pg_settings where name = any($1)",
    [Object.keys(settings)],
  )
  return rows.map(({ statement }) => statement)
}

function claim(connection: Connection, number: number, patience: LockPatience): Promise<void> {
  return pollLock(patience, {
    async take() {
      const rows = await connection.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(${CLASS}, ${number}) as taken`,
      )
      return rows[0]?.taken === true
    },
    holder: async () => (await holdersOf(connection, number)).join(', '),
  })
}

interface Backend {
  readonly pid: number
  readonly who: string
}

const WHO = `concat_ws(', ', nullif(a.application_name, ''), a.usename, host(a.client_addr), a.state)`

async function holdersOf(connection: Connection, number: number): Promise<readonly string[]> {
  const rows = await connection.query<Backend>(
    `select a.pid, ${WHO} as who from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = ${CLASS} and l.objid = ${number} and l.objsubid = 2
       and l.database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(named)
}

async function blockersOf(connection: Connection, pid: number): Promise<readonly string[]> {
  const rows = await connection.query<Backend>(
    `select a.pid, ${WHO} as who from pg_stat_activity a where a.pid = any(pg_blocking_pids($1)) order by a.pid`,
    [pid],
  )
  return rows.map(named)
}

function named({ pid, who }: Backend): string {
  return `backend ${pid} (${who})`
}

import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { ConnectionFailed } from '../../../../connection-failed.ts'
import { pollLock } from '../../../../migrate/run/poll-lock.ts'
import type { LockPatience, RunnerLock } from '../../../../migrate/run/runner-engine.ts'
import { systemReasons } from '../../../../system-reasons.ts'
import { loadNative } from '../../child/load-native.ts'
import { connect, pathOf } from '../../connect.ts'

/**
 * A file beside the database, which SQLite locks for its holder as long as the process lives. The lock is none of the
 * database itself, where the holder has to write. Makes the database where it is not there.
 */
export async function lock(url: string, patience: LockPatience): Promise<RunnerLock> {
  const path = pathOf(url)
  const held = await lockedAt(url, path, patience)
  return {
    async connect() {
      const identity = identityOf(path)
      const connection = await connect(url)
      const { lockTimeout } = patience
      if (lockTimeout !== undefined)
        await connection.execute(`pragma busy_timeout = ${Math.round(lockTimeout)}`)
      return {
        ...connection,
        blockers: async () => [path],
        cancel: async () => undefined,
        // No statement that is left to one connection for several files leaves anything in it.
        reset: async () => undefined,
        // A file that was deleted takes what is written until it is closed.
        async confirm() {
          if (identityOf(path) === identity) return
          const cause = new Error('its file was deleted or replaced while the migration ran')
          throw new ConnectionFailed(url, { cause })
        },
      }
    },
    release: async () => held.release(),
  }
}

/** Throws ConnectionFailed where the directory is not there, or takes no file. */
async function lockedAt(url: string, path: string, patience: LockPatience): Promise<HeldFile> {
  try {
    if (!existsSync(path)) writeFileSync(path, '', { flag: 'a' })
    return await lockFile(`${path}-quarry-lock`, patience)
  } catch (error) {
    throw refusedByDirectory(url, error)
  }
}

/** ConnectionFailed for what the file system refuses, and any other error itself. */
function refusedByDirectory(url: string, error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const reason = typeof code === 'string' ? systemReasons[code] : undefined
  if (reason === undefined) return error
  const cause = new Error(`its directory takes no file: ${reason}`, { cause: error })
  return new ConnectionFailed(url, { cause })
}

interface HeldFile {
  release(): void
}

async function lockFile(path: string, patience: LockPatience): Promise<HeldFile> {
  const driver = await loadNative()
  let database: Database | undefined
  const take = async () => {
    database = taken(path, () => new driver(path, { timeout: 0 }))
    return database !== undefined
  }
  await pollLock(patience, { take, holder: async () => `the process that has locked ${path}` })
  return {
    release() {
      // It goes while it is locked: whoever has it open finds that the path leads to another one.
      rmSync(path, { force: true })
      database?.close()
    },
  }
}

/** Undefined where another process has it, or has had it and taken it away. */
function taken(path: string, open: () => Database): Database | undefined {
  // A file that is opened and closed in another way loses the locks that this process has on it.
  if (!existsSync(path)) writeFileSync(path, '', { flag: 'a' })
  const identity = identityOf(path)
  const database = open()
  try {
    database.exec('BEGIN EXCLUSIVE')
    if (identity === identityOf(path)) return database
  } catch (error) {
    // Some file systems refuse what is asked of a file that its holder has taken away.
    const isGone = identity !== identityOf(path)
    database.close()
    if (isBusy(error) || isGone) return undefined
    throw error
  }
  database.close()
  return undefined
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY')
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

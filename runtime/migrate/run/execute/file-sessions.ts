import type { Script } from '../files/migration.ts'
import type { HistoryPlace } from '../history/history-text.ts'
import type { RunnerConnection, RunnerEngine, RunnerLock } from '../runner-engine.ts'

/** A connection, and where it finds the history, once somebody has looked. */
export interface FileSession {
  readonly connection: RunnerConnection
  place: HistoryPlace | undefined
  /** No statement since it was like a new one has left anything in it. */
  isUntouched: boolean
}

/** Lends a session that is like a new one to each file of a run. */
export interface FileSessions {
  /** Does the work of a file. A session that may not become like a new one again, and one that has failed, is closed. */
  lend(
    script: Pick<Script, 'statements'>,
    work: (session: FileSession) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

/** The sessions of a run that holds the lock: a connection for each file costs more than most files. */
export function fileSessions(
  lock: Pick<RunnerLock, 'connect'>,
  engine: Pick<RunnerEngine, 'marksSession' | 'leavesSession'>,
): FileSessions {
  let idle: FileSession | undefined
  const take = async (): Promise<FileSession> => {
    const known = idle
    idle = undefined
    if (known !== undefined && (known.isUntouched || (await isReset(known)))) return known
    return { connection: await lock.connect(), place: undefined, isUntouched: true }
  }
  return {
    async lend({ statements }, work) {
      const session = await take()
      session.isUntouched = statements.every(({ text }) => engine.leavesSession(text))
      const isKept = !statements.some(({ text }) => engine.marksSession(text))
      try {
        await work(session)
        if (isKept) idle = session
      } finally {
        if (idle !== session) await session.connection.close()
      }
    },
    async close() {
      await idle?.connection.close()
      idle = undefined
    },
  }
}

/** A session that was lost between two files is no loss: a new connection says what is wrong, if anything is. */
async function isReset({ connection }: FileSession): Promise<boolean> {
  try {
    await connection.reset()
    return true
  } catch {
    await connection.close()
    return false
  }
}

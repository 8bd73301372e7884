import { existsSync, writeFileSync } from 'node:fs'
import { firstWords } from '../../../migrate/run/first-words.ts'
import { refusalKind } from '../../../migrate/run/refusal-kind.ts'
import type { RunnerEngine } from '../../../migrate/run/runner-engine.ts'
import { connect, pathOf } from '../connect.ts'
import { sqliteFacts } from '../facts.ts'
import { sqliteHistory } from './history.ts'

const ALONE = /^(?:vacuum|attach|detach|pragma)\b/

/** A file is applied in one transaction that takes the lock for writing at its beginning. */
export const sqliteRunner: RunnerEngine = {
  isTransactional: true,
  history: sqliteHistory,
  standsAlone: (statement) => ALONE.test(firstWords(statement)),
  isMissing: async (url) => !existsSync(pathOf(url)),
  async lock(url) {
    if (!existsSync(pathOf(url))) writeFileSync(pathOf(url), '', { flag: 'a' })
    return {
      async connect() {
        const connection = await connect(url)
        return { ...connection, blockers: async () => [pathOf(url)], cancel: async () => undefined }
      },
      release: async () => undefined,
    }
  },
  async limitLocks(connection, milliseconds) {
    await connection.execute(`pragma busy_timeout = ${Math.round(milliseconds)}`)
  },
  async transaction(connection, work) {
    await connection.execute('begin immediate')
    try {
      await work()
      await connection.execute('commit')
    } catch (error) {
      await connection.execute('rollback').catch((ended) => ended)
      throw error
    }
  },
  remember: async () => '',
  settle: async () => 'undone',
  refusal(error, statement) {
    const { kind, offset } = sqliteFacts(error, statement)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    const isLocked = typeof code === 'string' && /^SQLITE_(?:BUSY|LOCKED)/.test(code)
    return {
      reason: error instanceof Error ? error.message : String(error),
      offset,
      kind: refusalKind(kind, isLocked),
    }
  },
}

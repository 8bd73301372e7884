import { existsSync } from 'node:fs'
import { firstWords } from '../../../migrate/run/first-words.ts'
import { refusalKind } from '../../../migrate/run/refusal-kind.ts'
import type { RunnerEngine } from '../../../migrate/run/runner-engine.ts'
import { pathOf } from '../connect.ts'
import { SqliteRefusal } from '../child/child-process.ts'
import { sqliteFacts } from '../facts.ts'
import { direct } from './rebuild/direct.ts'
import { lock } from './run/lock.ts'
import { transaction } from './run/transaction.ts'
import { clear, tables } from './clear.ts'
import { sqliteHistory } from './history.ts'

const ALONE = /^(?:vacuum|attach|detach|pragma)\b/
/** What SQLite refuses inside a transaction. */
const BREAKS = /^(?:vacuum|detach)\b/
/** What ends with the connection. */
const MARKS = /^(?:attach|detach|pragma|create temp)/
/** `CREATE TABLE temp.books` stands before the books of the file until the connection ends. */
const IN_TEMP = /\btemp["'`\]]?\s*\./i

/** A file is applied in one transaction that takes the lock for writing at its beginning. */
export const sqliteRunner: RunnerEngine = {
  isTransactional: true,
  history: sqliteHistory,
  standsAlone: (statement) => ALONE.test(firstWords(statement)),
  breaksTransaction: (statement) => BREAKS.test(firstWords(statement)),
  marksSession: (statement) => MARKS.test(firstWords(statement)) || IN_TEMP.test(statement),
  // A reset costs nothing.
  leavesSession: () => false,
  isMissing: async (url) => !existsSync(pathOf(url)),
  lock,
  transaction,
  direct,
  remember: async () => '',
  settle: async () => 'undone',
  tables,
  clear,
  refusal(error, statement) {
    const message = error instanceof Error ? error.message : String(error)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    const refused = typeof code === 'string' ? new SqliteRefusal({ code, message }) : error
    const { kind, offset } = sqliteFacts(refused, statement)
    const name = typeof code === 'string' ? code : ''
    const isLocked = /^SQLITE_(?:BUSY|LOCKED)/.test(name)
    return {
      reason: message,
      offset,
      kind: refusalKind(kind, { isLocked, hasCode: name.startsWith('SQLITE_') }),
    }
  },
}

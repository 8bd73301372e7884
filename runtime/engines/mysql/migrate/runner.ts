import { refusalKind } from '../../../migrate/run/refusal-kind.ts'
import type { RunnerEngine } from '../../../migrate/run/runner-engine.ts'
import { mysqlFacts } from '../facts.ts'
import { breaksTransaction } from './breaks-transaction.ts'
import { clear, tables } from './clear.ts'
import { mysqlHistory } from './history.ts'
import { lock } from './lock.ts'
import { leavesSession, marksSession } from './marks-session.ts'
import { remember, settle } from './settle.ts'
import { standsAlone } from './stands-alone.ts'

export const mysqlRunner: RunnerEngine = {
  isTransactional: false,
  history: mysqlHistory,
  standsAlone,
  breaksTransaction,
  marksSession,
  leavesSession,
  lock,
  async transaction(connection, work) {
    await connection.execute('start transaction')
    try {
      await work()
      await connection.execute('commit')
    } catch (error) {
      await connection.execute('rollback').catch((lost) => lost)
      throw error
    }
  },
  remember,
  settle,
  tables,
  clear,
  refusal(error, statement) {
    const { kind, offset } = mysqlFacts(error, statement)
    const number: unknown = error instanceof Error ? Reflect.get(error, 'errno') : undefined
    const isLocked = number === LOCK_WAIT_TIMEOUT || number === DEADLOCK
    return {
      reason: error instanceof Error ? error.message : String(error),
      offset,
      kind: refusalKind(kind, { isLocked, hasCode: typeof number === 'number' }),
    }
  },
}

const LOCK_WAIT_TIMEOUT = 1205
const DEADLOCK = 1213

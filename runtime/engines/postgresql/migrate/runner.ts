import { refusalKind } from '../../../migrate/run/refusal-kind.ts'
import type { RunnerEngine } from '../../../migrate/run/runner-engine.ts'
import { postgresqlFacts } from '../facts.ts'
import { clear, tables } from './clear.ts'
import { postgresqlHistory } from './history.ts'
import { lock } from './lock.ts'
import { leavesSession, marksSession } from './marks-session.ts'
import { settle } from './settle.ts'
import { breaksTransaction, standsAlone } from './stands-alone.ts'

export const postgresqlRunner: RunnerEngine = {
  isTransactional: true,
  history: postgresqlHistory,
  standsAlone,
  breaksTransaction,
  marksSession,
  leavesSession,
  lock,
  async transaction(connection, work) {
    await connection.execute('begin')
    try {
      await work()
      await connection.execute('commit')
    } catch (error) {
      await connection.execute('rollback').catch((lost) => lost)
      throw error
    }
  },
  // The catalog tells all that `settle` asks.
  remember: async () => '',
  settle,
  tables,
  clear,
  refusal(error, statement) {
    const { kind, offset } = postgresqlFacts(error, statement)
    const code = textOf(error, 'code') ?? ''
    return {
      reason: reasonOf(error),
      offset,
      kind: refusalKind(kind, { isLocked: LOCKED.has(code), hasCode: /^[0-9A-Z]{5}$/.test(code) }),
    }
  },
}

/** lock_not_available, deadlock_detected, serialization_failure. */
const LOCKED: ReadonlySet<string> = new Set(['55P03', '40P01', '40001'])

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const told = [textOf(error, 'detail'), textOf(error, 'hint'), rowOf(error)]
  return [message, ...told.filter((each) => each !== undefined)].join('; ')
}

/** `COPY t, line 3, column n: "x"` */
function rowOf(error: unknown): string | undefined {
  const place = textOf(error, 'where')
  return place?.startsWith('COPY ') === true ? place : undefined
}

function textOf(error: unknown, key: string): string | undefined {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

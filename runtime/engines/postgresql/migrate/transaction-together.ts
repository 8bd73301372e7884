import { firstWords } from '../../../migrate/run/first-words.ts'
import type { TransactionTogether } from '../../../migrate/run/runner-engine.ts'
import type { CopyingConnection } from '../connect.ts'

/** Rows that are copied are messages of their own. */
const COPIES = /^copy\b/

/** Statements and the ends of a transaction in few messages: the server passes over what stands behind a refusal. */
export function transactionTogether(
  { sendAll, execute }: Pick<CopyingConnection, 'sendAll' | 'execute'>,
  { clock, forget }: Pick<TransactionTogether, 'clock' | 'forget'>,
): TransactionTogether {
  const orRollBack = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      await execute('rollback').catch((lost) => lost)
      throw error
    }
  }
  return {
    ...{ clock, forget },
    run: (statements, onDone) => orRollBack(sendAll(statements, onDone)),
    holds: (statement) => !COPIES.test(firstWords(statement)),
    begin(statements, onDone) {
      const all = ['begin', ...statements].map((sql) => ({ sql, parameters: [] }))
      return orRollBack(sendAll(all, (place) => place > 0 && onDone()))
    },
    commit: (writes) => orRollBack(sendAll([...writes, { sql: 'commit', parameters: [] }])),
  }
}

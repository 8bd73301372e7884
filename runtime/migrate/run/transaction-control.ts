import { firstWords } from './first-words.ts'

/** The beginning of whatever may be one of those below: most statements are told apart by it alone. */
const MAY_CONTROL = /^\s*(?:begin|start|commit|end|rollback|abort|prepare|\/\*|--)/i
/** `BEGIN NOT ATOMIC` of MariaDB is a statement with a body. */
const BEGINS =
  /^(?:begin|start transaction)(?:$| (?:work|tran|transaction|deferred|immediate|exclusive|isolation|read|with|deferrable|not deferrable)\b)/
const COMMITS = /^(?:commit|end)(?: (?:work|transaction|tran))?(?: and (?:no )?chain)?$/
const ROLLS_BACK = /^(?:rollback|abort)(?: (?:work|transaction|tran))?(?: and (?:no )?chain)?$/
/** The first half of a commit in two phases: it ends the transaction of the session. */
const PREPARES = /^prepare transaction '/

/** What a statement does with the transaction of its session. */
export interface TransactionControl {
  readonly kind: 'begins' | 'commits' | 'rolls-back' | 'prepares' | undefined
  /** The statement in lower case, without comments. */
  readonly words: string
}

const NONE: TransactionControl = { kind: undefined, words: '' }

/** Says whether a statement begins or ends a transaction. A savepoint does neither. */
export function transactionControl(statement: string): TransactionControl {
  if (!MAY_CONTROL.test(statement)) return NONE
  const words = firstWords(statement)
  if (BEGINS.test(words)) return { kind: 'begins', words }
  if (COMMITS.test(words)) return { kind: 'commits', words }
  if (ROLLS_BACK.test(words)) return { kind: 'rolls-back', words }
  return { kind: PREPARES.test(words) ? 'prepares' : undefined, words }
}

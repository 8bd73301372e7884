import type * as Ast from '../../2-parse/ast.ts'
import { type Draft, lookUpRelation, setSearchPath } from './draft.ts'
import { fold } from './folding/fold.ts'

/** What BEGIN, COMMIT, ROLLBACK and savepoints do to the definitions between them. */
export interface Transactions {
  /** A statement has failed and the engine refuses all others until the transaction is ended. */
  readonly aborted: boolean
  /** Whether the statement was one of these. */
  obey(statement: Ast.Statement): boolean
  /** A statement has failed. */
  fail(): void
  /** A statement is over; outside a transaction its effect is for good, unless it is local to one. */
  settle(): void
}

/** `obeyed` is false where definitions commit by themselves; a fault may end the transaction. */
export function createTransactions(draft: Draft): Transactions {
  const { journal } = draft
  const { definitions, names } = draft.dialect
  const { obeyed, abortedByFault } = definitions.transactions
  let savepoints: readonly Savepoint[] = []
  let aborted = false
  const restart = (to: readonly Savepoint[]) => {
    savepoints = to
    aborted = false
  }
  const endTransaction = () => {
    for (const [key, on] of draft.transient) {
      if (lookUpRelation(draft, on)) fold(draft, { kind: 'drop-relation', on })
      draft.transient.delete(key)
    }
    if (draft.searchPath !== draft.lastingPath) setSearchPath(draft, draft.lastingPath, true)
  }
  const begun = () => ({ name: '', mark: journal.mark() })
  const steps: Readonly<Record<Step, (name: string, isChained: boolean) => void>> = {
    begin: () => {
      if (savepoints.length === 0) savepoints = [begun()]
    },
    commit: (_, isChained) => {
      if (aborted) journal.takeBack(savepoints[0]?.mark ?? journal.mark())
      endTransaction()
      restart(isChained ? [begun()] : [])
    },
    rollback: (_, isChained) => {
      journal.takeBack(savepoints[0]?.mark ?? journal.mark())
      restart(isChained ? [begun()] : [])
    },
    savepoint: (name) => {
      if (!aborted) savepoints = [...savepoints, { name, mark: journal.mark() }]
    },
    release: (name) => {
      const at = savepoints.findLastIndex((each) => each.name === name)
      if (at >= 0 && !aborted) savepoints = savepoints.slice(0, at)
    },
    'rollback-to': (name) => {
      const at = savepoints.findLastIndex((each) => each.name === name)
      const found = savepoints[at]
      if (!found) return
      journal.takeBack(found.mark)
      restart(savepoints.slice(0, at + 1))
    },
  }
  return {
    get aborted() {
      return aborted
    },
    obey: (statement) => {
      const command = statement.kind === 'other' && obeyed ? commandOf(statement) : undefined
      if (command) steps[command.step](names.relationKey(command.name), command.isChained)
      return command !== undefined
    },
    fail: () => {
      aborted ||= abortedByFault && savepoints.length > 0
    },
    settle: () => {
      if (savepoints.length > 0) return
      endTransaction()
      journal.forget()
    },
  }
}

interface Savepoint {
  /** Empty for the transaction itself. */
  readonly name: string
  readonly mark: number
}

type Step = 'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollback-to'

/** By the words that tell what a statement is. */
const stepsOf: ReadonlyMap<string, Step> = new Map([
  ['begin', 'begin'],
  ['start transaction', 'begin'],
  ['commit', 'commit'],
  ['end', 'commit'],
  ['rollback', 'rollback'],
  ['abort', 'rollback'],
  ['savepoint', 'savepoint'],
  ['release', 'release'],
  ['rollback to', 'rollback-to'],
])

const chained = /(?: no)? chain$/

function commandOf({ command, name }: Ast.Other) {
  const step = stepsOf.get(command.replace(chained, ''))
  const isChained = chained.exec(command)?.[0] === ' chain'
  return step && { step, name: name?.parts[0]?.text ?? '', isChained }
}

import type * as Ast from '../../2-parse/ast.ts'
import type { Journal } from './journal.ts'

/** What BEGIN, COMMIT, ROLLBACK and savepoints do to the definitions between them. */
export interface Transactions {
  /** A statement has failed and the engine refuses all others until the transaction is ended. */
  readonly aborted: boolean
  /** Whether the statement was one of these. */
  obey(statement: Ast.Statement): boolean
  /** A statement has failed. */
  fail(): void
  /** A statement is over; outside a transaction its effect is for good. */
  settle(): void
}

/** `obeyed` is false where definitions commit by themselves; a fault may end the transaction. */
export function createTransactions(
  journal: Journal,
  { obeyed, abortedByFault }: { readonly obeyed: boolean; readonly abortedByFault: boolean },
): Transactions {
  let savepoints: readonly Savepoint[] = []
  let aborted = false
  const restart = (to: readonly Savepoint[]) => {
    savepoints = to
    aborted = false
  }
  const begun = () => ({ name: '', mark: journal.mark() })
  const steps: Readonly<Record<Step, (name: string, isChained: boolean) => void>> = {
    begin: () => {
      if (savepoints.length === 0) savepoints = [begun()]
    },
    commit: (_, isChained) => {
      if (aborted) journal.takeBack(savepoints[0]?.mark ?? journal.mark())
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
      if (command) steps[command.step](command.name, command.isChained)
      return command !== undefined
    },
    fail: () => {
      aborted ||= abortedByFault && savepoints.length > 0
    },
    settle: () => {
      if (savepoints.length === 0) journal.forget()
    },
  }
}

interface Savepoint {
  /** Empty for the transaction itself. */
  readonly name: string
  readonly mark: number
}

type Step = 'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollback-to'

const forms: readonly (readonly [RegExp, Step])[] = [
  [/^(?:begin|start transaction)\b/, 'begin'],
  [/^(?:commit|end)\b(?! prepared\b)/, 'commit'],
  [/^rollback (?:(?:work|transaction) )?to (?:savepoint )?(\S+)$/, 'rollback-to'],
  [/^(?:rollback|abort)\b(?! prepared\b)/, 'rollback'],
  [/^savepoint (\S+)$/, 'savepoint'],
  [/^release (?:savepoint )?(\S+)$/, 'release'],
]

function commandOf({ text }: Ast.Other) {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ').replace(/ ?;$/, '')
  for (const [form, step] of forms) {
    const found = form.exec(words)
    if (found) return { step, name: found[1] ?? '', isChained: / and chain$/.test(words) }
  }
  return undefined
}

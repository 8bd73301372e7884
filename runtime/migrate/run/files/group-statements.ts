import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import { firstWords } from '../first-words.ts'
import { migrationFault } from '../migration-faults.ts'
import type { ScriptStatement } from './migration.ts'

interface Grouping {
  readonly file: string
  /** The runner makes one transaction of the whole file. */
  readonly isWhole: boolean
  readonly faults: Renderable[]
}

/** The beginning of whatever may be one of those below: most statements are told apart by it alone. */
const MAY_CONTROL = /^\s*(?:begin|start|commit|end|rollback|abort|\/\*|--)/i
/** `BEGIN NOT ATOMIC` of MariaDB is a statement with a body. */
const BEGINS =
  /^(?:begin|start transaction)(?:$| (?:work|tran|transaction|deferred|immediate|exclusive|isolation|read|with|deferrable|not deferrable)\b)/
const COMMITS = /^(?:commit|end)(?: (?:work|transaction|tran))?(?: and (?:no )?chain)?$/
const ROLLS_BACK = /^(?:rollback|abort)(?: (?:work|transaction|tran))?(?: and (?:no )?chain)?$/

/**
 * The statements without those that begin and end transactions, each with the transaction in which it stands. One
 * around the whole file is what the runner makes by itself.
 */
export function groupStatements(
  written: readonly ScriptStatement[],
  grouping: Grouping,
): readonly ScriptStatement[] {
  const inner = grouping.isWhole ? withoutOuter(written) : written
  const grouped: ScriptStatement[] = []
  let opened: ScriptStatement | undefined
  let groups = 0
  for (const statement of inner) {
    const words = controlWords(statement)
    const [begins, commits] = [BEGINS.test(words), COMMITS.test(words)]
    if (ROLLS_BACK.test(words) || (begins && opened) || (commits && !opened)) {
      blame(statement, words, grouping)
    } else if (begins) {
      opened = statement
      groups += 1
      if (grouping.isWhole) blame(statement, words, grouping)
    } else if (commits) opened = undefined
    else grouped.push(opened === undefined ? statement : { ...statement, group: groups })
  }
  if (opened !== undefined) {
    const place = { file: grouping.file, ...opened.at }
    grouping.faults.push(migrationFault('unclosed-transaction', {}, place))
  }
  return grouped
}

function controlWords({ text }: ScriptStatement): string {
  return MAY_CONTROL.test(text) ? firstWords(text) : ''
}

function blame({ at }: ScriptStatement, words: string, { file, faults }: Grouping): void {
  const command = words.toUpperCase()
  faults.push(migrationFault('transaction-in-migration', { command }, { file, ...at }))
}

function withoutOuter(written: readonly ScriptStatement[]): readonly ScriptStatement[] {
  const [first, last] = [written[0], written.at(-1)]
  if (first === undefined || last === undefined) return written
  const isOuter = BEGINS.test(controlWords(first)) && COMMITS.test(controlWords(last))
  if (!isOuter) return written
  const inner = written.slice(1, -1)
  const endsInside = inner.some((statement) => COMMITS.test(controlWords(statement)))
  return endsInside ? written : inner
}

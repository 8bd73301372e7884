import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import { migrationFault } from '../migration-faults.ts'
import { transactionControl } from '../transaction-control.ts'
import type { ScriptStatement } from './migration.ts'

interface Grouping {
  readonly file: string
  /** The runner makes one transaction of the whole file. */
  readonly isWhole: boolean
  readonly faults: Renderable[]
}

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
    const { kind, words } = transactionControl(statement.text)
    const [begins, commits] = [kind === 'begins', kind === 'commits']
    const isRefused = kind === 'rolls-back' || kind === 'prepares'
    if (isRefused || (begins && opened) || (commits && !opened)) {
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

function blame({ at }: ScriptStatement, words: string, { file, faults }: Grouping): void {
  const command = words.toUpperCase()
  faults.push(migrationFault('transaction-in-migration', { command }, { file, ...at }))
}

function withoutOuter(written: readonly ScriptStatement[]): readonly ScriptStatement[] {
  const [first, last] = [written[0], written.at(-1)]
  if (first === undefined || last === undefined) return written
  const isOuter =
    transactionControl(first.text).kind === 'begins' &&
    transactionControl(last.text).kind === 'commits'
  if (!isOuter) return written
  const inner = written.slice(1, -1)
  const endsInside = inner.some(({ text }) => transactionControl(text).kind === 'commits')
  return endsInside ? written : inner
}

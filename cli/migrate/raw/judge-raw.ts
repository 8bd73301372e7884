import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { MigrationPart } from '../../../compiler/read-migration.ts'
import { migrationFault } from '../../../runtime/migrate/run/migration-faults.ts'
import type { RunnerEngine } from '../../../runtime/migrate/run/runner-engine.ts'
import { transactionControl } from '../../../runtime/migrate/run/transaction-control.ts'
import type { HazardKind } from '../../../runtime/migrate/step.ts'
import type { Invocation } from '../../invocation.ts'
import { report } from '../../terminal/report.ts'
import type { RawMode, RawText } from './raw-run.ts'

export interface Judging {
  readonly allowed: ReadonlySet<HazardKind>
  readonly engine: Pick<RunnerEngine, 'breaksTransaction'>
  readonly invocation: Pick<Invocation, 'ask' | 'terminal'>
}

/** Decides before anything is run how the statements are run. Returns a fault where they cannot be run as they are. */
export async function judgeRaw(
  { source, parts }: RawText,
  { allowed, engine, invocation }: Judging,
): Promise<RawMode | Renderable> {
  const placeOf = ({ at }: MigrationPart) => ({ file: source.path, ...at })
  const other = parts.find(({ kind }) => kind !== 'sql')
  if (other) return migrationFault('not-sql', {}, placeOf(other))
  const control = parts.find(({ text }) => transactionControl(text).kind !== undefined)
  if (control) {
    const command = transactionControl(control.text).words.toUpperCase()
    return migrationFault('transaction-in-raw', { command }, placeOf(control))
  }
  const [breaking, ...others] = parts.filter(({ text }) => engine.breaksTransaction(text))
  if (breaking === undefined) return 'together'
  if (parts.length === 1 || allowed.has('non-transactional')) return 'each'
  const params = { statement: shortly(breaking.text), others: andOthers(others.length) }
  const found = migrationFault('breaks-transaction', params, placeOf(breaking))
  const { ask, terminal } = invocation
  if (ask === undefined) return found
  const shown = { ...found, severity: 'warning', hint: undefined } as const
  report({ diagnostics: [shown], files: [source], shownPath: (path) => path }, terminal)
  if (await ask('Run them all the same, and commit each by itself?')) return 'each'
  return migrationFault('not-confirmed', {}, undefined)
}

/** How much of a statement a message shows, in characters. */
const WIDTH = 40

function shortly(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`
}

function andOthers(count: number): string {
  if (count === 0) return ''
  return `, and neither can ${count} other ${count === 1 ? 'statement' : 'statements'}`
}

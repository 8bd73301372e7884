import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { MigrationObserver } from '../../runtime/migrate/run/migration-task.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { type Findings, hasErrors, report } from '../terminal/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { diagnosticsJson, type Finished, finishedJson } from './migrations-json.ts'
import { timeText } from './show-run.ts'

/** What came of `apply` or `down`. */
export interface RunReport {
  /** In the order in which they were run, those before a failure too. */
  readonly finished: readonly Finished[]
  readonly diagnostics: readonly Renderable[]
  /** What is said besides: what is left, or why nothing was done. */
  readonly note: string
  /** What a dry run would do. */
  readonly planned?: readonly PlannedJson[]
}

/** A migration with the statements that would be run. */
export interface PlannedJson {
  readonly id: string
  readonly name: string
  readonly statements: readonly string[]
}

interface Printed {
  readonly verb: 'applied' | 'taken back'
  readonly json: boolean
  readonly terminal: Terminal
}

/** Prints the report, and ends the command with it. */
export function endRun(
  { finished, diagnostics, note, planned }: RunReport,
  { files, shownPath }: Omit<Findings, 'diagnostics'>,
  { verb, json, terminal }: Printed,
): ExitCode {
  const findings = { diagnostics, files, shownPath }
  if (json) {
    const done = { [verb === 'applied' ? 'applied' : 'takenBack']: finished.map(finishedJson) }
    const pending = planned === undefined ? {} : { pending: planned }
    const shown = { version: 1, ...done, ...pending, diagnostics: diagnosticsJson(findings) }
    terminal.out(`${JSON.stringify(shown, undefined, 2)}\n`)
  } else {
    terminal.out(summary(finished, verb, note))
    report(findings, terminal)
  }
  return hasErrors(diagnostics) ? exitCode.error : exitCode.clean
}

function summary(finished: readonly Finished[], verb: string, note: string): string {
  if (finished.length === 0) return note === '' ? '' : `${note}\n`
  const total = finished.reduce((sum, { duration }) => sum + duration, 0)
  const what = `${finished.length} ${finished.length === 1 ? 'migration' : 'migrations'} ${verb}`
  return `${what} in ${timeText(total)}${note === '' ? '' : `; ${note}`}\n`
}

/** The observer, and what it has seen end. */
export function collecting(observer: MigrationObserver): {
  readonly observer: MigrationObserver
  readonly finished: readonly Finished[]
} {
  const finished: Finished[] = []
  return {
    finished,
    observer: {
      ...observer,
      onEnd(task, milliseconds) {
        const { id, name } = task.migration
        finished.push({ id, name, duration: milliseconds })
        observer.onEnd(task, milliseconds)
      },
    },
  }
}

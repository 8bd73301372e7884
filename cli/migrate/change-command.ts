import type { Renderable } from '../../compiler/diagnostics/render.ts'
import {
  changeHistory,
  type HistoryChange,
} from '../../runtime/migrate/run/history/change-history.ts'
import type { KnownMigration } from '../../runtime/migrate/run/migration-state.ts'
import type { Invocation } from '../invocation.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { type Findings, report } from '../terminal/report.ts'
import { faultsOf } from './faults-of.ts'
import { interruptible } from './interruptible.ts'
import { statusJson } from './migrations-json.ts'
import { type OpenedMigrations, openMigrations } from './open-migrations.ts'
import { readState } from './read-state.ts'
import { runSettings } from './run-settings.ts'
import { showWaiting } from './show-run.ts'
import { statusText } from './status-text.ts'

interface ChangeOptions {
  readonly environment: string | undefined
  readonly json: boolean
}

/** Changes the history of the database, and shows what it says then, as `quarry status` does. */
export async function changeCommand(
  options: ChangeOptions,
  invocation: Invocation,
  changeOf: (opened: OpenedMigrations) => HistoryChange,
): Promise<ExitCode> {
  const opened = await openMigrations(options.environment, invocation)
  if (opened.kind === 'refused') return end([], opened.findings, { options, invocation })
  const { files, shownPath, engine } = opened
  const found = (diagnostics: readonly Renderable[]) => ({ diagnostics, files, shownPath })
  try {
    const { onWait } = showWaiting(invocation.terminal)
    await interruptible(invocation.interrupts, (signal) =>
      changeHistory({ ...runSettings(opened, signal), onWait }, changeOf(opened)),
    )
    const known = await readState(opened)
    if (!options.json) invocation.terminal.out(statusText(known, opened, invocation.terminal.paint))
    return end(known, found([]), { options, invocation })
  } catch (error) {
    return end([], found(faultsOf(error, engine)), { options, invocation })
  }
}

function end(
  known: readonly KnownMigration[],
  findings: Findings,
  { options, invocation: { terminal } }: { options: ChangeOptions; invocation: Invocation },
): ExitCode {
  if (options.json) terminal.out(`${JSON.stringify(statusJson(known, findings), undefined, 2)}\n`)
  else report(findings, terminal)
  return findings.diagnostics.length > 0 ? exitCode.error : exitCode.clean
}

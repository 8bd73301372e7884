import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { judgeHistory, judgeOrder } from '../../runtime/migrate/run/judge-history.ts'
import type { KnownMigration } from '../../runtime/migrate/run/migration-state.ts'
import type { Invocation } from '../invocation.ts'
import { faultsOf } from '../migrate/faults-of.ts'
import { statusJson } from '../migrate/migrations-json.ts'
import { type OpenedMigrations, openMigrations } from '../migrate/open-migrations.ts'
import { readState } from '../migrate/read-state.ts'
import { statusText } from '../migrate/status-text.ts'
import { withoutWayBack } from '../migrate/without-way-back.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { type Findings, hasErrors, report } from '../terminal/report.ts'

export interface StatusOptions {
  readonly environment: string | undefined
  readonly json: boolean
}

/** `quarry status`: which migrations are applied, and which are not. */
export async function status(options: StatusOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const opened = await openMigrations(options.environment, invocation)
  const found =
    opened.kind === 'refused'
      ? { known: undefined, findings: opened.findings }
      : await judge(opened)
  const { known, findings } = found
  if (options.json)
    terminal.out(`${JSON.stringify(statusJson(known ?? [], findings), undefined, 2)}\n`)
  else {
    if (known !== undefined && opened.kind === 'opened')
      terminal.out(statusText(known, opened, terminal.paint))
    report(findings, terminal)
  }
  if (hasErrors(findings.diagnostics)) return exitCode.error
  const isOpen = known?.some(({ state }) => state === 'pending' || state === 'failed')
  return isOpen === true ? exitCode.stale : exitCode.clean
}

interface Judged {
  /** Undefined where the history cannot be read. */
  readonly known: readonly KnownMigration[] | undefined
  readonly findings: Findings
}

async function judge(opened: OpenedMigrations): Promise<Judged> {
  const { files, shownPath, engine, config, pathOf } = opened
  const findings = (diagnostics: readonly Renderable[]) => ({ diagnostics, files, shownPath })
  try {
    const known = await readState(opened)
    const faults = [...judgeHistory(known, pathOf), ...judgeOrder(known, config.migrate.outOfOrder)]
    return { known, findings: findings([...faults, ...withoutWayBack(opened.migrations)]) }
  } catch (error) {
    return { known: undefined, findings: findings(faultsOf(error, engine)) }
  }
}

import { atLevels } from '../../compiler/diagnostics/lint-levels.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { findUnmarked } from '../../runtime/migrate/run/hazards/find-hazards.ts'
import type { MigrationFaultCode } from '../../runtime/migrate/run/migration-faults.ts'
import type { Invocation } from '../invocation.ts'
import { hazardWarning } from '../migrate/hazards/hazard-warning.ts'
import { findConflicts, type HeadOptions } from '../migrate/heads/find-conflicts.ts'
import { diagnosticsJson } from '../migrate/migrations-json.ts'
import { type OpenedFiles, openMigrationFiles } from '../migrate/open-migrations.ts'
import { withoutWayBack } from '../migrate/without-way-back.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { report } from '../terminal/report.ts'

export interface LintOptions extends HeadOptions {
  readonly json: boolean
}

/**
 * `quarry lint`: what the migrations put at risk, and whether the order matters of those that know nothing of each
 * other. Exits 3 for such a conflict.
 */
export async function lint(options: LintOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const { json } = options
  const opened = await openMigrationFiles(invocation)
  const findings =
    opened.kind === 'refused'
      ? opened.findings
      : { ...opened, diagnostics: await judge(opened, options, invocation) }
  if (json) {
    const document = { version: 1, diagnostics: diagnosticsJson(findings) }
    terminal.out(`${JSON.stringify(document, undefined, 2)}\n`)
  } else {
    report(findings, terminal)
    if (findings.diagnostics.length === 0 && opened.kind === 'opened')
      terminal.out(`ok: ${countText(opened.migrations.length)}\n`)
  }
  const errors = findings.diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return exitCode.clean
  return errors.every(({ code }) => code === CONFLICT) ? exitCode.disagreement : exitCode.error
}

const CONFLICT: MigrationFaultCode = 'conflicting-migrations'

async function judge(
  opened: OpenedFiles,
  options: HeadOptions,
  invocation: Invocation,
): Promise<readonly Renderable[]> {
  const { migrations, dialect, config } = opened
  const hazards = migrations.flatMap(({ up }) => findUnmarked(up, dialect))
  const conflicts = await findConflicts(opened, options, invocation)
  const found = [...withoutWayBack(migrations), ...hazards.map(hazardWarning), ...conflicts]
  return atLevels(found, config.lint)
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'migration' : 'migrations'}`
}

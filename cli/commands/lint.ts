import { atLevels } from '../../compiler/diagnostics/lint-levels.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { findUnmarked } from '../../runtime/migrate/run/hazards/find-hazards.ts'
import type { Invocation } from '../invocation.ts'
import { hazardWarning } from '../migrate/hazards/hazard-warning.ts'
import { diagnosticsJson } from '../migrate/migrations-json.ts'
import { type OpenedFiles, openMigrationFiles } from '../migrate/open-migrations.ts'
import { withoutWayBack } from '../migrate/without-way-back.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { hasErrors, report } from '../terminal/report.ts'

export interface LintOptions {
  readonly json: boolean
}

/** `quarry lint`: what the migrations put at risk, without a database. */
export async function lint({ json }: LintOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const opened = await openMigrationFiles(invocation)
  const findings =
    opened.kind === 'refused' ? opened.findings : { ...opened, diagnostics: judge(opened) }
  if (json) {
    const document = { version: 1, diagnostics: diagnosticsJson(findings) }
    terminal.out(`${JSON.stringify(document, undefined, 2)}\n`)
  } else {
    report(findings, terminal)
    if (findings.diagnostics.length === 0 && opened.kind === 'opened')
      terminal.out(`ok: ${countText(opened.migrations.length)}\n`)
  }
  return hasErrors(findings.diagnostics) ? exitCode.error : exitCode.clean
}

function judge({ migrations, dialect, config }: OpenedFiles): readonly Renderable[] {
  const hazards = migrations.flatMap(({ up }) => findUnmarked(up, dialect))
  const found = [...withoutWayBack(migrations), ...hazards.map(hazardWarning)]
  return atLevels(found, config.lint)
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'migration' : 'migrations'}`
}

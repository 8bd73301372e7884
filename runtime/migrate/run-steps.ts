import { bug } from '../../compiler/diagnostics/bug.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Connection } from '../engine.ts'
import type { MigrationEngine } from './migration-engine.ts'
import { migrationText } from './migration-text.ts'
import { replay } from './replay.ts'
import { runChecks } from './run/execute/run-checks.ts'
import { readScript } from './run/files/read-script.ts'
import type { Step } from './step.ts'

/** What plans are made and run with. */
export interface Migrating {
  readonly engine: MigrationEngine
  readonly dialect: Dialect
}

/**
 * Runs steps, behind their checks, on a scratch database by the text that a file of them has: what is tried is what
 * `apply` will read. Throws RefusedReplay and MigrationRefused.
 */
export async function runSteps(
  connection: Connection,
  steps: readonly Step[],
  { engine, dialect }: Migrating,
): Promise<void> {
  const file = { path: 'plan.sql', text: migrationText(steps, { parents: [] }) }
  const { script, faults } = readScript(file, { dialect, engine: engine.runner })
  const [fault] = faults
  if (fault !== undefined) bug(`a plan cannot be read again: ${fault.message}`)
  await runChecks({ script, connection, engine: engine.runner, dialect }, 0)
  await replay(script, connection, engine.runner)
}

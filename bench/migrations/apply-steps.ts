import type { Connection } from '../../runtime/engine.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import { RefusedStep, runSteps } from '../../runtime/migrate/run-steps.ts'
import type { Check, Step } from '../../runtime/migrate/step.ts'

export interface Target {
  readonly connection: Connection
  readonly runner: RunnerEngine
}

/** Runs a plan. Throws the error of the engine with the statement in front, or the refusal of a check. */
export async function applySteps(steps: readonly Step[], target: Target): Promise<void> {
  const { connection, runner } = target
  for (const check of steps.flatMap(({ checks = [] }) => checks)) await verify(check, connection)
  try {
    await runSteps(connection, steps, runner)
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error
    throw new Error(`${error.sql}: ${error.message}`, { cause: error })
  }
}

async function verify(check: Check, connection: Connection): Promise<void> {
  const [row] = await connection.query<Record<string, unknown>>(check.count)
  const [count] = Object.values(row ?? {})
  if (Number(count) !== 0) throw new Error(`${check.refusal} (${count})`)
}

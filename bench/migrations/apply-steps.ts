import type { Connection } from '../../runtime/engine.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import type { Check, Step } from '../../runtime/migrate/step.ts'

export interface Target {
  readonly connection: Connection
  readonly runner: RunnerEngine
}

/**
 * Runs a plan: what may stand in a transaction stands in one with its neighbours. Throws the error of the engine with
 * the statement in front, or the refusal of a check.
 */
export async function applySteps(steps: readonly Step[], target: Target): Promise<void> {
  for (const check of steps.flatMap(({ checks = [] }) => checks))
    await verify(check, target.connection)
  let together: Step[] = []
  const flush = async (run = runTogether) => {
    if (together.length > 0) await run(together, target)
    together = []
  }
  const statements = steps.map(({ sql }) => sql)
  for (const [place, each] of steps.entries()) {
    const isAlone =
      each.alone === true || target.runner.standsAlone(each.sql, statements.slice(place + 1))
    if (isAlone) await flush()
    together.push(each)
    if (isAlone) await flush(withoutTransaction)
  }
  await flush()
}

async function verify(check: Check, connection: Connection): Promise<void> {
  const [row] = await connection.query<Record<string, unknown>>(check.count)
  const [count] = Object.values(row ?? {})
  if (Number(count) !== 0) throw new Error(`${check.refusal} (${count})`)
}

async function runTogether(steps: readonly Step[], target: Target): Promise<void> {
  const { connection, runner } = target
  const work = () => withoutTransaction(steps, target)
  const isDirected = steps.some(({ sql }) => DIRECTIVE.test(sql))
  if (runner.isTransactional) await runner.transaction(connection, work, { isDirected })
  else await work()
}

async function withoutTransaction(steps: readonly Step[], target: Target): Promise<void> {
  for (const each of steps) await runStep(each, target)
}

const DIRECTIVE = /^-- quarry:(\w+) ?(.*)\n/

async function runStep({ sql }: Step, { connection, runner }: Target): Promise<void> {
  const [, directive, argument = ''] = DIRECTIVE.exec(sql) ?? []
  try {
    if (directive === undefined || runner.direct === undefined) await connection.execute(sql)
    else await runner.direct(connection, { directive, argument, sql })
  } catch (error) {
    throw new Error(`${sql}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

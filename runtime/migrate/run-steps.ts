import type { Connection } from '../engine.ts'
import type { RunnerEngine } from './run/runner-engine.ts'
import type { Step } from './step.ts'

/** What the engine has said of a step. */
export class RefusedStep extends Error {
  readonly sql: string

  constructor(sql: string, { cause }: { readonly cause: unknown }) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'RefusedStep'
    this.sql = sql
  }
}

/**
 * Runs steps on a database that nobody else uses, those that may stand in a transaction in one, as `apply` will. Throws
 * RefusedStep.
 */
export async function runSteps(
  connection: Connection,
  steps: readonly Step[],
  runner: RunnerEngine,
): Promise<void> {
  for (const { together, alone } of groupsOf(steps, runner)) {
    const run = async () => {
      for (const { sql } of together) await runStep(connection, sql, runner)
    }
    const isDirected = together.some(({ sql }) => directedIn(sql) !== undefined)
    if (alone) await run()
    else await committed(runner.transaction(connection, run, { isDirected }), together)
  }
}

/** What the engine says at the end of a transaction is said of its last step. */
async function committed(work: Promise<void>, together: readonly Step[]): Promise<void> {
  try {
    await work
  } catch (error) {
    throw error instanceof RefusedStep
      ? error
      : new RefusedStep(together.at(-1)?.sql ?? '', { cause: error })
  }
}

interface Group {
  readonly together: Step[]
  readonly alone: boolean
}

/** Steps that share a transaction; one that stands alone is a group of its own. */
function groupsOf(steps: readonly Step[], runner: RunnerEngine): readonly Group[] {
  const groups: Group[] = []
  for (const [place, each] of steps.entries()) {
    const behind = steps.slice(place + 1).map(({ sql }) => sql)
    const alone = each.alone === true || runner.standsAlone(each.sql, behind)
    const last = groups.at(-1)
    if (last === undefined || last.alone || alone) groups.push({ together: [each], alone })
    else last.together.push(each)
  }
  return groups
}

async function runStep(
  connection: Connection,
  sql: string,
  { direct }: RunnerEngine,
): Promise<void> {
  const directed = directedIn(sql)
  try {
    if (directed === undefined || direct === undefined) await connection.execute(sql)
    else await direct(connection, directed)
  } catch (error) {
    throw new RefusedStep(sql, { cause: error })
  }
}

const DIRECTIVE = /^-- quarry:(?<directive>[a-z]+) +(?<argument>.*\S)\s*\n/

function directedIn(sql: string) {
  const { directive, argument } = DIRECTIVE.exec(sql)?.groups ?? {}
  if (directive === undefined || argument === undefined) return undefined
  return { directive, argument, sql }
}

import type { Connection } from '../engine.ts'
import type { Script, ScriptStatement } from './run/files/migration.ts'
import { unitsOf } from './run/execute/units-of.ts'
import type { RunnerEngine } from './run/runner-engine.ts'

/** What the engine has said of a statement of a file. */
export class RefusedReplay extends Error {
  readonly script: Script
  readonly statement: ScriptStatement

  constructor(
    { script, statement }: { readonly script: Script; readonly statement: ScriptStatement },
    { cause }: { readonly cause: unknown },
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'RefusedReplay'
    this.script = script
    this.statement = statement
  }
}

/**
 * Runs a file on a scratch database, in the transactions that `apply` would give it, and without a history. Rows that
 * stand behind COPY are left out: they make no schema. Throws RefusedReplay.
 */
export async function replay(
  script: Script,
  connection: Connection,
  engine: RunnerEngine,
): Promise<void> {
  for (const { statements, isAlone } of unitsOf(script, engine)) {
    const run = async () => {
      for (const statement of statements) await perform(statement, { script, connection, engine })
    }
    const isDirected = statements.some(({ directive }) => directive !== undefined)
    if (isAlone) await run()
    else await engine.transaction(connection, run, { isDirected })
  }
}

interface Performing {
  readonly script: Script
  readonly connection: Connection
  readonly engine: RunnerEngine
}

async function perform(
  statement: ScriptStatement,
  { script, connection, engine }: Performing,
): Promise<void> {
  const { text, directive, rows } = statement
  if (rows !== undefined) return
  try {
    if (directive === undefined || engine.direct === undefined)
      return await connection.execute(text)
    const { name, argument, sql } = directive
    await engine.direct(connection, { directive: name, argument, sql })
  } catch (error) {
    throw new RefusedReplay({ script, statement }, { cause: error })
  }
}

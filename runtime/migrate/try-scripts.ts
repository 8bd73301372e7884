import type { Connection } from '../engine.ts'
import { planSteps } from './plan/plan-steps.ts'
import type { Unproven } from './proof/prove.ts'
import { RefusedReplay, replay } from './replay.ts'
import { type Migrating, runSteps } from './run-steps.ts'
import type { Script } from './run/files/migration.ts'
import type { Step } from './step.ts'

interface Tried {
  readonly up: Script
  /** Undefined: it is planned, from what the way up has made. */
  readonly down: Script | undefined
}

/** What came of a pair that a person has written. */
export interface TriedScripts {
  /** The way back that was planned; undefined where one was given, or the way up was refused. */
  readonly back: readonly Step[] | undefined
  readonly unproven: Unproven | undefined
}

/**
 * Runs a pair there and back on a scratch database that has the current schema. Where nobody has written the way back,
 * the one that restores the schema is planned.
 */
export async function tryScripts(
  { up, down }: Tried,
  scratch: Connection,
  migrating: Migrating,
): Promise<TriedScripts> {
  const { engine } = migrating
  const before = await engine.define(scratch)
  const refusedUp = await refusalOf('up', replay(up, scratch, engine.runner))
  if (refusedUp !== undefined) return { back: undefined, unproven: refusedUp }
  const after = await engine.define(scratch)
  const back = down === undefined ? planSteps({ from: after, to: before }, engine) : undefined
  const way = back === undefined ? down && replay(down, scratch, engine.runner) : undefined
  const refusedDown = await refusalOf('down', way ?? runSteps(scratch, back ?? [], migrating))
  if (refusedDown !== undefined) return { back, unproven: refusedDown }
  const [rest] = planSteps({ from: await engine.define(scratch), to: before }, engine)
  return { back, unproven: rest && { way: 'down', sql: rest.sql, reason: undefined } }
}

async function refusalOf(way: Unproven['way'], work: Promise<void>): Promise<Unproven | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (!(error instanceof RefusedReplay)) throw error
    return { way, sql: error.statement.text, reason: error.message }
  }
}

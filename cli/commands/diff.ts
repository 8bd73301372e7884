import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Definitions } from '../../runtime/migrate/schema-object.ts'
import { migrationText } from '../../runtime/migrate/migration-text.ts'
import { planSteps } from '../../runtime/migrate/plan/plan-steps.ts'
import type { RunnerEngine } from '../../runtime/migrate/run/runner-engine.ts'
import type { Step } from '../../runtime/migrate/step.ts'
import { migrationEngineOf } from '../../runtime/registry.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { readNamedSide } from '../migrate/plan/named-side.ts'
import { type SchemaProject, openSchema } from '../migrate/plan/open-schema.ts'
import { faultOf, type PairPlaces, scratchWish } from '../migrate/plan/plan-pair.ts'
import { planText } from '../migrate/plan/plan-text.ts'
import { hintsOf } from '../migrate/plan/read-sides.ts'
import { renamedPair } from '../migrate/plan/renamed-pair.ts'
import { withScratches } from '../migrate/plan/scratches.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { report } from '../terminal/report.ts'

export interface DiffOptions extends Omit<PairPlaces, 'from'> {
  /** An address, `schema`, `migrations`, a directory or a file, each. */
  readonly sides: readonly string[]
  readonly json: boolean
}

interface Difference {
  readonly up: readonly Step[]
  /** The way back is found where it is shown. */
  readonly down: () => readonly Step[]
  readonly unmodelled: readonly string[]
  readonly runner: RunnerEngine
}

/** `quarry diff`: compares two schemas and writes nothing. Exits 2 where they differ. */
export async function diff(options: DiffOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  const project = await openSchema(invocation)
  if (project.kind === 'refused') {
    report(project.findings, terminal)
    return exitCode.error
  }
  const found = await difference(project, options, invocation)
  if (!('up' in found)) {
    report({ ...project.shown, diagnostics: found }, terminal)
    return exitCode.error
  }
  const isEqual = found.up.length === 0
  if (options.json) terminal.out(`${JSON.stringify(asJson(found), undefined, 2)}\n`)
  else terminal.out(isEqual ? 'The two are the same.\n' : planText(found.up, terminal.paint))
  for (const name of options.json ? [] : found.unmodelled)
    terminal.err(`${terminal.errorPaint.dim('not compared:')} ${name}\n`)
  return isEqual ? exitCode.clean : exitCode.stale
}

async function difference(
  project: SchemaProject,
  { sides, ...options }: DiffOptions,
  { interrupts }: Invocation,
): Promise<Difference | readonly Renderable[]> {
  const [first, second, ...others] = sides
  if (first === undefined || second === undefined || others.length > 0)
    return [fault('wrong-sides', { count: sides.length }, undefined)]
  const engine = await migrationEngineOf(`${project.config.dialect.value}:`)
  const wish = scratchWish(project, { ...options, from: undefined })
  try {
    return await withScratches(wish, interrupts, async (make) => {
      const reading = { project, engine, make }
      const [from, to] = await bothOf([first, second], (side) => readNamedSide(side, reading))
      if (!isDefined(from)) return from
      if (!isDefined(to)) return to
      const hints = second === 'schema' ? hintsOf(project) : []
      const renamed = await renamedPair({ from, to }, hints, reading)
      if (renamed !== undefined && 'reason' in renamed)
        return [fault('no-scratch', renamed, undefined)]
      return {
        up: renamed?.up ?? planSteps({ from, to }, engine),
        down: () => renamed?.down ?? planSteps({ from: to, to: from }, engine),
        runner: engine.runner,
        unmodelled: [...new Set([...from.unmodelled, ...to.unmodelled])],
      }
    })
  } catch (error) {
    return [faultOf(error, engine)]
  }
}

/**
 * Does the work for both at once: mostly the server is waited for. Throws what the first has thrown, or else the second,
 * when neither is at work any more.
 */
async function bothOf<Item, Result>(
  [first, second]: readonly [Item, Item],
  work: (item: Item) => Promise<Result>,
): Promise<readonly [Result, Result]> {
  const both = [work(first), work(second)] as const
  await Promise.allSettled(both)
  return [await both[0], await both[1]]
}

function isDefined(side: Definitions | readonly Renderable[]): side is Definitions {
  return 'objects' in side
}

/** `{"version":1,"equal","up","down","statements":[{"sql","transactional","hazards"}],"unmodelled"}` */
function asJson({ up, down, unmodelled, runner }: Difference) {
  const text = (steps: readonly Step[]) => migrationText(steps, { parents: [] })
  return {
    version: 1,
    equal: up.length === 0,
    up: text(up),
    down: text(down()),
    statements: up.map(({ sql, hazards }, place) => ({
      sql,
      transactional: runner.isTransactional && !runner.standsAlone(sql, sqlBehind(up, place)),
      hazards: hazards.map(({ kind, object, detail }) => ({ kind, object, detail })),
    })),
    unmodelled,
  }
}

function sqlBehind(steps: readonly Step[], place: number): readonly string[] {
  return steps.slice(place + 1).map(({ sql }) => sql)
}

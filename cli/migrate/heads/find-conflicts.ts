import { withExtensions } from '../../../compiler/dialects/with-extensions.ts'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { leavingFaults } from '../../../compiler/leaving-faults.ts'
import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { MissingDriver } from '../../../runtime/missing-driver.ts'
import type { MigrationEngine } from '../../../runtime/migrate/migration-engine.ts'
import { findConflict, type ForkedScripts } from '../../../runtime/migrate/find-conflict.ts'
import { forksOf } from '../../../runtime/migrate/forks.ts'
import { RefusedReplay } from '../../../runtime/migrate/replay.ts'
import { migrationEngineOf } from '../../../runtime/registry.ts'
import { projectEnvironment } from '../../config/project-environment.ts'
import { fault } from '../../diagnostics/fault.ts'
import type { Invocation } from '../../invocation.ts'
import type { OpenedFiles } from '../open-migrations.ts'
import { type PairPlaces, scratchWish } from '../plan/plan-pair.ts'
import { type MakeScratch, withScratches } from '../plan/scratches.ts'
import { conflictFault, untested } from './conflict-fault.ts'
import { rememberedForks } from './remembered-forks.ts'

export type HeadOptions = Omit<PairPlaces, 'from'>

/**
 * What matters of the order of migrations that know nothing of each other: each two lines of them are run in both orders
 * on scratch databases, those aside of which it is known already. No database is asked where there is one line.
 */
export async function findConflicts(
  opened: OpenedFiles,
  options: HeadOptions,
  { environment, interrupts }: Invocation,
): Promise<readonly Renderable[]> {
  const remembered = rememberedForks(opened)
  const forks = forkedScripts(opened).filter((fork) => !remembered.has(fork))
  if (forks.length === 0) return []
  const { config, root, migrations } = opened
  const files = migrations.map(({ up }) => up.file)
  const dialect = await withExtensions(opened.dialect, files)
  const leaving = leavingFaults(files, dialect)
  if (leaving.length > 0) return leaving
  const known = projectEnvironment(root, environment)
  if (known.kind === 'unread') return [known.fault]
  const { variables } = known
  const project = { config, root, dialect, schema: files, variables }
  const wish = scratchWish(project, { ...options, from: undefined })
  const engine = await migrationEngineOf(`${config.dialect.value}:`)
  const found: Renderable[] = []
  for (const fork of forks) {
    const tried = await withScratches(wish, interrupts, (make) => tryFork(fork, { engine, make }))
    if (tried === undefined) remembered.add(fork)
    else found.push(tried)
  }
  return found
}

/** What a person is told of a fork; undefined: its order does not matter. */
async function tryFork(
  fork: ForkedScripts,
  { engine, make }: { readonly engine: MigrationEngine; readonly make: MakeScratch },
): Promise<Renderable | undefined> {
  try {
    const scratches = [await make(), await make()] as const
    const [one, other] = scratches
    if ('reason' in one) return untested(fork, one.reason)
    if ('reason' in other) return untested(fork, other.reason)
    const conflict = await findConflict(fork, { engine, scratches: [one, other] })
    return conflict && conflictFault(fork, conflict)
  } catch (error) {
    if (error instanceof ConnectionFailed || error instanceof MissingDriver)
      return untested(fork, error.message)
    if (!(error instanceof RefusedReplay)) throw error
    const { script, statement, message } = error
    return fault('refused-replay', { reason: message }, { file: script.file.path, ...statement.at })
  }
}

function forkedScripts({ migrations }: OpenedFiles): readonly ForkedScripts[] {
  const descents = migrations.map(({ id, up }) => ({ id, parents: up.parents }))
  const scriptsOf = (ids: readonly string[]) =>
    migrations.filter(({ id }) => ids.includes(id)).map(({ up }) => up)
  return forksOf(descents).map(({ base, first, second }) => ({
    base: scriptsOf(base),
    first: scriptsOf(first),
    second: scriptsOf(second),
  }))
}

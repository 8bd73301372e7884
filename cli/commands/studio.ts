import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { everyVariant, variantOf } from '../../runtime/variants.ts'
import { findAddress, type FoundDatabase, type WantedDatabase } from '../database/find-address.ts'
import type { Invocation } from '../invocation.ts'
import { type ExitCode, exitCode } from '../process/exit-code.ts'
import { findPlace, type WantedPlace } from '../studio/find-place.ts'
import { stateDirectory } from '../studio/state-directory.ts'
import type { Served, ShownOptions, StudioRun } from '../studio/variants/served.ts'
import { variants } from '../studio/variants/variants.ts'
import { refuse, report } from '../terminal/report.ts'

export interface StudioOptions extends WantedDatabase, WantedPlace, ShownOptions {
  readonly browser: boolean
}

const STATEMENT_TIMEOUT = 30_000

/** `quarry studio`: serves a database on this machine until it is interrupted. */
export async function studio(options: StudioOptions, invocation: Invocation): Promise<ExitCode> {
  const { terminal } = invocation
  // Everybody on the machine sees the arguments of a process, which may hold a password and the token.
  process.title = 'quarry studio'
  const found = findAddress(options, invocation, everyVariant)
  if (found.kind === 'refused') {
    report(found.findings, terminal)
    return exitCode.error
  }
  const { config } = found
  const place = await findPlace(options, config?.studio.port)
  if ('code' in place) return refuse(place, terminal)
  const run = {
    ...{ options, invocation, stateDirectory: stateDirectory(invocation.environment) },
    statementTimeout: config?.studio.statementTimeout ?? STATEMENT_TIMEOUT,
  }
  // The server is read while the database is asked.
  const [served, { serve }] = await Promise.all([
    openVariant(found, run),
    import('../studio/serve.ts'),
  ])
  if ('code' in served) return refuse(served, terminal)
  try {
    return await serve(place, served, run)
  } finally {
    // A fault of quarry ends the process too: a connection that is left open would keep it.
    await served.studio.close()
  }
}

async function openVariant(found: FoundDatabase, run: StudioRun): Promise<Served | Renderable> {
  const open = await variants[variantOf(found.url)]()
  return open(found, run)
}

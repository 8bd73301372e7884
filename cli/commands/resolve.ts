import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { migrationFault } from '../../runtime/migrate/run/migration-faults.ts'
import { type Resolution, resolving } from '../../runtime/migrate/run/resolve.ts'
import type { Invocation } from '../invocation.ts'
import { changeCommand } from '../migrate/change-command.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { refuse } from '../terminal/report.ts'
import { version } from '../version.ts'

export interface ResolveOptions {
  readonly ids: readonly string[]
  /** As written. */
  readonly as: string | undefined
  readonly statements: string | undefined
  readonly environment: string | undefined
  readonly json: boolean
}

/** `quarry resolve <id> --as applied|pending`: says what became of a migration where quarry cannot tell. */
export async function resolve(options: ResolveOptions, invocation: Invocation): Promise<ExitCode> {
  const resolution = resolutionOf(options)
  if ('code' in resolution) return refuse(resolution, invocation.terminal)
  return changeCommand(options, invocation, ({ migrations }) =>
    resolving(resolution, migrations, version),
  )
}

function resolutionOf({ ids, as, statements }: ResolveOptions): Resolution | Renderable {
  const [id, ...others] = ids
  const isState = as === 'applied' || as === 'pending'
  const isNumber = statements === undefined || /^\d{1,6}$/.test(statements)
  const isMixed = as === 'applied' && statements !== undefined
  if (id === undefined || others.length > 0 || !isState || !isNumber || isMixed)
    return migrationFault('no-resolution', {}, undefined)
  return { id, as, statements: statements === undefined ? undefined : Number(statements) }
}

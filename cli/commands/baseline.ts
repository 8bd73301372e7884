import { baselining } from '../../runtime/migrate/run/resolve.ts'
import type { Invocation } from '../invocation.ts'
import { changeCommand } from '../migrate/change-command.ts'
import type { ExitCode } from '../process/exit-code.ts'
import { version } from '../version.ts'

export interface BaselineOptions {
  /** The last migration that is applied; undefined: all are. */
  readonly upTo: string | undefined
  readonly environment: string | undefined
  readonly json: boolean
}

/** `quarry baseline [id]`: records migrations as applied to a database that has what they make already. */
export function baseline(options: BaselineOptions, invocation: Invocation): Promise<ExitCode> {
  return changeCommand(options, invocation, ({ migrations }) =>
    baselining(options.upTo, migrations, version),
  )
}

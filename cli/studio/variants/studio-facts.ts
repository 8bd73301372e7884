import type { StudioFacts } from '../../../studio/server/served-studio.ts'
import type { FoundDatabase } from '../../database/find-address.ts'
import { version } from '../../version.ts'
import type { StudioRun } from './served.ts'

/** Returns what every variant of the studio is told; `hide` takes the password out of the address. */
export function studioFacts(
  { url, environment }: FoundDatabase,
  { options, invocation, statementTimeout, stateDirectory }: StudioRun,
  hide: (url: string) => string,
): StudioFacts {
  return {
    ...{ version, environment, statementTimeout, stateDirectory, readOnly: options.readOnly },
    address: hide(url),
    log: (line) => invocation.terminal.err(`${line}\n`),
  }
}

import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Invocation } from '../invocation.ts'

/** Where quarry keeps what belongs to the user and to no project. */
export function stateDirectory(environment: Invocation['environment']): string {
  return join(environment['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'quarry')
}

import type { FailureKind } from '../../database-failure.ts'
import type { Refusal } from './runner-engine.ts'

interface Told {
  readonly isLocked: boolean
  /** The error has the code by which the engine tells its own. */
  readonly hasCode: boolean
}

export function refusalKind(failure: FailureKind, { isLocked, hasCode }: Told): Refusal['kind'] {
  if (isLocked) return 'locked'
  if (failure === 'unknown-name') return failure
  if (failure === 'connection') return 'disconnected'
  return hasCode ? 'refused' : 'not-of-database'
}

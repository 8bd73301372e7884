import type { FailureKind } from '../../database-failure.ts'
import type { Refusal } from './runner-engine.ts'

export function refusalKind(failure: FailureKind, isLocked: boolean): Refusal['kind'] {
  if (isLocked) return 'locked'
  if (failure === 'unknown-name') return failure
  return failure === 'connection' ? 'disconnected' : 'refused'
}

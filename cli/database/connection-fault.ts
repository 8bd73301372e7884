import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { ConnectionFailed } from '../../runtime/connection-failed.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import { fault } from '../diagnostics/fault.ts'

/** Why a database is not reached; undefined for any other error. */
export function connectionFault(error: unknown): Renderable | undefined {
  if (error instanceof MissingDriver)
    return fault('missing-driver', { reason: error.message }, undefined)
  if (error instanceof ConnectionFailed)
    return fault('unreachable-database', { reason: error.message }, undefined)
  return undefined
}

import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { ConnectionFailed } from '../../runtime/connection-failed.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import { fault } from '../diagnostics/fault.ts'

/** Returns what `open` opens, or why its database cannot be reached. */
export async function unlessUnreachable<Opened>(
  open: () => Promise<Opened>,
): Promise<Opened | Renderable> {
  try {
    return await open()
  } catch (error) {
    const isExpected = error instanceof ConnectionFailed || error instanceof MissingDriver
    if (!isExpected) throw error
    return fault('unreachable-database', { reason: error.message }, undefined)
  }
}

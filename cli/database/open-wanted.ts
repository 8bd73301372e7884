import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { ConnectionFailed } from '../../runtime/connection-failed.ts'
import type { DatabaseOptions } from '../../runtime/database.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { fault } from '../diagnostics/fault.ts'

/** The database of an address, or why it cannot be opened. */
export async function openWanted(
  url: string,
  options: DatabaseOptions,
): Promise<OpenDatabase | Renderable> {
  try {
    return await openDatabase(url, options)
  } catch (error) {
    const isExpected = error instanceof ConnectionFailed || error instanceof MissingDriver
    if (!isExpected) throw error
    return fault('unreachable-database', { reason: error.message }, undefined)
  }
}

import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { connectionFault } from './connection-fault.ts'

/** Returns what `open` opens, or why its database cannot be reached. */
export async function unlessUnreachable<Opened>(
  open: () => Promise<Opened>,
): Promise<Opened | Renderable> {
  try {
    return await open()
  } catch (error) {
    const found = connectionFault(error)
    if (found === undefined) throw error
    return found
  }
}

import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { DatabaseOptions } from '../../runtime/database.ts'
import type { OpenDatabase } from '../../runtime/open-database.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { unlessUnreachable } from './unless-unreachable.ts'

/** The database of an address, or why it cannot be opened. */
export function openWanted(
  url: string,
  options: DatabaseOptions,
): Promise<OpenDatabase | Renderable> {
  return unlessUnreachable(() => openDatabase(url, options))
}

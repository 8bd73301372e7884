import { statSync } from 'node:fs'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'
import { unreadable } from '../diagnostics/io-fault.ts'

/** What stands against `--cwd`: everything else is relative to it, so it is judged first. */
export function checkCwd(directory: string | undefined): Renderable | undefined {
  if (directory === undefined) return undefined
  const params = { directory, key: '--cwd' }
  try {
    const entry = statSync(directory, { throwIfNoEntry: false })
    if (entry === undefined) return fault('missing-directory', params, undefined)
    return entry.isDirectory() ? undefined : fault('not-a-directory', params, undefined)
  } catch (error) {
    return unreadable(directory, error)
  }
}

import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { systemReasons } from '../../runtime/system-reasons.ts'
import { fault, placeOf } from './fault.ts'

/** The code of a fault of the file system: `ENOENT`; undefined for every other error. */
export function ioCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Throws the error itself when the file system did not cause it. */
export function unreadable(path: string, error: unknown): Renderable {
  return fault('unreadable', { reason: reasonOf(error) }, placeOf(path))
}

/** Throws the error itself when the file system did not cause it. */
export function notWritable(path: string, error: unknown): Renderable {
  return fault('not-writable', { reason: reasonOf(error) }, placeOf(path))
}

/** Throws the error itself when the file system did not cause it. */
export function notWatchable(error: unknown): Renderable {
  // inotify(7): ENOSPC is its word for this limit.
  const isLimit = ioCode(error) === 'ENOSPC'
  const reason = isLimit ? 'it may watch no more files (fs.inotify.max_user_watches)' : undefined
  return fault('not-watchable', { reason: reason ?? reasonOf(error) }, undefined)
}

function reasonOf(error: unknown): string {
  const code = ioCode(error)
  if (code === undefined) throw error
  return systemReasons[code] ?? code
}

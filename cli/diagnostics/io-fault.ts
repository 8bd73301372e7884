import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault, placeOf } from './fault.ts'

/** What the operating system says, by its error code; what is not here is not the user's to mend. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'symbolic links form a circle',
  ENOTDIR: 'a part of the path is not a directory',
  ENOENT: 'there is no such file or directory',
  EEXIST: 'it exists already',
  EISDIR: 'it is a directory',
  EBUSY: 'it is in use',
  EIO: 'the device reports an input/output error',
  EINVAL: 'the file system does not support this',
  ENOTSUP: 'the file system does not support this',
}

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
  return reasons[code] ?? code
}

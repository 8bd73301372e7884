import { refusal } from '../failure/refusal.ts'

/** What the operating system says of a place that is not ours to write, or full; nothing else is the user's to mend. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a part of the path is not a directory',
  ENOTDIR: 'a part of the path is not a directory',
}

/** The answer to who asks to keep something where nothing can be written; other errors are what they were. */
export function unwritable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return reason === undefined ? error : refusal('forbidden', `this cannot be kept here: ${reason}`)
}

import { systemReasons } from '../../../runtime/system-reasons.ts'
import { refusal } from '../failure/refusal.ts'

/** The codes of a place that is not ours to write, that is full, or that something is in the way of. */
const UNWRITABLE: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'ENOTDIR'],
])

/** The answer to who asks to keep something where nothing can be written; other errors are what they were. */
export function unwritable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!UNWRITABLE.has(code)) return error
  // mkdir says EEXIST of a file that stands where a directory should be.
  const reason = systemReasons[code === 'EEXIST' ? 'ENOTDIR' : code]
  return refusal('forbidden', `this cannot be kept here: ${reason}`)
}

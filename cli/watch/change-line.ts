import type { Paint } from '../../compiler/diagnostics/render.ts'
import type { FileChange } from './changed-files.ts'

/** The outcome of one look at a changed project. */
export interface WatchedChange {
  readonly changes: readonly FileChange[]
  /** In words, what was done: `quarry_gen: 2 files written`. */
  readonly outcome: string
  readonly milliseconds: number
}

/** The most files that are named in a line. */
const NAMED = 2

/** `14:02:31 db/queries/books.sql changed: 2 files written (12 ms)` */
export function changeLine(
  { changes, outcome, milliseconds }: WatchedChange,
  shownPath: (path: string) => string,
  paint: Paint,
): string {
  const clock = paint.dim(clockTime(new Date()))
  const what = changes.length === 0 ? '' : `${changesText(changes, shownPath)}: `
  return `${clock} ${what}${outcome} ${paint.dim(`(${duration(milliseconds)})`)}\n`
}

function changesText(changes: readonly FileChange[], shownPath: (path: string) => string): string {
  const named = changes.slice(0, changes.length > NAMED ? 1 : NAMED)
  const texts = named.map(({ path, kind }) => `${shownPath(path)} ${kind}`)
  const more = changes.length - named.length
  return more === 0 ? texts.join(', ') : `${texts.join(', ')} and ${more} more files`
}

/** The local time of day: `14:02:31`. */
function clockTime(time: Date): string {
  return time.toTimeString().slice(0, '00:00:00'.length)
}

function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

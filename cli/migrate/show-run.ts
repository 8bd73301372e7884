import { printable } from '../../compiler/diagnostics/excerpt.ts'
import type { MigrationObserver } from '../../runtime/migrate/run/migration-task.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** How much of a statement a line shows, in characters. */
const WIDTH = 56

/** Prints each file with the time of each of its statements. */
export function showRun({ out: write, err, paint, errorPaint }: Terminal): MigrationObserver {
  const out = gathering(write)
  return {
    onWait: (holder) => err(`${errorPaint.dim(`another run is at work: ${holder}; waiting`)}\n`),
    onBlocked: (blockers) =>
      err(`${errorPaint.yellow(`waiting for a lock of ${blockers.join(', ')}`)}\n`),
    onRetry: (reason) => err(`${errorPaint.dim(`${reason}; trying again`)}\n`),
    onStart: ({ migration: { id, name }, direction }) => {
      const sign = direction === 'up' ? '' : 'back: '
      out(`${sign}${paint.bold(`${id} ${printable(name)}`)}\n`)
    },
    onStatement: ({ statement, milliseconds }) => {
      const line = shortLine(statement.text)
      out(`  ${line.padEnd(WIDTH)} ${paint.dim(timeText(milliseconds).padStart(9))}\n`)
    },
    onEnd: () => undefined,
  }
}

/** Writes at once what is written at the same time: the reader of a pipe is woken by each write. */
function gathering(write: Terminal['out']): Terminal['out'] {
  let gathered = ''
  const flush = () => {
    const text = gathered
    gathered = ''
    write(text)
  }
  return (text) => {
    if (gathered === '') queueMicrotask(flush)
    gathered += text
  }
}

/** For `--json`: what is waited for is said all the same. */
export function showWaiting(terminal: Terminal): MigrationObserver {
  const nothing = () => undefined
  return { ...showRun(terminal), onStart: nothing, onStatement: nothing, onEnd: nothing }
}

function shortLine(text: string): string {
  const line = printable(text).replaceAll(/\s+/g, ' ')
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`
}

export function timeText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds / 1000).toFixed(2)} s`
}

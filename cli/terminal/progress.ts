import type { Stopwatch } from './stopwatch.ts'
import type { Terminal } from './terminal.ts'

/** The stages that take long in a large project, in words. */
const labels: Readonly<Record<string, string>> = {
  schema: 'compiling the schema',
  queries: 'compiling the queries',
  names: 'checking names',
  emit: 'generating code',
  print: 'printing code',
}

/** Work begins with one of these. */
const beginnings: ReadonlySet<string> = new Set(['read', 'load compiler'])

/** Nobody waits for shorter work; and nobody reads faster. In milliseconds. */
const PATIENCE = 1000
const PAUSE = 100

const CLEAR_LINE = '\r\u001B[2K'

export interface Shown {
  readonly terminal: Terminal
  readonly stopwatch: Stopwatch
}

/**
 * Says in one line of a terminal what a run is at, as soon as it has taken a second; the line goes
 * when something else is printed. `now` is a clock in milliseconds.
 */
export function showProgress({ terminal, stopwatch }: Shown, now: () => number): Shown {
  let since = 0
  let last = 0
  let isDrawn = false
  const clear = () => {
    if (isDrawn) terminal.err(CLEAR_LINE)
    isDrawn = false
  }
  const draw = (stage: string) => {
    const time = now()
    if (beginnings.has(stage)) since = time
    const label = labels[stage]
    if (label === undefined || time - since < PATIENCE || time - last < PAUSE) return
    last = time
    isDrawn = true
    const seconds = Math.floor((time - since) / 1000)
    terminal.err(`${CLEAR_LINE}${terminal.errorPaint.dim(`${label} (${seconds} s)`)}`)
  }
  const clearing = (print: (text: string) => void) => (text: string) => {
    clear()
    print(text)
  }
  return {
    terminal: { ...terminal, out: clearing(terminal.out), err: clearing(terminal.err) },
    stopwatch: {
      ...stopwatch,
      enter(stage) {
        stopwatch.enter(stage)
        draw(stage)
      },
    },
  }
}

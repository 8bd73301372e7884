import { setImmediate as nextTurn } from 'node:timers/promises'
import { exitCode } from './exit-code.ts'

/** What becomes of a run that a signal ends: Ctrl-C, `kill`, a terminal that is closed. */
export interface Interrupts {
  /** From here on a signal waits for the end of the step that runs. */
  readonly defer: () => void
  /**
   * Does the work, then undoes what it leaves behind. A signal in between has it undone too, before the process ends;
   * the work gives nothing then. A second signal ends the process at once.
   */
  readonly undoing: <Result>(
    undo: () => Promise<void>,
    work: () => Promise<Result>,
  ) => Promise<Result>
}

/** What is asked of the process. */
export interface SignalledProcess {
  readonly on: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', heard: () => void) => unknown
  readonly exit: (code: number) => void
  /** A clock in milliseconds. */
  readonly now: () => number
  /** What is told of what could not be undone. */
  readonly tell: (text: string) => void
}

/** `npm run` hands on the Ctrl-C that the terminal has sent already: what comes so soon is one signal. In milliseconds. */
const ONE_SIGNAL = 300

/** A signal is heard between two turns of the event loop: a synchronous step runs to its end first. */
export function startInterrupts({ on, exit, now, tell }: SignalledProcess): Interrupts {
  const waiting = new Set<() => Promise<void>>()
  let isHeard = false
  let first: number | undefined
  const end = () => exit(exitCode.interrupted)
  const interrupt = () => {
    if (first !== undefined) {
      if (now() - first > ONE_SIGNAL) end()
      return
    }
    first = now()
    void Promise.all([...waiting].map((undo) => undo().catch(tellReason(tell)))).then(end)
  }
  const defer = () => {
    if (isHeard) return
    isHeard = true
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) on(signal, interrupt)
  }
  return {
    defer,
    async undoing(undo, work) {
      const undoOnce = once(undo)
      waiting.add(undoOnce)
      defer()
      try {
        return await work()
      } finally {
        await signalsHeard()
        // The process ends; nobody is to hear what the work makes of its interruption.
        if (first !== undefined) await new Promise(() => undefined)
        await undoOnce()
        waiting.delete(undoOnce)
      }
    },
  }
}

/**
 * Work that lets no turn of the event loop pass keeps signals waiting. They are read behind the phase of this turn, and
 * the second of two turns begins behind that.
 */
async function signalsHeard(): Promise<void> {
  await nextTurn()
  await nextTurn()
}

function once(undo: () => Promise<void>): () => Promise<void> {
  let undone: Promise<void> | undefined
  return () => (undone ??= undo())
}

function tellReason(tell: SignalledProcess['tell']): (error: unknown) => void {
  return (error) => tell(`${error instanceof Error ? error.message : String(error)}\n`)
}

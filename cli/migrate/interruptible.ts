import type { Interrupts } from '../process/interrupts.ts'

/** Does work that a signal to the process ends: what is not committed is undone before the process ends. */
export function interruptible<Result>(
  interrupts: Interrupts,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const running = work(abort.signal)
  const undo = async () => {
    abort.abort()
    await Promise.allSettled([running])
  }
  return interrupts.undoing(undo, () => running)
}

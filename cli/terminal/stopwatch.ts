/** Shares out the time of a run among its stages. */
export interface Stopwatch {
  /** What follows belongs to this stage; one that comes again adds to its time. */
  readonly enter: (stage: string) => void
  /** The time of each stage in milliseconds, in the order in which they were first entered. */
  readonly times: () => ReadonlyMap<string, number>
}

/** `now` is a clock in milliseconds whose zero is the start of the process. */
export function startStopwatch(now: () => number): Stopwatch {
  const times = new Map<string, number>()
  let stage = 'start'
  let since = 0
  const enter = (next: string) => {
    const time = now()
    times.set(stage, (times.get(stage) ?? 0) + time - since)
    stage = next
    since = time
  }
  return {
    enter,
    times: () => {
      enter(stage)
      return times
    },
  }
}

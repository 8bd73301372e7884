import { median } from '../median.ts'

export const SAMPLES = 5
/**
 * Of processor time: a first run is that of a cold engine, many times as slow as the hundredth. Garbage is
 * not collected on purpose in between: without a tree at hand V8 forgets the shapes of its nodes, and its
 * compiled code with them.
 */
const WARM_UP_MILLISECONDS = 2500
/** Shorter runs are repeated: the grain of the clock and one garbage collection are not what is measured. */
const SAMPLE_MILLISECONDS = 200

/** The processor time of one run in milliseconds: other work on the machine does not count. */
export function timeOf(read: () => unknown): number {
  return timesOf([read])[0] ?? 0
}

/** The same for several in turns, so that what disturbs one disturbs all: the median of each one's samples. */
export function timesOf(
  reads: readonly (() => unknown)[],
  warmUp = WARM_UP_MILLISECONDS,
): readonly number[] {
  const measured = reads.map((read) => ({ read, runs: runsOfSample(read, warmUp) }))
  const samples = Array.from({ length: SAMPLES }, () => measured.map(sample))
  return reads.map((_, i) => median(samples.map((times) => times[i] ?? 0)))
}

/** How many runs make a sample; warms the engine up. */
function runsOfSample(read: () => unknown, warmUp: number): number {
  let spent = 0
  let last = 0
  while (spent < warmUp) {
    last = processorTime(read)
    spent += last
  }
  return Math.max(1, Math.ceil(SAMPLE_MILLISECONDS / last))
}

function sample({ read, runs }: { readonly read: () => unknown; readonly runs: number }): number {
  const time = processorTime(() => {
    for (let run = 0; run < runs; run++) read()
  })
  return time / runs
}

export function processorTime(read: () => unknown): number {
  const started = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

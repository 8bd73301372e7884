import { type BigIntStats, statSync } from 'node:fs'

/** Reads a file by its path; the further arguments are those of each call. */
type ReadOne<Rest extends readonly unknown[], Result> = (absolute: string, ...rest: Rest) => Result

interface Remembered<Result> {
  readonly result: Result
  /** Undefined where the file was written so shortly before that its time may be that of another text. */
  readonly entry: BigIntStats | undefined
}

/** The longest that a file system may take to count on: FAT counts in two seconds. In nanoseconds. */
const COARSEST = 2_000_000_000n

/**
 * Reads a file again only when it is another one than the last time, or has been written since. A
 * result that is the same as the one before is the same object.
 */
export function rememberFiles<Rest extends readonly unknown[], Result>(
  readOne: ReadOne<Rest, Result>,
  isSame: (before: Result, after: Result) => boolean,
): ReadOne<Rest, Result> {
  const known = new Map<string, Remembered<Result>>()
  return (absolute, ...rest) => {
    const entry = entryOf(absolute)
    const before = known.get(absolute)
    if (entry && before?.entry && isSameEntry(before.entry, entry)) return before.result
    const read = readOne(absolute, ...rest)
    const result = before && isSame(before.result, read) ? before.result : read
    known.set(absolute, { result, entry: entry && isSettled(entry) ? entry : undefined })
    return result
  }
}

function entryOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false })
  } catch {
    // Whoever reads it finds out why it cannot be.
    return undefined
  }
}

function isSameEntry(before: BigIntStats, after: BigIntStats): boolean {
  return (
    before.ino === after.ino &&
    before.size === after.size &&
    before.mtimeNs === after.mtimeNs &&
    before.ctimeNs === after.ctimeNs
  )
}

/** A text that is written within the same tick of the clock would have the same time. */
function isSettled({ mtimeNs, ctimeNs }: BigIntStats): boolean {
  const latest = mtimeNs > ctimeNs ? mtimeNs : ctimeNs
  return BigInt(Date.now()) * 1_000_000n - latest > COARSEST
}

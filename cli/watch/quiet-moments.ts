export interface WatchFailure {
  readonly error: unknown
}

/** Waits for moments in which changes have come to an end. */
export interface QuietMoments {
  readonly heard: (path: string) => void
  /** Nothing is heard any more. */
  readonly failed: (error: unknown) => void
  /**
   * Resolves in the first quiet moment after something was heard, which may be over already; with
   * what has failed, if something has.
   */
  readonly next: () => Promise<WatchFailure | undefined>
}

/** A save is over after so many milliseconds without a further event. */
const QUIET = 10
/** When many files change, or one is missing: a branch is being checked out, a file renamed. */
const UNSETTLED = 100
/** Whoever writes without a pause is read in between, after so many milliseconds. */
const LONGEST = 1000
const MANY = 4

/** `isMissing` tells of a path that is not there at the moment but was a file, or will be one. */
export function createQuietMoments(isMissing: (path: string) => boolean): QuietMoments {
  const paths = new Set<string>()
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let isQuiet = false
  let failure: WatchFailure | undefined
  let wake = (): void => undefined
  const settle = () => {
    isQuiet = true
    timer = undefined
    paths.clear()
    wake()
  }
  const settleOrWait = () => {
    if ([...paths].some(isMissing)) timer = setTimeout(settle, UNSETTLED - QUIET)
    else settle()
  }
  return {
    heard(path) {
      if (timer === undefined) since = performance.now()
      clearTimeout(timer)
      paths.add(path)
      const isLong = performance.now() - since > LONGEST
      if (isLong) settle()
      else if (paths.size >= MANY) timer = setTimeout(settle, UNSETTLED)
      else timer = setTimeout(settleOrWait, QUIET)
    },
    failed(error) {
      failure = { error }
      wake()
    },
    async next() {
      if (!isQuiet && !failure) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      isQuiet = false
      return failure
    },
  }
}

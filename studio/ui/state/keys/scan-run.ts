import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** How far a scan has come. */
export interface ScanProgress {
  readonly scanned: number
  /** Null where nobody knows. */
  readonly total: number | null
  readonly complete: boolean
}

interface ScanPart extends ScanProgress {
  readonly cursor: string | null
}

export interface ScanWish<Found, Part extends ScanPart> {
  readonly empty: Found
  readonly ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Part>
  readonly add: (found: Found, part: Part) => Found
  /** Where it stops by itself, until somebody has it go on. */
  readonly isEnough?: (found: Found) => boolean
}

/** A scan that goes on part by part until it is stopped, or over. */
export interface ScanRun<Found> {
  readonly found: Accessor<Found>
  readonly progress: Accessor<ScanProgress | undefined>
  readonly isRunning: Accessor<boolean>
  readonly failure: Accessor<unknown>
  /** Scans from the first key on. What was found stays in sight until the first part is there. */
  readonly restart: () => void
  readonly goOn: () => void
  readonly stop: () => void
}

export function createScanRun<Found, Part extends ScanPart>(
  wish: ScanWish<Found, Part>,
): ScanRun<Found> {
  const [found, setFound] = createSignal<Found>(wish.empty)
  const [progress, setProgress] = createSignal<ScanProgress>()
  const [isRunning, setRunning] = createSignal(false)
  const [failure, setFailure] = createSignal<unknown>()
  let abort = new AbortController()
  let cursor: string | undefined

  const takePart = async (isFirst: boolean, signal: AbortSignal): Promise<boolean> => {
    const part = await wish.ask(cursor, signal)
    signal.throwIfAborted()
    const before = isFirst ? wish.empty : found()
    const next = wish.add(before, part)
    cursor = part.cursor ?? undefined
    setFound(() => next)
    setProgress({ scanned: part.scanned, total: part.total, complete: part.complete })
    const isTurn = wish.isEnough?.(before) !== true && wish.isEnough?.(next) === true
    return !part.complete && cursor !== undefined && !isTurn
  }
  const run = async (isFresh: boolean) => {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    if (isFresh) cursor = undefined
    setFailure(undefined)
    setRunning(true)
    try {
      let isFirst = isFresh
      while (await takePart(isFirst, signal)) isFirst = false
    } catch (error) {
      if (signal.aborted) return
      setFailure(error)
    }
    setRunning(false)
  }
  const stop = () => {
    abort.abort()
    setRunning(false)
  }
  onCleanup(() => abort.abort())
  return {
    ...{ found, progress, isRunning, failure, stop },
    restart: () => void run(true),
    goOn: () => void run(false),
  }
}

import { type Accessor, createSignal } from 'solid-js'

export interface Guarded {
  /** Whether the work was done; its failure is kept. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
  readonly isBusy: Accessor<boolean>
  readonly failure: Accessor<unknown>
  readonly setFailure: (failure: unknown) => void
}

/** Work that a person waits for, and whose failure is shown where it was asked for. */
export function createGuarded(): Guarded {
  const [isBusy, setBusy] = createSignal(false)
  const [failure, setFailure] = createSignal<unknown>()
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, failure, setFailure }
}

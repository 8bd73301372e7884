import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** Something that is read from the server. The last value stays in sight while a newer one is fetched. */
export interface Fetched<T> {
  readonly data: Accessor<T | undefined>
  readonly failure: Accessor<unknown>
  readonly loading: Accessor<boolean>
  readonly refetch: () => void
  readonly set: (value: T) => void
}

/** The same for those who only read it. */
export type Told<T> = Omit<Fetched<T>, 'set'>

/** Fetches whenever `source` changes; nothing while it is undefined. An older request is aborted. */
export function createFetched<S, T>(
  source: Accessor<S | undefined>,
  load: (source: S, signal: AbortSignal) => Promise<T>,
): Fetched<T> {
  const [data, setData] = createSignal<T>()
  const [failure, setFailure] = createSignal<unknown>()
  const [loading, setLoading] = createSignal(false)
  const [turn, setTurn] = createSignal(0)

  const fetchOnce = async (wanted: S, abort: AbortController): Promise<void> => {
    setLoading(true)
    try {
      const value = await load(wanted, abort.signal)
      if (abort.signal.aborted) return
      setFailure(undefined)
      setData(() => value)
    } catch (error) {
      if (abort.signal.aborted) return
      setFailure(error)
    }
    setLoading(false)
  }

  createEffect(
    on([source, turn], ([wanted]) => {
      if (wanted === undefined) return
      const abort = new AbortController()
      onCleanup(() => abort.abort())
      void fetchOnce(wanted, abort)
    }),
  )
  return {
    data,
    failure,
    loading,
    refetch: () => setTurn((value) => value + 1),
    set: (value) => setData(() => value),
  }
}

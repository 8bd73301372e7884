/** Calls at most once within `wait` milliseconds, with what was given last. */
export interface Debounced<T> {
  readonly call: (value: T) => void
  /** Does at once what still waits. */
  readonly flush: () => void
  readonly cancel: () => void
}

export function createDebounced<T>(wait: number, work: (value: T) => void): Debounced<T> {
  let waiting: { readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | undefined
  const cancel = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const flush = () => {
    const due = waiting
    cancel()
    if (due !== undefined) work(due.value)
  }
  const call = (value: T) => {
    cancel()
    waiting = { value, timer: setTimeout(flush, wait) }
  }
  return { call, flush, cancel }
}

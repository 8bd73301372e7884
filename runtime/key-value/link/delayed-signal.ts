/** Returns a signal that fires so many milliseconds after another one. */
export function delayedSignal(signal: AbortSignal, milliseconds: number): AbortSignal {
  const late = new AbortController()
  const begin = () => {
    setTimeout(() => late.abort(signal.reason), milliseconds).unref()
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return late.signal
}

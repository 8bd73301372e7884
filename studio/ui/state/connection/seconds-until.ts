import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'

/** The whole seconds until a time of the clock, counted down; undefined where there is no such time. */
export function createSecondsUntil(
  time: Accessor<number | undefined>,
): Accessor<number | undefined> {
  const [now, setNow] = createSignal(Date.now())
  createEffect(() => {
    if (time() === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    onCleanup(() => clearInterval(timer))
  })
  return () => {
    const at = time()
    return at === undefined ? undefined : Math.max(1, Math.ceil((at - now()) / 1000))
  }
}

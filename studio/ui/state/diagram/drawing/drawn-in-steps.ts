import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'

export interface DrawnInSteps {
  /** So many of them may be drawn by now. */
  readonly count: Accessor<number>
  readonly isWhole: Accessor<boolean>
}

/**
 * Returns how many of very many things may be drawn by now: one step at once, and another with each frame, so that the
 * page answers meanwhile. A change of `beginning` starts over.
 */
export function drawnInSteps(
  step: number,
  total: Accessor<number>,
  beginning: Accessor<unknown>,
): DrawnInSteps {
  const turn = createMemo(() => {
    beginning()
    const [count, setCount] = createSignal(step)
    createEffect(() => {
      if (count() >= total()) return
      const frame = requestAnimationFrame(() => setCount(count() + step))
      onCleanup(() => cancelAnimationFrame(frame))
    })
    return count
  })
  const count = () => turn()()
  return { count, isWhole: () => count() >= total() }
}

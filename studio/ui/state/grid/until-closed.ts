import { type Accessor, createEffect, createRoot, untrack } from 'solid-js'

/** Resolves when nothing is open: at once, or when what is open is closed. */
export function untilClosed(open: Accessor<unknown>): Promise<void> {
  if (untrack(open) === undefined) return Promise.resolve()
  return new Promise((resolve) =>
    createRoot((dispose) =>
      createEffect(() => {
        if (open() !== undefined) return
        dispose()
        resolve()
      }),
    ),
  )
}

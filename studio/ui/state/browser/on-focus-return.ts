import { onCleanup } from 'solid-js'

/** Runs something when the person comes back to the window from another one. */
export function onFocusReturn(run: () => void): void {
  addEventListener('focus', run)
  onCleanup(() => removeEventListener('focus', run))
}

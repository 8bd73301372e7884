import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Whether the screen is as the query says; it follows the screen. */
export function createMedia(query: string): Accessor<boolean> {
  const list = matchMedia(query)
  const [matches, setMatches] = createSignal(list.matches)
  const follow = () => setMatches(list.matches)
  list.addEventListener('change', follow)
  onCleanup(() => list.removeEventListener('change', follow))
  return matches
}

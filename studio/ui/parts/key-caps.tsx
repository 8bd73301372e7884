import { For } from 'solid-js'
import { keyCaps } from '../state/commands/key-name.ts'

/** A key as its caps. */
export function KeyCaps(props: { name: string }) {
  return (
    <span class="keys">
      <For each={keyCaps(props.name)}>{(cap) => <kbd>{cap}</kbd>}</For>
    </span>
  )
}

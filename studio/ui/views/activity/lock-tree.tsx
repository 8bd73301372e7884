import Lock from 'lucide-solid/icons/lock'
import { For, Show } from 'solid-js'
import type { LockNode } from '../../state/activity/lock-tree.ts'
import { spanText } from '../../state/activity/span-text.ts'

/** Who holds locks, and below each those that wait for them. */
export function LockTree(props: { nodes: readonly LockNode[] }) {
  return (
    <Show when={props.nodes.length > 0}>
      <section class="section locks" aria-label="Waiting for locks">
        <h2 class="h2">
          <Lock class="i i-s warn" />
          Waiting for locks
        </h2>
        <ul>
          <For each={props.nodes}>{(node) => <LockItem node={node} />}</For>
        </ul>
      </section>
    </Show>
  )
}

function LockItem(props: { node: LockNode }) {
  const about = () => {
    const { lock, blockedBy, state } = props.node.process
    return blockedBy.length > 0 || lock !== null
      ? `waits for ${lock ?? 'a lock'}`
      : `holds it, ${state}`
  }
  return (
    <li>
      <div class="lock">
        <b>{props.node.process.id}</b> <span class="soft">{props.node.process.user}</span>{' '}
        <span classList={{ warn: props.node.process.blockedBy.length > 0 }}>{about()}</span>
        <Show when={props.node.process.seconds}>
          {(seconds) => <span class="meta"> {spanText(seconds())}</span>}
        </Show>
        <code class="clip">{props.node.process.sql}</code>
      </div>
      <Show when={props.node.waiting.length > 0}>
        <ul>
          <For each={props.node.waiting}>{(node) => <LockItem node={node} />}</For>
        </ul>
      </Show>
    </li>
  )
}

import { For, Show } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'

/** What is there and was not compared. */
export function Unmodelled(props: { comparison: SchemaComparison }) {
  const all = () => props.comparison.unmodelled
  return (
    <Show when={all().length > 0}>
      <details class="unmodelled">
        <summary>
          {all().length === 1
            ? '1 object was not compared'
            : `${all().length} objects were not compared`}
        </summary>
        <p class="soft">No statement of quarry changes these, so it leaves them as they are.</p>
        <ul>
          <For each={all()}>
            {(object) => (
              <li>
                <code>{object}</code>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  )
}

import CircleAlert from 'lucide-solid/icons/circle-alert'
import { For, Show } from 'solid-js'
import type { MigrationFault } from '../../../api/migrations.ts'

/** Files that cannot be run, or do not fit the history: until they are mended, nothing is applied. */
export function FaultBanner(props: { faults: readonly MigrationFault[] }) {
  return (
    <Show when={props.faults.length > 0}>
      <div class="banner danger strip" role="alert">
        <CircleAlert class="i" />
        <div class="body">
          <b>Nothing can be applied until this is mended</b>
          <For each={props.faults}>
            {(fault) => (
              <p>
                <code>{fault.line === null ? fault.file : `${fault.file}:${fault.line}`}</code>{' '}
                {fault.message}
              </p>
            )}
          </For>
        </div>
      </div>
    </Show>
  )
}

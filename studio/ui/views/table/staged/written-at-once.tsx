import { Show } from 'solid-js'
import type { TableState } from '../../../state/grid/table-state.ts'

/** Says before a write that it does not wait with the staged changes of the table. */
export function WrittenAtOnce(props: { state: TableState; rows: string }) {
  return (
    <Show when={props.state.queue().isStaged()}>
      <p class="hint" role="note">
        Changes of this table wait until you save them. {props.rows} do not wait: they are written
        at once.
      </p>
    </Show>
  )
}

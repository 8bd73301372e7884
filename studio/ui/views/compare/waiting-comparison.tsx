import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { Show } from 'solid-js'
import { useCompare } from '../../state/compare/compare-state.ts'

/** What is being done meanwhile: reading a schema that no database has takes a scratch database. */
export function WaitingComparison() {
  const state = useCompare()
  const needsScratch = () => [state.from(), state.to()].some((side) => side?.live === false)
  return (
    <div class="empty" role="status">
      <p class="row soft">
        <LoaderCircle class="i i-s spin" />
        <Show when={state.from()} fallback="Looking what there is to compare">
          Reading {state.spoken().from} and {state.spoken().to}
          <Show when={needsScratch()}>, on a scratch database where none has the schema</Show>
        </Show>
      </p>
    </div>
  )
}

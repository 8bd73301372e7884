import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For, Show } from 'solid-js'
import { useAggregation } from '../../../state/documents/aggregate/aggregation-state.ts'
import type { ListedStage } from '../../../state/documents/aggregate/stage-list.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'

const LINES = 3
const MOST_CHARACTERS = 300

/** The first documents that come out of a stage; all that were read are shown on the left. */
export function StagePreview(props: { stage: ListedStage }) {
  const state = useAggregation()
  const output = () => state.preview.outputOf(props.stage.id)
  const number = () => state.stages.placeOf(props.stage.id) + 1
  const said = () => {
    const count = output()?.documents.length ?? 0
    if (count === 0) return 'No documents come out'
    return count > LINES ? `First ${LINES} of ${count} or more` : counted(count)
  }
  return (
    <Show when={output()}>
      {(found) => (
        <Show when={found().fault === undefined} fallback={<Refused fault={found().fault ?? ''} />}>
          <button
            type="button"
            class="prev"
            aria-pressed={state.shown() === props.stage.id}
            onClick={() => state.show(props.stage.id)}
          >
            <span class="sr">Show what comes out of stage {number()}: </span>
            <span class="meta">{said()}</span>
            <For each={found().documents.slice(0, LINES)}>
              {(document) => (
                <code class="clip">
                  {ejsonText(document, { style: 'shell' }).slice(0, MOST_CHARACTERS)}
                </code>
              )}
            </For>
          </button>
        </Show>
      )}
    </Show>
  )
}

function counted(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`
}

function Refused(props: { fault: string }) {
  return (
    <p class="stage-fault">
      <TriangleAlert class="i i-s" />
      The server refuses this stage: {props.fault}.
    </p>
  )
}

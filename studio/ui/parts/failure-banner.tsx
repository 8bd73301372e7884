import CircleAlert from 'lucide-solid/icons/circle-alert'
import { For, Show } from 'solid-js'
import { ApiFailure, explainFailure } from '../state/api/api-failure.ts'

export function FailureBanner(props: {
  failure: unknown
  retry?: (() => void) | undefined
  class?: string
  /** Instead of the message of the server, where the page knows better what was tried. */
  title?: string | undefined
}) {
  const explained = () => explainFailure(props.failure)
  const requestId = () => (props.failure instanceof ApiFailure ? props.failure.requestId : '')
  return (
    <Show when={props.failure !== undefined}>
      <div class={`banner danger ${props.class ?? ''}`} role="alert">
        <CircleAlert class="i" />
        <div class="body">
          <b>{props.title ?? explained().title}</b>
          <For each={explained().sentences}>{(sentence) => <p>{sentence}</p>}</For>
          <Show when={requestId() !== ''}>
            <p class="meta">
              The terminal of the studio says more at request <code>{requestId()}</code>
            </p>
          </Show>
        </div>
        <Show when={props.retry}>
          {(retry) => (
            <button type="button" class="btn small" onClick={() => retry()()}>
              Try again
            </button>
          )}
        </Show>
      </div>
    </Show>
  )
}

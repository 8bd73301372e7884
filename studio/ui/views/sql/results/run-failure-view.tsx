import CircleAlert from 'lucide-solid/icons/circle-alert'
import { For, onMount, Show } from 'solid-js'
import { failureText } from '../../../state/sql/run/failure-text.ts'
import type { RunFailure } from '../../../state/sql/run/script-run.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'

/** Why a statement failed, and the way to its place. */
export function RunFailureView(props: { failure: RunFailure }) {
  const studio = useStudio()
  const { session, goTo } = useSql()
  // With the text as it was run: what is typed since moves nothing.
  const textThen = session.text()
  const told = () => {
    const timeout = studio.meta.data()?.limits.statementTimeoutMs ?? 0
    return failureText(props.failure, textThen, timeout)
  }
  // Results of the statements before it may fill all that is in sight.
  let section: HTMLElement | undefined
  onMount(() => section?.scrollIntoView({ block: 'nearest' }))
  return (
    <section ref={section} class="result is-failed" aria-label="Failure">
      <div class={`banner ${props.failure.isCancelled ? 'info' : 'danger'}`} role="alert">
        <CircleAlert class="i" />
        <div class="body">
          <b>{told().title}</b>
          <For each={told().sentences}>{(sentence) => <p>{sentence}</p>}</For>
          <Show when={told().requestId !== ''}>
            <p class="meta">
              The terminal of the studio says more at request <code>{told().requestId}</code>
            </p>
          </Show>
        </div>
        <Show when={told().place}>
          {(place) => (
            <button type="button" class="btn small" onClick={() => goTo(place().at)}>
              Line {groupedNumber(place().line)}, column {groupedNumber(place().column)}
            </button>
          )}
        </Show>
      </div>
    </section>
  )
}

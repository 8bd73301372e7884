import { For, Show } from 'solid-js'
import { useSql } from '../sql-context.ts'
import { ResultView } from './result-view.tsx'
import { RunFailureView } from './run-failure-view.tsx'

/** What the statements gave, one section each, in the order in which they ran. */
export function ResultList() {
  const { session } = useSql()
  const { run } = session
  const isEmpty = () => run.results().length === 0 && run.failure() === undefined
  const count = () => run.results().length + (run.failure() === undefined ? 0 : 1)
  return (
    <div
      class="sql-results"
      data-count={Math.min(3, count())}
      aria-busy={run.runningSince() !== undefined}
    >
      <For each={run.results()}>
        {(shown, place) => <ResultView shown={shown} place={place()} />}
      </For>
      <Show when={run.failure()}>{(failure) => <RunFailureView failure={failure()} />}</Show>
      <Show when={isEmpty()}>
        <Show when={run.runningSince() === undefined} fallback={<Waiting />}>
          <Nothing />
        </Show>
      </Show>
    </div>
  )
}

/** As high as the first rows of a result will be. */
function Waiting() {
  return (
    <div class="waiting" role="status">
      <span class="sr">Running</span>
      <For each={['w-1', 'w-2', 'w-3', 'w-4']}>{(width) => <i class={`skeleton ${width}`} />}</For>
    </div>
  )
}

function Nothing() {
  return (
    <div class="empty">
      <h2>Results appear here</h2>
      <p>
        <span class="hide-phone">
          Ctrl+Enter runs the statement at the cursor, or what is selected; Ctrl+Shift+Enter runs
          all, one after the other.{' '}
        </span>
        Nothing of a session, such as SET or BEGIN, reaches the next run: for that begin a
        transaction.
      </p>
    </div>
  )
}

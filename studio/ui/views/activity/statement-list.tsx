import { createSignal, For, Show } from 'solid-js'
import type { ServerProcess } from '../../../api/activity.ts'
import { spanText } from '../../state/activity/span-text.ts'
import { useStudio } from '../../state/studio.ts'

export function StatementList(props: {
  processes: readonly ServerProcess[]
  onCancel: (process: ServerProcess) => void
}) {
  const [showsIdle, setShowsIdle] = createSignal(false)
  const running = () => props.processes.filter(({ seconds }) => seconds !== null)
  const shown = () => (showsIdle() ? props.processes : running())
  const idle = () => props.processes.length - running().length
  return (
    <section class="section" aria-label="Statements" tabindex="0">
      <h2 class="h2">
        Running statements <span class="count">{running().length}</span>
        <span class="grow" />
        <label class="check-label">
          <input
            type="checkbox"
            checked={showsIdle()}
            onChange={(event) => setShowsIdle(event.currentTarget.checked)}
          />
          Show {idle()} idle
        </label>
      </h2>
      <Show
        when={shown().length > 0}
        fallback={<p class="none">Nothing runs but what the studio asks for this page.</p>}
      >
        <table class="list">
          <thead>
            <tr>
              <th>Id</th>
              <th>User</th>
              <th>Client</th>
              <th class="num">Time</th>
              <th>State</th>
              <th>Statement</th>
              <th>
                <span class="sr">Cancel</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={shown()}>
              {(process) => <StatementRow process={process} onCancel={props.onCancel} />}
            </For>
          </tbody>
        </table>
      </Show>
    </section>
  )
}

function StatementRow(props: {
  process: ServerProcess
  onCancel: (process: ServerProcess) => void
}) {
  const studio = useStudio()
  const isCancellable = () =>
    studio.canWrite() && !props.process.own && props.process.seconds !== null
  return (
    <tr>
      <td class="strong">{props.process.id}</td>
      <td>{props.process.user}</td>
      <td class="soft client">
        <Show when={props.process.own} fallback={props.process.client}>
          <span class="badge">This studio</span>
        </Show>
      </td>
      <td class="num">{props.process.seconds === null ? '' : spanText(props.process.seconds)}</td>
      <td>
        <Show when={props.process.blockedBy.length > 0 || props.process.lock}>
          <span class="badge warn">waits</span>{' '}
        </Show>
        <span class="soft">{props.process.state}</span>
      </td>
      <td class="statement">
        <code title={props.process.sql}>{props.process.sql}</code>
      </td>
      <td class="num">
        <Show when={isCancellable()}>
          <button
            type="button"
            class="btn small"
            aria-label={`Cancel the statement of ${props.process.id}`}
            onClick={() => props.onCancel(props.process)}
          >
            Cancel…
          </button>
        </Show>
      </td>
    </tr>
  )
}

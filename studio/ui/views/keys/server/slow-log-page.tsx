import { createEffect, For, Show } from 'solid-js'
import type { SlowLog } from '../../../../api/keys/server.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { shownText } from '../../../state/keys/byte-text.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { durationText } from '../../../state/numbers.ts'
import { usePageTitle } from '../../../state/frame/page-title.ts'
import '../../../styles/slow-log.css'

/** The commands that took long, newest first. */
export function SlowLogPage() {
  const studio = useKeyStudio()
  const log = createFetched(studio.ready, (_, signal) =>
    studio.api.get<SlowLog>('/api/kv/slowlog', { signal }),
  )
  usePageTitle(() => 'Slow log')
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Slow log">
      <div class="bar">
        <h1 class="grow">Slow log</h1>
        <button type="button" class="btn" onClick={log.refetch}>
          Read again
        </button>
      </div>
      <FailureBanner failure={log.failure()} retry={log.refetch} class="strip" />
      <div class="scroll" role="group" tabindex="0" aria-label="Slow commands">
        <Show
          when={(log.data()?.entries.length ?? 0) > 0}
          fallback={
            <Show when={log.data()}>
              <div class="empty">
                <h2>No slow command</h2>
                <p>The server notes what takes longer than its setting slowlog-log-slower-than.</p>
              </div>
            </Show>
          }
        >
          <table class="list slow-log">
            <thead>
              <tr>
                <th>At</th>
                <th class="num">Took</th>
                <th>Command</th>
                <th>Client</th>
              </tr>
            </thead>
            <tbody>
              <For each={log.data()?.entries ?? []}>
                {(entry) => (
                  <tr>
                    <td>{entry.at.replace('T', ' ').replace(/\..*$/, '')}</td>
                    <td class="num">{durationText(entry.microseconds / 1000)}</td>
                    <td class="mono">{entry.args.map(shownText).join(' ')}</td>
                    <td class="soft">{entry.clientName || entry.client}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Show>
      </div>
    </main>
  )
}

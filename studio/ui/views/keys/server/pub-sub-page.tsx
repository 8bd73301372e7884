import { createEffect, For, Show } from 'solid-js'
import type { Channels } from '../../../../api/keys/server.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { shownText } from '../../../state/keys/byte-text.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { groupedNumber } from '../../../state/numbers.ts'

/** The channels that somebody listens to. */
export function PubSubPage() {
  const studio = useKeyStudio()
  const channels = createFetched(studio.ready, (_, signal) =>
    studio.api.get<Channels>('/api/kv/channels', { signal }),
  )
  createEffect(() => {
    document.title = 'Pub/sub · quarry studio'
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Channels">
      <div class="bar">
        <h1 class="grow">Channels</h1>
        <button type="button" class="btn" onClick={channels.refetch}>
          Read again
        </button>
      </div>
      <FailureBanner failure={channels.failure()} retry={channels.refetch} class="strip" />
      <div class="scroll" role="group" tabindex="0" aria-label="Channels with subscribers">
        <Show
          when={(channels.data()?.channels.length ?? 0) > 0}
          fallback={
            <Show when={channels.data()}>
              <div class="empty">
                <h2>Nobody listens to a channel</h2>
                <p>A channel is there as long as a client has subscribed to it.</p>
              </div>
            </Show>
          }
        >
          <table class="list">
            <thead>
              <tr>
                <th>Channel</th>
                <th class="num">Subscribers</th>
              </tr>
            </thead>
            <tbody>
              <For each={channels.data()?.channels ?? []}>
                {({ channel, subscribers }) => (
                  <tr>
                    <td class="mono">{shownText(channel)}</td>
                    <td class="num">{groupedNumber(subscribers)}</td>
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

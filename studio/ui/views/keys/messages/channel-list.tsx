import { For, Show } from 'solid-js'
import type { Channels } from '../../../../api/keys/server.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createFetched } from '../../../state/fetched.ts'
import { shownText } from '../../../state/keys/byte-text.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { groupedNumber } from '../../../state/numbers.ts'

/** The channels that somebody listens to. */
export function ChannelList(props: { onListen: (channel: string) => void }) {
  const studio = useKeyStudio()
  const channels = createFetched(studio.ready, (_, signal) =>
    studio.api.get<Channels>('/api/kv/channels', { signal }),
  )
  return (
    <>
      <div class="bar bar-s meta">
        <span class="grow">
          <Show when={channels.data()}>
            {(found) => (
              <>
                {counted(found().channels.length, 'channel')},{' '}
                {counted(found().patterns, 'subscription')} by a pattern
              </>
            )}
          </Show>
        </span>
        <button type="button" class="btn small" onClick={channels.refetch}>
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
                <th>
                  <span class="sr">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <For each={channels.data()?.channels ?? []}>
                {({ channel, subscribers }) => (
                  <tr>
                    <td class="mono">{shownText(channel)}</td>
                    <td class="num">{groupedNumber(subscribers)}</td>
                    <td class="num">
                      <Show when={channel.encoding === undefined && channel.truncated !== true}>
                        <button
                          type="button"
                          class="btn small"
                          aria-label={`Listen to ${channel.value}`}
                          onClick={() => props.onListen(channel.value)}
                        >
                          Listen
                        </button>
                      </Show>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Show>
      </div>
    </>
  )
}

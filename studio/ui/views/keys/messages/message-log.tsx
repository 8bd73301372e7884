import { createEffect, For, on, Show } from 'solid-js'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { counted } from '../../../state/keys/key-words.ts'
import {
  type MessageRun,
  type ReceivedMessage,
  MOST_MESSAGES,
} from '../../../state/keys/messages/message-run.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { ByteValue } from '../value/byte-value.tsx'

/** So near to the end the list follows what comes. */
const NEAR = 40

/** The last messages, oldest first, and how many there were. */
export function MessageLog(props: { run: MessageRun }) {
  const { run } = props
  let list: HTMLDivElement | undefined
  let follows = true
  const onScroll = () => {
    if (list !== undefined) follows = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }
  createEffect(
    on(run.messages, () => {
      if (follows) list?.scrollTo({ top: list.scrollHeight })
    }),
  )
  const state = () => {
    if (run.stage() === 'opening') return 'Connecting'
    if (run.stage() === 'listening') return `Listening to ${run.patterns().join(' ')}`
    return run.patterns().length === 0 ? 'Not listening' : 'Stopped'
  }
  const left = () => Math.max(0, run.received() - run.messages().length)
  return (
    <>
      <div class="bar bar-s meta">
        <span class="grow clip" role="status">
          {state()}
        </span>
        <span>{counted(run.received(), 'message')}</span>
        <Show when={left() > 0}>
          <span>the last {groupedNumber(MOST_MESSAGES)} are shown</span>
        </Show>
        <Show when={run.dropped() > 0}>
          <span class="badge warn">
            {groupedNumber(run.dropped())} left out, they came too fast
          </span>
        </Show>
      </div>
      <FailureBanner failure={run.failure()} class="strip" />
      <Show when={run.end()}>{(reason) => <p class="form-fault warn">{reason()}</p>}</Show>
      <div
        ref={list}
        class="scroll messages"
        role="log"
        aria-live="off"
        aria-label="Messages"
        tabindex="0"
        onScroll={onScroll}
      >
        <Show
          when={run.messages().length > 0}
          fallback={
            <div class="empty">
              <h2>No message yet</h2>
              <p>
                Messages are not kept by the server: only those are shown that are published while
                the studio listens.
              </p>
            </div>
          }
        >
          <table class="list">
            <thead>
              <tr>
                <th>At</th>
                <th>Channel</th>
                <th>Message</th>
              </tr>
            </thead>
            <tbody>
              <For each={run.messages()}>
                {(message) => <Line message={message} hasPattern={run.patterns().length > 1} />}
              </For>
            </tbody>
          </table>
        </Show>
      </div>
    </>
  )
}

function Line(props: { message: ReceivedMessage; hasPattern: boolean }) {
  return (
    <tr>
      <td class="mono soft">{props.message.at.slice(11, 23)}</td>
      <td class="mono">
        <ByteValue shown={props.message.channel} />
        <Show when={props.hasPattern}>
          <span class="faint">
            {' '}
            <ByteValue shown={props.message.pattern} />
          </span>
        </Show>
      </td>
      <td class="mono payload">
        <ByteValue shown={props.message.payload} />
      </td>
    </tr>
  )
}

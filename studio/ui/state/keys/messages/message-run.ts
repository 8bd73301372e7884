import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { PubSubEvent } from '../../../../api/keys/server.ts'
import type { ApiClient } from '../../api/api-client.ts'

type MessageEvent = Extract<PubSubEvent, { readonly event: 'message' }>

export interface ReceivedMessage extends Omit<MessageEvent, 'event'> {
  readonly id: number
}

export type MessageStage = 'stopped' | 'opening' | 'listening'

/** Messages of channels, from when it is listened to them until that is stopped. */
export interface MessageRun {
  readonly stage: Accessor<MessageStage>
  /** The patterns that are listened to, or were. */
  readonly patterns: Accessor<readonly string[]>
  /** The last ones, oldest first. */
  readonly messages: Accessor<readonly ReceivedMessage[]>
  readonly received: Accessor<number>
  /** Those that came faster than they could be sent. */
  readonly dropped: Accessor<number>
  /** Why it has ended by itself. */
  readonly end: Accessor<string | undefined>
  readonly failure: Accessor<unknown>
  readonly start: (patterns: readonly string[]) => Promise<void>
  readonly stop: () => void
  readonly clear: () => void
}

/** Messages that are kept. */
export const MOST_MESSAGES = 1000

const ENDS = {
  limit: 'So many messages have come that it was stopped. Listen again for more.',
  lost: 'The connection to the server was lost. Listen again when it is back.',
} as const

export function createMessageRun(api: ApiClient): MessageRun {
  const [stage, setStage] = createSignal<MessageStage>('stopped')
  const [patterns, setPatterns] = createSignal<readonly string[]>([])
  const [end, setEnd] = createSignal<string>()
  const [failure, setFailure] = createSignal<unknown>()
  const { take, ...received } = createReceived()
  let abort = new AbortController()
  const stop = () => {
    abort.abort()
    setStage('stopped')
  }
  onCleanup(stop)
  const note = (event: PubSubEvent) => {
    if (event.event === 'open') setStage('listening')
    else if (event.event === 'end') setEnd(ENDS[event.reason])
    else take(event)
  }
  const start = async (wanted: readonly string[]) => {
    stop()
    abort = new AbortController()
    const { signal } = abort
    setPatterns(wanted)
    setStage('opening')
    setEnd(undefined)
    setFailure(undefined)
    try {
      const options = { query: { patterns: JSON.stringify(wanted) }, signal }
      for await (const line of api.lines('/api/kv/pubsub', undefined, options)) {
        const event: PubSubEvent = JSON.parse(line)
        signal.throwIfAborted()
        note(event)
      }
    } catch (error) {
      if (signal.aborted) return
      setFailure(error)
    }
    setStage('stopped')
  }
  return { ...received, stage, patterns, end, failure, start, stop }
}

/** What has been received. A burst is shown once a frame, however many messages it has. */
function createReceived() {
  const [messages, setMessages] = createSignal<readonly ReceivedMessage[]>([])
  const [received, setReceived] = createSignal(0)
  const [dropped, setDropped] = createSignal(0)
  let made = 0
  let waiting: ReceivedMessage[] = []
  let frame: number | undefined
  const show = () => {
    frame = undefined
    const taken = waiting
    waiting = []
    setReceived(made)
    setMessages((all) => [...all, ...taken].slice(-MOST_MESSAGES))
  }
  onCleanup(() => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  })
  const take = (event: Extract<PubSubEvent, { readonly event: 'message' | 'dropped' }>) => {
    if (event.event === 'dropped') {
      setDropped((count) => count + event.messages)
      return
    }
    made += 1
    waiting.push({ ...event, id: made })
    // A page that is not seen has no frames: what waits is bounded as well.
    if (waiting.length > MOST_MESSAGES) waiting = waiting.slice(-MOST_MESSAGES)
    frame ??= requestAnimationFrame(show)
  }
  const clear = () => {
    made = 0
    waiting = []
    setReceived(0)
    setDropped(0)
    setMessages([])
  }
  return { messages, received, dropped, take, clear }
}

import { createEffect, createSignal, Show } from 'solid-js'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { escapedGlob } from '../../../state/keys/glob-text.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { usePageTitle } from '../../../state/frame/page-title.ts'
import { createMessageRun } from '../../../state/keys/messages/message-run.ts'
import { splitCommand } from '../../../state/keys/split-command.ts'
import { ChannelList } from './channel-list.tsx'
import { MessageLog } from './message-log.tsx'
import { PublishForm } from './publish-form.tsx'

/** The messages of channels as they come, the channels themselves, and a form that publishes. */
export function PubSubPage() {
  const studio = useKeyStudio()
  const run = createMessageRun(studio.api)
  const [view, setView] = createSignal<'messages' | 'channels'>('messages')
  const [typed, setTyped] = createSignal('*')
  const [fault, setFault] = createSignal<string>()
  usePageTitle(() => 'Pub/sub')
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  const listen = () => {
    const words = splitCommand(typed())
    if (words === undefined) return setFault('A quote is not closed.')
    const patterns = words.filter((word) => typeof word === 'string')
    if (patterns.length < words.length) return setFault('The name of a channel here is text.')
    if (patterns.length === 0) return setFault('Name a channel, or * for all of them.')
    if (patterns.length > 20) return setFault('At most 20 patterns are listened to at once.')
    setFault(undefined)
    setView('messages')
    return void run.start(patterns)
  }
  const toggle = () => (run.stage() === 'stopped' ? listen() : run.stop())
  useCommands({ 'key.listen': toggle })
  const listenTo = (channel: string) => {
    const pattern = escapedGlob(channel)
    setTyped(/^[^\s"']+$/.test(pattern) ? pattern : JSON.stringify(pattern))
    listen()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <main class="sheet" id="main" aria-label="Pub/sub">
      <div class="bar">
        <h1 class="grow">Pub/sub</h1>
        <fieldset class="seg bare">
          <legend class="sr">What is shown</legend>
          <button
            type="button"
            aria-pressed={view() === 'messages'}
            onClick={() => setView('messages')}
          >
            Messages
          </button>
          <button
            type="button"
            aria-pressed={view() === 'channels'}
            onClick={() => setView('channels')}
          >
            Channels
          </button>
        </fieldset>
      </div>
      <Show when={view() === 'messages'} fallback={<ChannelList onListen={listenTo} />}>
        <form class="bar listen" onSubmit={submit}>
          <label class="grow input">
            <span class="sr">Channels to listen to</span>
            <input
              class="mono"
              autocomplete="off"
              spellcheck={false}
              placeholder="Patterns, such as news.* orders"
              readOnly={run.stage() !== 'stopped'}
              value={typed()}
              aria-invalid={fault() !== undefined}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button
            type="submit"
            class="btn"
            classList={{ primary: run.stage() === 'stopped' }}
            title="Listen or stop (Alt+L)"
          >
            {run.stage() === 'stopped' ? 'Listen' : 'Stop'}
          </button>
          <button type="button" class="btn quiet" onClick={run.clear}>
            Clear
          </button>
        </form>
        <Show when={fault()}>{(text) => <p class="form-fault danger">{text()}</p>}</Show>
        <MessageLog run={run} />
        <Show when={studio.canWrite()}>
          <PublishForm />
        </Show>
      </Show>
    </main>
  )
}

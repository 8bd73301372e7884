import { createSignal } from 'solid-js'
import type { CommandAnswer } from '../../../../api/keys/command.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'

/** Publishes a message, and says how many clients have received it. */
export function PublishForm() {
  const studio = useKeyStudio()
  const [channel, setChannel] = createSignal('')
  const [message, setMessage] = createSignal('')
  const [told, setTold] = createSignal('')
  const publish = async (event: SubmitEvent) => {
    event.preventDefault()
    if (channel() === '') return
    setTold('')
    try {
      const body = { args: ['PUBLISH', channel(), message()] }
      const { reply } = await studio.api.send<CommandAnswer>('POST', '/api/command', { body })
      if (reply.type === 'error') throw new Error(reply.message)
      const count = reply.type === 'integer' ? Number(reply.value) : 0
      setTold(`Received by ${counted(count, 'client')}`)
      setMessage('')
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return (
    <form class="bar publish" onSubmit={(event) => void publish(event)}>
      <label class="input">
        <span class="sr">Channel to publish to</span>
        <input
          class="mono"
          autocomplete="off"
          spellcheck={false}
          placeholder="Channel"
          value={channel()}
          onInput={(event) => setChannel(event.currentTarget.value)}
        />
      </label>
      <label class="input grow">
        <span class="sr">Message</span>
        <input
          class="mono"
          autocomplete="off"
          spellcheck={false}
          placeholder="Message"
          value={message()}
          onInput={(event) => setMessage(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn" disabled={channel() === ''}>
        Publish
      </button>
      <span class="meta told" role="status">
        {told()}
      </span>
    </form>
  )
}

import Check from 'lucide-solid/icons/check'
import Copy from 'lucide-solid/icons/copy'
import { createSignal, onCleanup, Show } from 'solid-js'
import { copyText } from '../state/browser/copy-text.ts'
import { useFrame } from '../state/frame/frame.ts'

/** How long the check mark stays. */
const SHOWN = 2000

/** Copies a text, and says that it did: `what` ends the label "Copy". */
export function CopyButton(props: { text: string; what: string; small?: boolean }) {
  const studio = useFrame()
  const [isCopied, setCopied] = createSignal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  const copy = async () => {
    if (!(await copyText(props.text))) {
      const text = `Not copied. Select the ${props.what} and press Ctrl+C.`
      studio.toasts.show({ tone: 'danger', text })
      return
    }
    studio.announcer.say(`Copied the ${props.what}`)
    setCopied(true)
    clearTimeout(timer)
    timer = setTimeout(() => setCopied(false), SHOWN)
  }
  return (
    <button
      type="button"
      class="icon"
      classList={{ small: props.small === true }}
      aria-label={`Copy the ${props.what}`}
      title={`Copy the ${props.what}`}
      onClick={() => void copy()}
    >
      <Show when={isCopied()} fallback={<Copy class="i" />}>
        <Check class="i ok" />
      </Show>
    </button>
  )
}

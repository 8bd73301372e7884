import { createSignal, type JSX } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'

/** A dialog that does one thing, and says why it was not done. */
export function FormDialog(props: {
  title: string
  act: string
  isDanger?: boolean
  isReady?: boolean
  /** Throws where it cannot be done. */
  onSubmit: () => Promise<void>
  onClose: () => void
  children: JSX.Element
}) {
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy() || props.isReady === false) return
    setBusy(true)
    try {
      await props.onSubmit()
      props.onClose()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Dialog open label={props.title} onClose={props.onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>{props.title}</h2>
        </header>
        <div class="body">
          {props.children}
          <FailureBanner failure={failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            Cancel
          </button>
          <button
            type="submit"
            class="btn"
            classList={{ danger: props.isDanger === true, primary: props.isDanger !== true }}
            disabled={isBusy() || props.isReady === false}
          >
            {props.act}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

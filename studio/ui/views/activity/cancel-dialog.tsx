import { createSignal, Show } from 'solid-js'
import type { ServerProcess } from '../../../api/activity.ts'
import { CodeText } from '../../parts/code-text.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useStudio } from '../../state/studio.ts'

/** Asks before a statement of somebody else is ended. */
export function CancelDialog(props: {
  process: ServerProcess | undefined
  onClose: () => void
  onDone: () => void
}) {
  const studio = useStudio()
  const [failure, setFailure] = createSignal<unknown>()
  const close = () => {
    setFailure(undefined)
    props.onClose()
  }
  const cancel = async (process: ServerProcess) => {
    try {
      await studio.api.send('DELETE', `/api/activity/${process.id}`)
      studio.toasts.show({ tone: 'ok', text: `The statement of ${process.id} is being ended` })
      close()
      props.onDone()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Dialog open={props.process !== undefined} label="Cancel a statement" onClose={close}>
      <Show when={props.process}>
        {(process) => (
          <>
            <header>
              <h2>Cancel the statement of {process().user}?</h2>
            </header>
            <div class="body">
              <p>
                It fails for whoever runs it, and what it has changed is rolled back. The connection{' '}
                {process().id} stays.
              </p>
              <div class="codebox dialog-code">
                <CodeText text={process().sql} language="sql" label="Statement" />
              </div>
              <FailureBanner failure={failure()} />
            </div>
            <footer>
              <button type="button" class="btn" onClick={close}>
                Let it run
              </button>
              <button type="button" class="btn danger" onClick={() => void cancel(process())}>
                Cancel the statement
              </button>
            </footer>
          </>
        )}
      </Show>
    </Dialog>
  )
}

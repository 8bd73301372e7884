import { createSignal, createUniqueId, Show } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { readDocuments } from './document-text.ts'

/** Asks for documents as a text; stays open, with the text, where they cannot be taken. */
export function TextDialog(props: {
  title: string
  label: string
  verb: string
  begin: string
  onClose: () => void
  /** Returns a message where the documents cannot be taken. */
  act: (documents: readonly EjsonObject[]) => Promise<string | undefined>
}) {
  const id = createUniqueId()
  const [text, setText] = createSignal(props.begin)
  const [message, setMessage] = createSignal<string>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = readDocuments(text())
    if ('message' in read) return void setMessage(read.message)
    setBusy(true)
    try {
      const told = await props.act(read.documents)
      if (told === undefined) props.onClose()
      else setMessage(told)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open label={props.title} class="dialog wide" onClose={props.onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>{props.title}</h2>
        </header>
        <div class="body">
          <div class="field">
            <label for={id}>{props.label}</label>
            <div class="input area" data-state={message() === undefined ? undefined : 'invalid'}>
              <textarea
                id={id}
                class="document-text"
                rows={16}
                autofocus
                spellcheck={false}
                value={text()}
                onInput={(event) => {
                  setText(event.currentTarget.value)
                  setMessage(undefined)
                }}
              />
            </div>
            <Show when={message()}>
              {(told) => (
                <span class="error" role="alert">
                  {told()}
                </span>
              )}
            </Show>
          </div>
          <FailureBanner failure={failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={props.onClose}>
            Cancel
          </button>
          <button type="submit" class="btn primary" disabled={isBusy()}>
            {props.verb}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

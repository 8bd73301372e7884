import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { NeededField } from '../../../parts/needed-field.tsx'

export interface AskedField {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly hint?: string | undefined
}

/** A dialog that asks for some texts, does something with them, and stays open where that fails. */
export function AskDialog(props: {
  open: boolean
  title: string
  verb: string
  fields: readonly AskedField[]
  isDanger?: boolean
  /** A text that has to be typed before anything is done. */
  word?: string | undefined
  children?: JSX.Element
  act: (texts: Readonly<Record<string, string>>) => Promise<void>
  onClose: () => void
}) {
  const id = createUniqueId()
  const [failure, setFailure] = createSignal<unknown>()
  const [isBusy, setBusy] = createSignal(false)
  const [typed, setTyped] = createSignal('')
  const isReady = () => !isBusy() && (props.word === undefined || typed() === props.word)
  const close = () => {
    setFailure(undefined)
    setTyped('')
    props.onClose()
  }
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    if (!isReady()) return
    const given = new FormData(event.currentTarget)
    const texts = Object.fromEntries(
      [...given].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    setBusy(true)
    try {
      await props.act(texts)
      close()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={props.open} label={props.title} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>{props.title}</h2>
        </header>
        <div class="body">
          {props.children}
          <For each={props.fields}>
            {(field, place) => (
              <NeededField
                label={field.label}
                name={field.name}
                missing={`${field.label}: nothing is written here yet.`}
                value={field.value ?? ''}
                isFirst={place() === 0}
                hint={field.hint}
              />
            )}
          </For>
          <Show when={props.word}>
            {(word) => (
              <div class="field">
                <label for={`${id}-word`}>
                  Type <b>{word()}</b> to confirm
                </label>
                <div class="input">
                  <input
                    id={`${id}-word`}
                    autofocus
                    autocomplete="off"
                    value={typed()}
                    onInput={(event) => setTyped(event.currentTarget.value)}
                  />
                </div>
              </div>
            )}
          </Show>
          <FailureBanner failure={failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            class={`btn ${props.isDanger ? 'danger' : 'primary'}`}
            disabled={!isReady()}
          >
            {props.verb}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

import { Show } from 'solid-js'
import { useDesign } from '../../state/design/design-state.ts'

/** Shows what would be written, and writes it under a name. */
export function DesignFooter(props: { onWritten: (id: string) => void }) {
  const { draft, isReady } = useDesign()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (draft.preview() === undefined) return draft.look()
    if (!draft.canWrite()) return undefined
    const id = await draft.write()
    if (id !== undefined) props.onWritten(id)
    return undefined
  }
  return (
    <form class="confirm" onSubmit={(event) => void submit(event)}>
      <Show when={draft.preview()} fallback={<span class="grow" />}>
        <label class="soft" for="design-migration">
          Name of the migration
        </label>
        <div class="input">
          <input
            id="design-migration"
            autocomplete="off"
            spellcheck={false}
            placeholder="orders_channel"
            value={draft.name()}
            onInput={(event) => draft.setName(event.currentTarget.value)}
          />
        </div>
        <span class="grow" />
      </Show>
      <Show
        when={draft.preview()}
        fallback={
          <button type="submit" class="btn primary" disabled={!isReady() || draft.isBusy()}>
            Preview
          </button>
        }
      >
        <button type="submit" class="btn primary" disabled={!draft.canWrite()}>
          Write {2 + (draft.preview()?.schemaFiles.length ?? 0)} files
        </button>
      </Show>
    </form>
  )
}

import { createSignal, Show } from 'solid-js'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { ChoiceField } from '../dialogs/choice-field.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextField } from '../dialogs/text-field.tsx'

const WAYS = [
  { value: 'length', label: 'Keep the newest entries' },
  { value: 'before', label: 'Delete what is older than an entry' },
] as const

/** Deletes the oldest entries of a stream. */
export function TrimStream(props: { page: KeyPage; onClose: () => void }) {
  const length = () => props.page.fetched.data()?.length ?? 0
  const [way, setWay] = createSignal('length')
  const [kept, setKept] = createSignal(String(length()))
  const [id, setId] = createSignal('')
  const isCount = () => way() === 'length'
  const count = () => (/^\d{1,15}$/.test(kept()) ? Number(kept()) : undefined)
  const gone = () => Math.max(0, length() - (count() ?? length()))
  const submit = async () => {
    const edit = isCount()
      ? { op: 'stream.trim' as const, length: count() ?? 0 }
      : { op: 'stream.trim-before' as const, id: id() }
    await props.page.change([edit], 'Stream trimmed')
  }
  return (
    <FormDialog
      title="Trim the stream"
      act={isCount() ? `Delete ${gone()} of ${length()} entries` : 'Delete older entries'}
      isDanger
      isReady={isCount() ? gone() > 0 : id() !== ''}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ChoiceField label="What is deleted" options={WAYS} value={way()} onChoose={setWay} />
      <Show
        when={isCount()}
        fallback={
          <TextField
            label="Oldest entry that stays, such as 1773478013-0"
            value={id()}
            onInput={setId}
          />
        }
      >
        <TextField label="Entries that stay" value={kept()} onInput={setKept} />
      </Show>
    </FormDialog>
  )
}

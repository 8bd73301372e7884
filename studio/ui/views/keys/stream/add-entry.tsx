import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { createSignal, Index, Show } from 'solid-js'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextField } from '../dialogs/text-field.tsx'

interface Pair {
  readonly field: string
  readonly value: string
}

const EMPTY: Pair = { field: '', value: '' }

/** Adds an entry at the end of a stream. */
export function AddEntry(props: { page: KeyPage; onClose: () => void }) {
  const [id, setId] = createSignal('')
  const [pairs, setPairs] = createSignal<readonly Pair[]>([EMPTY])
  const change = (at: number, part: Partial<Pair>) =>
    setPairs((all) => all.map((pair, place) => (place === at ? { ...pair, ...part } : pair)))
  const submit = async () => {
    const named = id() === '' ? {} : { id: id() }
    const edit = { op: 'stream.add' as const, ...named, fields: [...pairs()] }
    await props.page.change([edit], 'Entry added')
  }
  return (
    <FormDialog title="Add entry" act="Add entry" onSubmit={submit} onClose={props.onClose}>
      <Index each={pairs()}>
        {(pair, at) => (
          <div class="row pair">
            <TextField
              label={`Field ${at + 1}`}
              value={pair().field}
              onInput={(field) => change(at, { field })}
            />
            <TextField
              label={`Value ${at + 1}`}
              value={pair().value}
              onInput={(value) => change(at, { value })}
            />
            <Show when={pairs().length > 1}>
              <button
                type="button"
                class="icon"
                aria-label={`Leave out field ${at + 1}`}
                title="Leave out the field"
                onClick={() => setPairs((all) => all.filter((_, place) => place !== at))}
              >
                <X class="i" />
              </button>
            </Show>
          </div>
        )}
      </Index>
      <button
        type="button"
        class="btn quiet small"
        onClick={() => setPairs((all) => [...all, EMPTY])}
      >
        <Plus class="i" />
        Another field
      </button>
      <TextField label="Identifier, empty: the next one" value={id()} onInput={setId} />
    </FormDialog>
  )
}

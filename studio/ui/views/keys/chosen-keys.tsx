import Download from 'lucide-solid/icons/download'
import Timer from 'lucide-solid/icons/timer'
import Trash from 'lucide-solid/icons/trash'
import X from 'lucide-solid/icons/x'
import { type JSX, Show } from 'solid-js'
import { type KeyDialog, useKeyStudio } from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'

/** Says how many keys are chosen in the tree, and holds what can be done with them. */
export function ChosenKeys() {
  const studio = useKeyStudio()
  const { choice } = studio
  const number = () => choice.keys().length
  return (
    <Show when={number() > 0 || choice.isChoosing()}>
      <div class="chosen-keys" role="toolbar" aria-label="Chosen keys">
        <span class="grow" role="status">
          {counted(number(), 'chosen', 'chosen')}
        </span>
        <Show when={number() > 0}>
          <Act label="Export chosen keys" dialog="export-chosen">
            <Download class="i" />
          </Act>
          <Show when={studio.canWrite()}>
            <Act label="Time to live of chosen keys" dialog="expire-chosen">
              <Timer class="i" />
            </Act>
            <Act label="Delete chosen keys" dialog="delete-chosen">
              <Trash class="i" />
            </Act>
          </Show>
        </Show>
        <button
          type="button"
          class="icon small"
          aria-label="Choose no keys"
          title="Choose no keys (Escape)"
          onClick={choice.clear}
        >
          <X class="i" />
        </button>
      </div>
    </Show>
  )
}

function Act(props: { label: string; dialog: KeyDialog; children: JSX.Element }) {
  const studio = useKeyStudio()
  return (
    <button
      type="button"
      class="icon small"
      aria-label={props.label}
      title={props.label}
      onClick={() => studio.openDialog(props.dialog)}
    >
      {props.children}
    </button>
  )
}

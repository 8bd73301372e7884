import CircleCheck from 'lucide-solid/icons/circle-check'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { Show } from 'solid-js'
import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** How the edits stand: being saved, or stored. */
export function SaveState() {
  const { settling, undo } = useKeyStudio()
  return (
    <>
      <Show when={settling.saving() > 0}>
        <span class="savestate">
          <LoaderCircle class="i i-s spin" />
          Saving {settling.saving()}
        </span>
      </Show>
      <Show when={settling.saving() === 0 && undo.undoable()}>
        <span class="savestate hide-phone hide-900">
          <CircleCheck class="i i-s ok" />
          All changes saved
        </span>
      </Show>
    </>
  )
}

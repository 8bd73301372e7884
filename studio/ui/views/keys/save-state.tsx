import CircleCheck from 'lucide-solid/icons/circle-check'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** How the edits stand: being saved, or stored. */
export function SaveState() {
  const { settling, undo, unsaved } = useKeyStudio()
  return (
    <>
      <Show when={settling.saving() > 0}>
        <span class="savestate">
          <LoaderCircle class="i i-s spin" />
          Saving {settling.saving()}
        </span>
      </Show>
      <Show when={unsaved.total() > 0}>
        <span class="savestate warn">
          <TriangleAlert class="i i-s" />
          {unsaved.total()} not saved
        </span>
      </Show>
      <Show when={settling.saving() + unsaved.total() === 0 && undo.undoable()}>
        <span class="savestate hide-phone hide-900">
          <CircleCheck class="i i-s ok" />
          All changes saved
        </span>
      </Show>
    </>
  )
}

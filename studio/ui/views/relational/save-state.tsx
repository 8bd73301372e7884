import CircleCheck from 'lucide-solid/icons/circle-check'
import Pencil from 'lucide-solid/icons/pencil'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Unplug from 'lucide-solid/icons/unplug'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import { useStudio } from '../../state/studio.ts'
import { tablePath } from '../../state/table-address.ts'
import { useShell } from '../shell/shell-state.ts'

/** How the edits of all tables stand: being saved, or waiting for a person. */
export function SaveState() {
  const studio = useStudio()
  const shell = useShell()
  const goToFirst = () => {
    const first = studio.edits.firstNeed()
    if (first !== undefined) shell.goTo(tablePath(first.table))
  }
  const need = () => studio.edits.needYou()
  const saving = () => studio.edits.unsaved()
  return (
    <>
      <Show when={saving() > 0 && studio.edits.waiting() === undefined}>
        <span class="savestate">
          <LoaderCircle class="i i-s spin" />
          Saving {saving()}
        </span>
      </Show>
      <Show when={studio.edits.stagedCount() > 0}>
        <span class="savestate">
          <Pencil class="i i-s" />
          {studio.edits.stagedCount()} not saved
        </span>
      </Show>
      <Show when={studio.edits.waiting()}>
        {(reason) => (
          <button
            type="button"
            class="btn quiet small savestate warn"
            title={`${reason()} Press to try now.`}
            onClick={() => studio.edits.tryNow()}
          >
            <Unplug class="i i-s" />
            {saving() === 1 ? '1 edit waits' : `${saving()} edits wait`}
          </button>
        )}
      </Show>
      <Show when={need() > 0}>
        <button type="button" class="btn quiet small savestate warn" onClick={goToFirst}>
          <TriangleAlert class="i i-s" />
          {need() === 1 ? '1 needs you' : `${need()} need you`}
        </button>
      </Show>
      <Show when={need() === 0 && saving() === 0 && studio.undo.undoable()}>
        <span class="savestate hide-phone hide-900">
          <CircleCheck class="i i-s ok" />
          All changes saved
        </span>
      </Show>
    </>
  )
}

import CircleCheck from 'lucide-solid/icons/circle-check'
import Pencil from 'lucide-solid/icons/pencil'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Unplug from 'lucide-solid/icons/unplug'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createSignal, Show } from 'solid-js'
import { useStudio } from '../../state/studio.ts'
import { NeedList } from './need-list.tsx'

/** How the edits of all tables stand: being saved, or waiting for a person. */
export function SaveState() {
  const studio = useStudio()
  const need = () => studio.edits.needs().length
  const saving = () => studio.edits.unsaved()
  return (
    <>
      <Show when={saving() > 0 && studio.edits.waiting() === undefined}>
        <span class="savestate">
          <LoaderCircle class="i i-s spin" />
          <span>
            <span class="word">Saving </span>
            {saving()}
          </span>
        </span>
      </Show>
      <Show when={studio.edits.stagedCount() > 0}>
        <span class="savestate">
          <Pencil class="i i-s" />
          <span>
            {studio.edits.stagedCount()}
            <span class="word"> not saved</span>
          </span>
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
            <span>
              {saving()}
              <span class="word">{saving() === 1 ? ' edit waits' : ' edits wait'}</span>
            </span>
          </button>
        )}
      </Show>
      <Show when={need() > 0}>
        <NeedButton count={need()} />
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

/** Shows the edits, as their rows may be out of sight or gone. */
function NeedButton(props: { count: number }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        class="btn quiet small savestate warn"
        aria-haspopup="dialog"
        aria-expanded={isOpen()}
        onClick={() => setOpen(!isOpen())}
      >
        <TriangleAlert class="i i-s" />
        <span>
          {props.count}
          <span class="word">{props.count === 1 ? ' needs you' : ' need you'}</span>
        </span>
      </button>
      <Show when={isOpen()}>
        <NeedList anchor={anchor()} onClose={() => setOpen(false)} />
      </Show>
    </>
  )
}

import Check from 'lucide-solid/icons/check'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import GitCompare from 'lucide-solid/icons/git-compare'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Pencil from 'lucide-solid/icons/pencil'
import { createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Popover } from '../../../parts/popover.tsx'
import {
  type EditStage,
  type ElementChange,
  theirsText,
} from '../../../state/keys/element-edits.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'

const LOOKS = {
  dirty: { icon: Pencil, word: 'Edited' },
  saving: { icon: LoaderCircle, word: 'Saving' },
  saved: { icon: Check, word: 'Saved' },
  failed: { icon: CircleAlert, word: 'Not saved' },
  conflict: { icon: GitCompare, word: 'Conflict' },
} as const satisfies Record<EditStage, object>

/** How an edit stands; what needs a person opens the ways out. */
export function ElementState(props: {
  change: ElementChange
  id: string
  page: KeyPage
  onEdit: () => void
}) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const look = () => LOOKS[props.change.state]
  const needsYou = () => props.change.state === 'failed' || props.change.state === 'conflict'
  const act = (run: () => void) => () => {
    setOpen(false)
    run()
  }
  const revert = () => {
    props.page.edits.revert(props.id)
    props.page.fetched.refetch()
  }
  return (
    <Show
      when={needsYou()}
      fallback={
        <span class="state">
          <Dynamic
            component={look().icon}
            class="i"
            classList={{ spin: props.change.state === 'saving' }}
          />
          {look().word}
        </span>
      }
    >
      <button ref={setAnchor} type="button" class="state" onClick={() => setOpen(!isOpen())}>
        <Dynamic component={look().icon} class="i" />
        {look().word}
      </button>
      <Show when={isOpen()}>
        <Popover
          anchor={anchor()}
          label={look().word}
          class="pop trouble"
          onClose={() => setOpen(false)}
        >
          <header>
            {props.change.state === 'conflict' ? 'It was changed meanwhile' : 'Not saved'}
          </header>
          <p>{props.change.reason}</p>
          <Show when={props.change.state === 'conflict'}>
            <div class="versions">
              <div>
                <div class="meta">Yours</div>
                {props.change.mine}
              </div>
              <div>
                <div class="meta">Theirs</div>
                {theirsText(props.change)}
              </div>
            </div>
          </Show>
          <footer>
            <Show
              when={props.change.state === 'conflict'}
              fallback={
                <button
                  type="button"
                  class="btn small"
                  onClick={act(() => props.page.edits.retry(props.id))}
                >
                  Try again
                </button>
              }
            >
              <button
                type="button"
                class="btn small"
                onClick={act(() => props.page.edits.keepMine(props.id))}
              >
                Keep mine
              </button>
            </Show>
            <button type="button" class="btn small" onClick={act(revert)}>
              {props.change.state === 'conflict' ? 'Take theirs' : 'Revert'}
            </button>
            <button type="button" class="btn quiet small" onClick={act(props.onEdit)}>
              Edit
            </button>
          </footer>
        </Popover>
      </Show>
    </Show>
  )
}

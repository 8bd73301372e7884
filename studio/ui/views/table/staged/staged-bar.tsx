import { createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { createGuarded } from '../../../state/bulk/guarded.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import {
  changesText,
  missingValues,
  revertStaged,
  saveStaged,
  stagedCount,
} from '../../../state/staged/staged-changes.ts'
import { useStudio } from '../../../state/studio.ts'

const StagedDialog = lazy(async () => ({
  default: (await import('./staged-dialog.tsx')).StagedDialog,
}))

/** What waits in staged mode, above the foot of the table: it is saved together or not at all. */
export function StagedBar() {
  const state = useTable()
  return (
    <Show when={state.queue().isStaged()}>
      <Bar />
    </Show>
  )
}

function Bar() {
  const state = useTable()
  const studio = useStudio()
  const [isOpen, setOpen] = createSignal(false)
  const { run, isBusy, failure } = createGuarded()
  const count = () => stagedCount(state)
  const save = async () => {
    if (count() === 0 || isBusy()) return
    setOpen(!(await run(() => saveStaged(state, studio))))
  }
  onMount(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.defaultPrevented) return
      event.preventDefault()
      void save()
    }
    document.addEventListener('keydown', onKey)
    onCleanup(() => document.removeEventListener('keydown', onKey))
  })
  return (
    <>
      <div class="bar bar-foot staged" role="toolbar" aria-label="Staged changes">
        <b class="strong" role="status">
          {count() === 0 ? 'Changes wait until you save them' : `${changesText(count())} not saved`}
        </b>
        <Show when={missingValues(state).length > 0}>
          <span class="danger">{missingValues(state).length} required</span>
        </Show>
        <span class="grow" />
        <button
          type="button"
          class="btn quiet small"
          disabled={count() === 0}
          onClick={() => setOpen(true)}
        >
          Review…
        </button>
        <button
          type="button"
          class="btn quiet small"
          disabled={count() === 0 || isBusy()}
          onClick={() => revertStaged(state)}
        >
          Revert all
        </button>
        <button
          type="button"
          class="btn small"
          disabled={count() === 0 || isBusy()}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void save()}
        >
          Save {count() === 0 ? '' : changesText(count())}
        </button>
      </div>
      <Show when={isOpen()}>
        <Suspense>
          <StagedDialog
            failure={failure()}
            isBusy={isBusy()}
            save={() => void save()}
            close={() => setOpen(false)}
          />
        </Suspense>
      </Show>
    </>
  )
}

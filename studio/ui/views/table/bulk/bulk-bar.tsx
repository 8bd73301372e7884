import Copy from 'lucide-solid/icons/copy'
import Download from 'lucide-solid/icons/download'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Pencil from 'lucide-solid/icons/pencil'
import Trash from 'lucide-solid/icons/trash'
import X from 'lucide-solid/icons/x'
import { type JSX, Show } from 'solid-js'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { copyChosen } from '../../../state/bulk/copy-chosen.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { countText, groupedNumber } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'

/** Floats over the last rows while rows are chosen, and holds what can be done with them. */
export function BulkBar() {
  const state = useTable()
  return (
    <Show when={state.checked.isAny()}>
      <div class="selbar" role="toolbar" aria-label="Selected rows">
        <ChosenNumber />
        <span class="sep" />
        <Acts />
        <span class="sep" />
        <button
          type="button"
          class="icon small"
          aria-label="Clear selection"
          title="Clear selection (Escape)"
          onClick={() => state.checked.clear()}
        >
          <X class="i" />
        </button>
      </div>
    </Show>
  )
}

function ChosenNumber() {
  const bulk = useBulk()
  const { checked, pages } = bulk.state
  const all = () => {
    const count = bulk.matching()
    return count === undefined ? 'All matching' : `All ${groupedNumber(count)}`
  }
  const text = () =>
    checked.isAllMatching() ? `${all()} selected` : `${groupedNumber(checked.ids().size)} selected`
  const isMore = () => !checked.isAllMatching() && pages.hasMore()
  return (
    <>
      <b class="strong">{text()}</b>
      <Show when={bulk.isCounting()}>
        <LoaderCircle class="i i-s spin" />
        <span class="sr">Counting</span>
      </Show>
      <Show when={isMore()}>
        <button
          type="button"
          class="btn quiet small hide-900"
          onClick={() => void bulk.chooseAllMatching()}
        >
          Select all {countText(pages.count())} matching
        </button>
      </Show>
    </>
  )
}

function Acts() {
  const bulk = useBulk()
  const studio = useStudio()
  const lock = () => {
    if (!studio.canWrite()) return 'The studio is read only.'
    return bulk.state.pages.loaded().readOnly ?? unready()
  }
  const unready = () => (bulk.chosen() === undefined ? 'The rows are not counted.' : undefined)
  const ask = (kind: 'edit' | 'delete') => {
    const chosen = bulk.chosen()
    if (chosen !== undefined) bulk.open({ kind, chosen })
  }
  return (
    <>
      <Act label="Edit…" locked={lock()} run={() => ask('edit')}>
        <Pencil class="i i-s" />
      </Act>
      <Act label="Copy" locked={undefined} run={() => void copyChosen(bulk.state, studio)}>
        <Copy class="i i-s" />
      </Act>
      <Act label="Export…" locked={undefined} run={() => bulk.open({ kind: 'export' })}>
        <Download class="i i-s" />
      </Act>
      <Act label="Delete…" locked={lock()} run={() => ask('delete')} isDanger>
        <Trash class="i i-s" />
      </Act>
    </>
  )
}

function Act(props: {
  label: string
  locked: string | undefined
  run: () => void
  isDanger?: boolean
  children: JSX.Element
}) {
  return (
    <button
      type="button"
      class="btn quiet small"
      classList={{ 'is-danger': props.isDanger }}
      aria-disabled={props.locked === undefined ? undefined : true}
      title={props.locked}
      aria-label={props.label}
      onClick={() => {
        if (props.locked === undefined) props.run()
      }}
    >
      {props.children}
      <span class="hide-phone">{props.label}</span>
    </button>
  )
}

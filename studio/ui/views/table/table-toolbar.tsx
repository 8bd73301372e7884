import RefreshCw from 'lucide-solid/icons/refresh-cw'
import { Show } from 'solid-js'
import { useFind } from '../../state/grid/find/find-state.ts'
import { useBulk } from '../../state/bulk/bulk-state.ts'
import { useTable } from '../../state/grid/table-state.ts'
import { createMedia } from '../../state/browser/media.ts'
import { useStudio } from '../../state/studio.ts'
import { FindButtons } from './find/find-buttons.tsx'
import { SearchBox } from './find/search-box.tsx'
import { tableActions } from './table-actions.ts'
import { ToolbarActions } from './toolbar-actions.tsx'
import { PanelSwitch } from './row/panel-switch.tsx'
import { createRowActs } from './row/row-acts.ts'
import { ViewSwitch } from './view-switch.tsx'

export function TableToolbar() {
  const state = useTable()
  const bulk = useBulk()
  const studio = useStudio()
  const find = useFind()
  const rows = createRowActs(state)
  const isPhone = createMedia('(max-width: 767.98px)')
  return (
    <>
      <div class="bar toolbar">
        <ViewSwitch table={state.table()} view="rows" />
        <span class="sep hide-phone" />
        <FindButtons />
        <Show when={!isPhone()}>
          <SearchBox />
        </Show>
        <span class="grow" />
        <button
          type="button"
          class="icon"
          aria-label="Reload rows"
          title="Reload rows"
          onClick={() => state.pages.reload()}
        >
          <RefreshCw class={state.pages.loading() ? 'i spin' : 'i'} />
        </button>
        <ToolbarActions actions={tableActions(bulk, rows, studio)} />
        <PanelSwitch />
      </div>
      <Show when={isPhone() && find.search.isOpen()}>
        <div class="bar search-line">
          <SearchBox />
        </div>
      </Show>
    </>
  )
}

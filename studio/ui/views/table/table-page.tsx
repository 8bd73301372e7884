import { useLocation, useNavigate, useParams } from '@solidjs/router'
import { createEffect, createMemo, lazy, Show, Suspense } from 'solid-js'
import { readGridView, writeGridView } from '../../state/grid/grid-view.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { announceRows } from '../../state/grid/find/announce-rows.ts'
import { isOfView } from '../../state/grid/find/faulty-conditions.ts'
import { createFindState, FindContext } from '../../state/grid/find/find-state.ts'
import { BulkContext, createBulkState } from '../../state/bulk/bulk-state.ts'
import { createTableState, TableContext } from '../../state/grid/table-state.ts'
import { durationText } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import { decodedSegment, tablePath } from '../../state/table-address.ts'
import { createMedia } from '../../state/browser/media.ts'
import { DataGrid } from './grid/data-grid.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { StagedBar } from './staged/staged-bar.tsx'
import { BulkDialogs } from './bulk/bulk-dialogs.tsx'
import { AddressNotice } from './find/address-notice.tsx'
import { FilterBar } from './find/filter-bar.tsx'
import { GridMenu } from './find/grid-menu.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'

const FilterBuilder = lazy(async () => ({
  default: (await import('./find/filter-builder.tsx')).FilterBuilder,
}))

const RowWindows = lazy(async () => ({
  default: (await import('./row/row-windows.tsx')).RowWindows,
}))
const RowCards = lazy(async () => ({ default: (await import('./row/row-cards.tsx')).RowCards }))

/** The rows of a table. Sort, filter and the end that is read are in the address of the page. */
export function TablePage() {
  const studio = useStudio()
  const navigate = useNavigate()
  const parameters = useParams<{ schema: string; name: string }>()
  const location = useLocation()
  const table = createMemo(() => ({
    schema: decodedSegment(parameters.schema),
    name: decodedSegment(parameters.name),
  }))
  const view = createMemo(() => readGridView(new URLSearchParams(location.search)))
  const state = createTableState({
    studio,
    table,
    view,
    setView: (next, how) =>
      navigate(tablePath(table()) + writeGridView(next), { replace: how === 'replace' }),
  })
  const find = createFindState(state, studio)
  announceRows(state, find.isNarrowed, studio.announcer.say)
  const bulk = createBulkState(state, studio)
  const isPhone = createMedia('(max-width: 767.98px)')
  createEffect(() => studio.tabs.openTable(table()))
  usePageTitle(() => table().name)
  createEffect(() => {
    const dbMs = state.pages.loaded().milliseconds
    studio.setStatus({ notes: [], end: dbMs === undefined ? '' : `rows ${durationText(dbMs)}` })
  })
  return (
    <TableContext.Provider value={state}>
      <FindContext.Provider value={find}>
        <BulkContext.Provider value={bulk}>
          <main class="sheet has-cards" id="main" aria-label={table().name}>
            <h1 class="sr">{table().name}</h1>
            <TableToolbar />
            <FilterBar />
            <AddressNotice />
            <Show when={!isOfView(state.pages.failure()) || state.pages.columns().length === 0}>
              <FailureBanner
                failure={state.pages.failure()}
                retry={() => state.pages.reload()}
                class="strip"
              />
            </Show>
            <Show when={state.pages.columns().length > 0} fallback={<div class="grid" />}>
              <Show when={isPhone()} fallback={<DataGrid />}>
                <RowCards />
              </Show>
            </Show>
            <BulkBar />
            <StagedBar />
            <TableFooter />
            <BulkDialogs />
            <GridMenu />
            <Show when={find.isBuilderOpen()}>
              <Suspense>
                <FilterBuilder />
              </Suspense>
            </Show>
          </main>
          <RowWindows />
        </BulkContext.Provider>
      </FindContext.Provider>
    </TableContext.Provider>
  )
}

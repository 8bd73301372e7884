import { createEffect, createMemo, createSignal, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { listedTables, type ListWish } from '../../state/tables/listed-tables.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import { EmptyDatabase } from './empty-database.tsx'
import { HomeToolbar } from './home-toolbar.tsx'
import { TableList } from './table-list.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/home.css'

const EVERYTHING: ListWish = { text: '', kind: 'all', sort: 'name', descends: false }

/** Every table and view with its rows and its size. */
export function HomePage() {
  const studio = useStudio()
  const [wish, setWish] = createSignal(EVERYTHING)
  const tables = () => studio.tables.data()?.tables ?? []
  const isEmpty = () => studio.tables.data() !== undefined && tables().length === 0
  const lines = createMemo(() => listedTables(tables(), wish(), studio.rowCounts.of))
  const change = (part: Partial<ListWish>) => setWish((before) => ({ ...before, ...part }))
  usePageTitle(() => studio.meta.data()?.database ?? 'Tables')
  createEffect(() => {
    studio.setStatus({ notes: [], end: tablesInWords(tables().length) })
  })
  return (
    <main class="sheet" id="main" aria-label="Tables">
      <HomeToolbar tables={tables()} wish={wish()} change={change} />
      <FailureBanner
        failure={toldFailure(studio.connection, studio.meta.failure())}
        retry={studio.meta.refetch}
        class="strip"
      />
      <FailureBanner
        failure={toldFailure(studio.connection, studio.tables.failure())}
        retry={studio.tables.refetch}
        class="strip"
      />
      <Show when={lines().length > 0}>
        <TableList lines={lines()} wish={wish()} change={change} />
      </Show>
      <Show when={tables().length > 0 && lines().length === 0}>
        <div class="empty">
          <h2>No table matches</h2>
          <p>No name and no comment has “{wish().text}” in it.</p>
          <div class="actions">
            <button type="button" class="btn" onClick={() => setWish(EVERYTHING)}>
              Show all tables
            </button>
          </div>
        </div>
      </Show>
      <Show when={isEmpty()}>
        <EmptyDatabase />
      </Show>
    </main>
  )
}

function tablesInWords(count: number): string {
  return count === 1 ? '1 table' : `${groupedNumber(count)} tables`
}

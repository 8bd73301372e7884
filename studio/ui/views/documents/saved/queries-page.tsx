import { useNavigate } from '@solidjs/router'
import Search from 'lucide-solid/icons/search'
import { createEffect, createSignal, For, onMount, Show } from 'solid-js'
import type { HistoryList } from '../../../../api/history.ts'
import type { SavedQuery } from '../../../../api/queries.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { openCommand } from '../../../state/documents/saved/open-command.ts'
import { usePageTitle } from '../../../state/frame/page-title.ts'
import { createFetched } from '../../../state/fetched.ts'
import { historyDays } from '../../../state/sql/saved/history-list.ts'
import { queryGroups } from '../../../state/sql/saved/query-list.ts'
import { HistoryItem, SavedItem } from './query-items.tsx'
import '../../../styles/sql-panel.css'

/** Saved queries and pipelines, and what has been run. */
export function QueriesPage() {
  const studio = useDocumentStudio()
  const navigate = useNavigate()
  const [search, setSearch] = createSignal('')
  const history = createFetched(studio.ready, (_, signal) =>
    studio.api.get<HistoryList>('/api/history', { signal }),
  )
  onMount(() => void studio.saved.load())
  usePageTitle(() => 'Queries')
  createEffect(() => studio.setStatus({ notes: [], end: '' }))
  const open = (text: string, saved?: SavedQuery) => {
    const path = openCommand(studio, text, saved)
    if (path !== undefined) return navigate(path)
    studio.toasts.show({ tone: 'danger', text: 'This query cannot be read any more.' })
  }
  const clear = async () => {
    try {
      await studio.api.send('DELETE', '/api/history')
      history.refetch()
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return (
    <main class="sheet" id="main" aria-label="Queries">
      <div class="bar">
        <h1 class="grow clip">Queries</h1>
        <label class="input quiet query-search">
          <Search class="i i-s" />
          <span class="sr">Search queries</span>
          <input
            type="search"
            placeholder="Search names and texts"
            value={search()}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="queries">
        <section aria-labelledby="saved-queries" tabindex="0">
          <h2 class="h2" id="saved-queries">
            Saved
          </h2>
          <FailureBanner
            failure={studio.saved.failure()}
            retry={() => void studio.saved.load()}
            class="strip"
          />
          <Saved search={search()} open={open} />
        </section>
        <section aria-labelledby="query-history" tabindex="0">
          <h2 class="h2" id="query-history">
            <span class="grow">History</span>
            <Show when={(history.data()?.history.length ?? 0) > 0}>
              <button type="button" class="btn quiet small" onClick={() => void clear()}>
                Forget all
              </button>
            </Show>
          </h2>
          <FailureBanner failure={history.failure()} retry={history.refetch} class="strip" />
          <History entries={history.data()?.history} search={search()} open={open} />
        </section>
      </div>
    </main>
  )
}

type Open = (text: string, saved?: SavedQuery) => void

function Saved(props: { search: string; open: Open }) {
  const studio = useDocumentStudio()
  const groups = () => queryGroups(studio.saved.all() ?? [], props.search)
  return (
    <>
      <For each={groups().flatMap(({ queries }) => queries)}>
        {(query) => <SavedItem query={query} open={props.open} />}
      </For>
      <Show when={studio.saved.all() !== undefined && groups().length === 0}>
        <p class="panel-empty">
          {props.search.trim() === ''
            ? 'Nothing is saved yet. Save a filter from the menu of a collection, or a pipeline with its bookmark.'
            : 'No saved query has all of these words.'}
        </p>
      </Show>
    </>
  )
}

function History(props: {
  entries: HistoryList['history'] | undefined
  search: string
  open: Open
}) {
  const days = () => historyDays(props.entries ?? [], props.search, new Date())
  return (
    <>
      <For each={days()}>
        {({ title, entries }) => (
          <>
            <h3 class="side-head">{title}</h3>
            <For each={entries}>{(entry) => <HistoryItem entry={entry} open={props.open} />}</For>
          </>
        )}
      </For>
      <Show when={props.entries !== undefined && days().length === 0}>
        <p class="panel-empty">
          {props.search.trim() === ''
            ? 'Filters and pipelines are listed here once they were run.'
            : 'Nothing that was run has all of these words.'}
        </p>
      </Show>
    </>
  )
}

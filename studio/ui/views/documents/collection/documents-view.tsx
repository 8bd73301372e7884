import ChevronLeft from 'lucide-solid/icons/chevron-left'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import { For, lazy, Match, Show, Switch } from 'solid-js'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import type { DocumentLook } from '../../../state/documents/find/find-view.ts'
import { countText, groupedNumber } from '../../../state/numbers.ts'
import { DocumentCard } from '../list/document-card.tsx'
import { queryBody } from '../../../state/documents/find/find-body.ts'
import { DocumentTable } from '../look/document-table.tsx'
import { DocumentTexts } from '../look/document-texts.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { FindBar } from './find-bar.tsx'

const LOOKS: readonly { readonly look: DocumentLook; readonly label: string }[] = [
  { look: 'list', label: 'List' },
  { look: 'json', label: 'JSON' },
  { look: 'table', label: 'Table' },
  { look: 'plan', label: 'Plan' },
]

const ExplainView = lazy(async () => ({
  default: (await import('../explain/explain-view.tsx')).ExplainView,
}))

/** The documents that are found, as cards, text or a table. */
export function DocumentsView() {
  const state = useCollection()
  const isPlan = () => state.view().look === 'plan'
  const isEmpty = () =>
    !isPlan() && state.pages.answer() !== undefined && state.pages.documents().length === 0
  const shown = () => state.pages.documents().map(({ document }) => document)
  const explained = () => {
    const { skip, limit } = state.view()
    const query = queryBody(state.view())
    return 'message' in query ? undefined : { ...query, skip, limit }
  }
  return (
    <>
      <FindBar />
      <PageBar />
      <FailureBanner failure={state.pages.failure()} retry={state.pages.reload} class="strip" />
      <Show when={!isEmpty()} fallback={<NoDocuments />}>
        <Switch>
          <Match when={state.view().look === 'list'}>
            <section class="docs" aria-label="Documents" tabindex="0">
              <For each={state.pages.documents()}>{(found) => <DocumentCard found={found} />}</For>
            </section>
          </Match>
          <Match when={state.view().look === 'json'}>
            <DocumentTexts documents={shown()} label="Documents as text" style="canonical" />
          </Match>
          <Match when={state.view().look === 'table'}>
            <DocumentTable documents={shown()} label="Documents as a table" />
          </Match>
          <Match when={isPlan() && explained()}>
            {(query) => <ExplainView address={state.address()} query={query()} />}
          </Match>
        </Switch>
      </Show>
      <ChosenBar />
    </>
  )
}

function PageBar() {
  const state = useCollection()
  const { pages } = state
  const range = () => {
    const shown = pages.documents().length
    if (shown === 0) return ''
    return `${groupedNumber(pages.start() + 1)}–${groupedNumber(pages.start() + shown)}`
  }
  const total = () => countText(pages.count())
  const unsaved = () => state.drafts.count()
  return (
    <div class="bar page-bar">
      <span class="page-range">
        {range()}
        <Show when={total() !== '' && range() !== ''}>
          <span class="faint"> of {total()}</span>
        </Show>
      </span>
      <Show when={unsaved() > 0}>
        <span class="meta">{documentsText(unsaved())} changed, not saved</span>
      </Show>
      <span class="grow" />
      <div class="seg" role="group" aria-label="View">
        <For each={LOOKS}>
          {({ look, label }) => (
            <button
              type="button"
              aria-pressed={state.view().look === look}
              onClick={() => state.setView({ look })}
            >
              {label}
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="icon"
        aria-label="Previous page"
        title="Previous page"
        disabled={pages.start() === state.view().skip}
        onClick={pages.previous}
      >
        <ChevronLeft class="i" />
      </button>
      <button
        type="button"
        class="icon"
        aria-label="Next page"
        title="Next page"
        disabled={pages.answer()?.page.hasMore !== true}
        onClick={pages.next}
      >
        <ChevronRight class="i" />
      </button>
    </div>
  )
}

function NoDocuments() {
  const state = useCollection()
  const isFiltered = () => state.view().filter.trim() !== ''
  return (
    <div class="empty">
      <h2>{isFiltered() ? 'No document matches' : 'No documents yet'}</h2>
      <p>
        {isFiltered()
          ? 'The filter matches nothing in this collection.'
          : 'Insert one, or paste several at once.'}
      </p>
    </div>
  )
}

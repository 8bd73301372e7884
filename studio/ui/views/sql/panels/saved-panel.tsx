import FileCode from 'lucide-solid/icons/file-code'
import Trash from 'lucide-solid/icons/trash'
import { createSignal, For, onMount, Show } from 'solid-js'
import type { SavedQuery } from '../../../../api/queries.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { failureLine } from '../../../state/api/api-failure.ts'
import { queryGroups } from '../../../state/sql/saved/query-list.ts'
import { bodyOf } from '../../../state/sql/saved/saved-queries.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useOpenText } from './open-text.ts'
import { SearchField } from './search-field.tsx'

/** Saved queries and the templates that come with quarry. */
export function SavedPanel() {
  const { saved, acts } = useSql()
  const [search, setSearch] = createSignal('')
  onMount(() => void saved.load())
  const groups = () => queryGroups(saved.all() ?? [], search())
  return (
    <>
      <div class="panel-find">
        <SearchField label="Search names, tags and SQL" value={search()} onSearch={setSearch} />
        <button type="button" class="btn small" onClick={acts.save}>
          Save query
        </button>
      </div>
      <FailureBanner failure={saved.failure()} retry={() => void saved.load()} class="strip" />
      <div class="panel-list">
        <For each={groups()}>
          {({ title, queries }) => (
            <section aria-label={title}>
              <h3 class="side-head">{title}</h3>
              <ul>
                <For each={queries}>{(query) => <QueryItem query={query} />}</For>
              </ul>
            </section>
          )}
        </For>
        <Show when={saved.all() !== undefined && groups().length === 0}>
          <p class="panel-empty">No query has all of these words.</p>
        </Show>
      </div>
    </>
  )
}

function QueryItem(props: { query: SavedQuery }) {
  const studio = useStudio()
  const { saved } = useSql()
  const open = useOpenText()
  const show = () => {
    const { query, name } = props.query
    open({ query, name, saved: props.query })
  }
  const remove = async () => {
    const removed = props.query
    try {
      await saved.remove(removed)
      const run = () => void saved.add(bodyOf(removed)).catch(tell)
      const action = { label: 'Undo', run }
      studio.toasts.show({ tone: 'info', text: `Deleted ${removed.name}`, action })
    } catch (error) {
      tell(error)
      await saved.load()
    }
  }
  const tell = (error: unknown) =>
    studio.toasts.show({ tone: 'danger', text: `${props.query.name}: ${failureLine(error)}.` })
  return (
    <li class="panel-item">
      <button
        type="button"
        class="panel-open"
        title={props.query.query.slice(0, 1000)}
        onClick={show}
      >
        <span class="clip">{props.query.name}</span>
        <span class="meta row">
          <Show when={props.query.template && props.query.category}>{props.query.category}</Show>
          <Show when={props.query.file}>
            {(file) => (
              <span class="row clip" title="Shared with the project by this file">
                <FileCode class="i i-s" />
                <span class="sr">Shared, </span>
                <span class="clip">{file()}</span>
              </span>
            )}
          </Show>
          <For each={props.query.tags}>{(tag) => <span class="badge">{tag}</span>}</For>
        </span>
      </button>
      <Show when={!props.query.template}>
        <button
          type="button"
          class="icon small"
          aria-label={`Delete ${props.query.name}`}
          title="Delete"
          onClick={() => void remove()}
        >
          <Trash class="i" />
        </button>
      </Show>
    </li>
  )
}

import { A } from '@solidjs/router'
import Diff from 'lucide-solid/icons/diff'
import GitCompare from 'lucide-solid/icons/git-compare'
import Plus from 'lucide-solid/icons/plus'
import RefreshCw from 'lucide-solid/icons/refresh-cw'
import Undo2 from 'lucide-solid/icons/undo-2'
import { Show } from 'solid-js'
import { countsText } from '../../state/migrations/migration-words.ts'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'

export function MigrationsToolbar() {
  const studio = useStudio()
  const state = useMigrations()
  const last = () => state.list.data()?.last
  const about = () => {
    const directory = state.list.data()?.directory ?? ''
    return [directory, countsText(state.all())].filter((part) => part !== '').join(' · ')
  }
  return (
    <div class="bar" role="toolbar" aria-label="Migrations">
      <h1>Migrations</h1>
      <span class="meta clip hide-phone">{about()}</span>
      <span class="grow" />
      <button
        type="button"
        class="icon"
        aria-label="Reload migrations"
        title="Reload migrations"
        onClick={() => state.reload()}
      >
        <RefreshCw class={state.list.loading() ? 'i spin' : 'i'} />
      </button>
      <A
        class="icon phone-only"
        href="/compare"
        aria-label="Compare schemas"
        title="Compare schemas"
      >
        <Diff class="i" />
      </A>
      <Show when={studio.canWrite()}>
        <Show when={last()}>
          {(id) => (
            <A class="btn quiet hide-900" href={`/migrations/${id()}`}>
              <Undo2 class="i" />
              Roll back last…
            </A>
          )}
        </Show>
        <A class="btn" href="/migrations/new?from=schema" title="Draft from schema files">
          <GitCompare class="i" />
          <span class="hide-phone">Draft from schema files</span>
          <span class="phone-only">Draft</span>
        </A>
        <A class="btn" href="/migrations/new" title="New migration">
          <Plus class="i" />
          <span class="hide-phone">New migration</span>
          <span class="phone-only">New</span>
        </A>
      </Show>
    </div>
  )
}

import { For, Show } from 'solid-js'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { DriftBanner } from './drift-banner.tsx'
import { MigrationItem } from './migration-item.tsx'

/** What is pending in its order, and what the database has, the newest first. */
export function MigrationHistory() {
  const state = useMigrations()
  return (
    <nav class="beside-list history" aria-label="Migrations">
      <Show when={state.pending().length > 0}>
        <h2 class="h2">
          Pending <span class="count">{state.pending().length}, in this order</span>
        </h2>
        <ul>
          <For each={state.pending()}>
            {(migration, index) => <MigrationItem migration={migration} ordinal={index() + 1} />}
          </For>
        </ul>
      </Show>
      <Show
        when={state.past().length > 0}
        fallback={<p class="none">Nothing is applied to this database yet.</p>}
      >
        <h2 class="h2">
          Applied <span class="count">newest first</span>
        </h2>
        <DriftBanner />
        <ul>
          <For each={state.past()}>{(migration) => <MigrationItem migration={migration} />}</For>
        </ul>
      </Show>
    </nav>
  )
}

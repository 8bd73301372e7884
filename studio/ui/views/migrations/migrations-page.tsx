import { useNavigate, useParams, useSearchParams } from '@solidjs/router'
import { createEffect, createMemo, Match, Show, Switch } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useCommands } from '../../state/commands/use-commands.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import type { DraftSource } from '../../state/migrations/draft-state.ts'
import { countsText } from '../../state/migrations/migration-words.ts'
import {
  createMigrationsState,
  MigrationsContext,
} from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'
import { DraftView } from './draft-view.tsx'
import { FaultBanner } from './fault-banner.tsx'
import { MigrationHistory } from './migration-history.tsx'
import { MigrationView } from './migration-view.tsx'
import { MigrationsToolbar } from './migrations-toolbar.tsx'
import { NoMigrations } from './no-migrations.tsx'
import { NoProject } from './no-project.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/differences.css'
import '../../styles/objects.css'
import '../../styles/structure.css'
import '../../styles/migrations.css'

const NEW = 'new'

/** The migrations of the project: what is pending, what is applied, and what running them would do. */
export function MigrationsPage() {
  const studio = useStudio()
  const navigate = useNavigate()
  const parameters = useParams<{ id?: string }>()
  const [search] = useSearchParams<{ from?: string }>()
  const isNew = () => parameters.id === NEW
  const state = createMigrationsState(studio, () => parameters.id)
  const isKnown = () => state.list.data() !== undefined
  const isEmpty = () => isKnown() && state.all().length === 0
  const hasProject = () => studio.meta.data()?.capabilities.migrations !== false
  usePageTitle(() => {
    const shown = parameters.id === undefined ? undefined : state.chosen()?.name
    return isNew() ? 'New migration' : (shown ?? 'Migrations')
  })
  createEffect(() => {
    studio.setStatus({ notes: [], end: countsText(state.all()) })
  })
  const draft = createMemo((): DraftSource | undefined => {
    if (!isNew()) return undefined
    return search.from === 'schema' ? 'schema' : 'sql'
  })
  const lastPath = () => `/migrations/${state.list.data()?.last ?? ''}`
  const canWrite = () => studio.canWrite() && hasProject()
  useCommands({
    'migrations.new': { run: () => navigate('/migrations/new'), when: canWrite },
    'migrations.draft': { run: () => navigate('/migrations/new?from=schema'), when: canWrite },
    'migrations.check': { run: state.reload, when: hasProject },
    'migrations.roll-back': {
      run: () => navigate(lastPath()),
      when: () => canWrite() && state.list.data()?.last !== null,
    },
  })
  return (
    <MigrationsContext.Provider value={state}>
      <main class="sheet" id="main" aria-label="Migrations">
        <Show when={hasProject()} fallback={<NoProject />}>
          <MigrationsToolbar />
          <FailureBanner
            failure={toldFailure(studio.connection, state.list.failure())}
            retry={state.reload}
            class="strip"
          />
          <FaultBanner faults={state.list.data()?.faults ?? []} />
          <Show when={isKnown()}>
            <div
              class="beside migrations"
              data-chosen={parameters.id === undefined ? undefined : ''}
              data-empty={isEmpty() ? '' : undefined}
            >
              <Show when={!isEmpty()}>
                <MigrationHistory />
              </Show>
              <Switch>
                <Match when={draft()} keyed>
                  {(source) => <DraftView from={source} />}
                </Match>
                <Match when={isEmpty()}>
                  <NoMigrations />
                </Match>
                <Match when={state.chosen()}>
                  <MigrationView />
                </Match>
              </Switch>
            </div>
          </Show>
        </Show>
      </main>
    </MigrationsContext.Provider>
  )
}

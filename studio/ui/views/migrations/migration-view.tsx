import { A } from '@solidjs/router'
import ArrowLeft from 'lucide-solid/icons/arrow-left'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'
import { MigrationFacts } from './migration-facts.tsx'
import { MigrationPlan } from './migration-plan.tsx'
import { RunFooter } from './run-footer.tsx'
import { ScriptText } from './script-box.tsx'

const VIEWS = { plan: 'Plan', up: 'Up', down: 'Down' } as const
type View = keyof typeof VIEWS
const views: readonly View[] = ['plan', 'up', 'down']

/** A migration: what it does, what that puts at risk here, both its files, and running it. */
export function MigrationView() {
  const studio = useStudio()
  const state = useMigrations()
  const [view, setView] = createSignal<View>('plan')
  createEffect(
    on(
      () => state.chosen()?.id,
      () => setView('plan'),
    ),
  )
  return (
    <section class="beside-main" aria-label={`Migration ${state.chosen()?.name}`}>
      <div class="bar bar-s">
        <A
          class="icon phone-only"
          href="/migrations"
          aria-label="All migrations"
          title="All migrations"
        >
          <ArrowLeft class="i" />
        </A>
        <h2 class="clip">{state.chosen()?.name}</h2>
        <code class="faint hide-phone">{state.chosen()?.id}</code>
        <span class="grow" />
        <fieldset class="seg bare" aria-label="Part of the migration">
          <For each={views}>
            {(each) => (
              <button type="button" aria-pressed={view() === each} onClick={() => setView(each)}>
                {VIEWS[each]}
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <FailureBanner
        failure={toldFailure(studio.connection, state.reading.failure())}
        retry={state.reading.refetch}
        class="strip"
      />
      <div class="scroll steps">
        <Show when={state.detail()}>
          {(detail) => (
            <>
              <Show when={view() === 'plan'}>
                <MigrationFacts detail={detail()} />
                <MigrationPlan detail={detail()} />
              </Show>
              <Show when={view() === 'up'}>
                <ScriptText script={detail().up} way="up" />
              </Show>
              <Show when={view() === 'down'}>
                <ScriptText script={detail().down} way="down" />
              </Show>
            </>
          )}
        </Show>
      </div>
      <Show when={state.detail()} keyed>
        {(detail) => <RunFooter detail={detail} />}
      </Show>
    </section>
  )
}

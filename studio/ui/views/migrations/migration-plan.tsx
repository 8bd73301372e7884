import ListOrdered from 'lucide-solid/icons/list-ordered'
import { For, Show } from 'solid-js'
import type { MigrationDetail, MigrationScript } from '../../../api/migrations.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { HazardList } from './hazard-list.tsx'
import { NoFile, ScriptBox } from './script-box.tsx'
import { TrialView } from './trial-view.tsx'

/** The statements with what they put at risk here; of a pending migration with those that come before it. */
export function MigrationPlan(props: { detail: MigrationDetail }) {
  const state = useMigrations()
  /** Those that a run up to this one applies first. */
  const before = () => {
    const planned = state.plan()?.planned ?? []
    return state.ordinal() > 1 && planned.at(-1)?.id === props.detail.id ? planned.slice(0, -1) : []
  }
  const failedAt = (file: string) => {
    const at = state.run.failure()?.at ?? state.plan()?.trial?.failed
    return at?.file === file ? (at.statement ?? undefined) : undefined
  }
  return (
    <>
      <FailureBanner failure={state.run.failure()?.error} />
      <FailureBanner failure={state.planning.failure()} retry={state.planning.refetch} />
      <Show when={before().length > 0}>
        <div class="banner info">
          <ListOrdered class="i" />
          <div class="body">
            {before().length === 1 ? 'One migration comes' : `${before().length} migrations come`}{' '}
            before this one, and would be applied with it.
          </div>
        </div>
      </Show>
      <For each={before()}>
        {(each) => <PlannedScript script={each.up} failedAt={failedAt(each.up.file)} />}
      </For>
      <Show when={props.detail.up} fallback={<NoFile way="up" />}>
        {(script) => <PlannedScript script={script()} failedAt={failedAt(script().file)} />}
      </Show>
      <Show when={state.plan()?.trial}>{(trial) => <TrialView trial={trial()} />}</Show>
    </>
  )
}

function PlannedScript(props: { script: MigrationScript; failedAt: number | undefined }) {
  return (
    <>
      <HazardList script={props.script} />
      <ScriptBox script={props.script} failedAt={props.failedAt} />
    </>
  )
}

import Info from 'lucide-solid/icons/info'
import Pause from 'lucide-solid/icons/pause'
import Play from 'lucide-solid/icons/play'
import { createEffect, createSignal, Show } from 'solid-js'
import type { ServerProcess } from '../../../api/activity.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { createActivityState } from '../../state/activity/activity-state.ts'
import { lockTree } from '../../state/activity/lock-tree.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DatabaseFigures } from './database-figures.tsx'
import { LargestTables } from './largest-tables.tsx'
import { LockTree } from './lock-tree.tsx'
import { StatementList } from './statement-list.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/activity.css'
import '../../styles/structure.css'

/** What runs on the server, who waits for whom, and how large the database is. */
export function ActivityPage() {
  const studio = useStudio()
  const state = createActivityState(studio)
  const [wanted, setWanted] = createSignal<ServerProcess>()
  usePageTitle(() => 'Activity')
  createEffect(() => {
    studio.setStatus({ notes: [], end: state.isPaused() ? 'Paused' : 'Read every 3 s' })
  })
  const toggle = () => {
    state.setPaused(!state.isPaused())
    studio.announcer.say(state.isPaused() ? 'Paused' : 'Reading every 3 seconds')
  }
  return (
    <main class="sheet" id="main" aria-label="Activity">
      <div class="bar">
        <h1 class="grow">Activity</h1>
        <button
          type="button"
          class="btn"
          onClick={toggle}
          title={state.isPaused() ? 'Read every 3 s again' : 'Keep what is shown'}
        >
          <Show when={state.isPaused()} fallback={<Pause class="i i-s" />}>
            <Play class="i i-s" />
          </Show>
          {state.isPaused() ? 'Resume' : 'Pause'}
        </button>
      </div>
      <FailureBanner
        failure={toldFailure(studio.connection, state.fetched.failure())}
        retry={state.fetched.refetch}
        class="strip"
      />
      <div class="scroll">
        <Show when={state.isThere()}>
          <DatabaseFigures figures={state.activity.figures} />
          <Show when={state.activity.hasServer} fallback={<NoServer />}>
            <Show when={!state.activity.showsLocks && state.activity.processes.length > 0}>
              <NoLocks />
            </Show>
            <LockTree nodes={lockTree(state.activity.processes)} />
            <StatementList processes={state.activity.processes} onCancel={setWanted} />
          </Show>
          <LargestTables />
        </Show>
      </div>
      <CancelDialog
        process={wanted()}
        onClose={() => setWanted(undefined)}
        onDone={state.fetched.refetch}
      />
    </main>
  )
}

function NoServer() {
  const studio = useStudio()
  return (
    <div class="banner info strip flush">
      <Info class="i" />
      <div class="body">
        {studio.meta.data()?.dialectLabel} has no server.
        <p>
          No list of connections, statements or locks exists that could be shown here. Statements of
          the studio are cancelled where they run, in the SQL editor.
        </p>
      </div>
    </div>
  )
}

function NoLocks() {
  return (
    <div class="banner info strip flush">
      <Info class="i" />
      <div class="body">
        Locks are not shown.
        <p>
          The user of the database may not see them, or the server does not note them: its
          performance schema is off.
        </p>
      </div>
    </div>
  )
}

import { useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createMemo, Match, Show, Switch } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { ApiFailure } from '../../state/api/api-failure.ts'
import { useCommands } from '../../state/commands/use-commands.ts'
import { comparePath, readCompareView } from '../../state/compare/compare-view.ts'
import { CompareContext, createCompareState } from '../../state/compare/compare-state.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import { CompareToolbar } from './compare-toolbar.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { useDraft } from './draft-link.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { WaitingComparison } from './waiting-comparison.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/differences.css'
import '../../styles/migrations.css'
import '../../styles/compare.css'

/** What the server calls a conflict is a schema that cannot be read: a statement of a file is refused. */
function titleOf(failure: unknown): string | undefined {
  const isUnread = failure instanceof ApiFailure && failure.code === 'conflict'
  return isUnread ? 'A schema cannot be read' : undefined
}

/** Two schemas side by side, and the SQL that makes the first like the second. The address says which. */
export function ComparePage() {
  const studio = useStudio()
  const navigate = useNavigate()
  const location = useLocation()
  const view = createMemo(() => readCompareView(new URLSearchParams(location.search)))
  const state = createCompareState(studio, {
    view,
    setView: (wanted) => navigate(comparePath(wanted), { replace: true, scroll: false }),
  })
  const hasProject = () => studio.meta.data()?.capabilities.migrations !== false
  const draft = useDraft(state)
  usePageTitle(() => {
    const { from, to } = state.words()
    return from === '' ? 'Compare' : `${from} and ${to}`
  })
  createEffect(() => {
    const alike = state.comparison()?.same.length
    studio.setStatus({ notes: [], end: alike === undefined ? '' : `${alike} the same` })
  })
  useCommands({
    'compare.swap': { run: state.swap, when: hasProject },
    'compare.again': { run: state.reading.refetch, when: hasProject },
    'compare.draft': { run: draft.open, when: draft.isPossible },
  })
  const failure = () =>
    toldFailure(studio.connection, state.list.failure() ?? state.reading.failure())
  return (
    <CompareContext.Provider value={state}>
      <main class="sheet" id="main" aria-label="Compare schemas">
        <Show when={hasProject()} fallback={<NothingToCompare />}>
          <CompareToolbar />
          <FailureBanner
            title={titleOf(failure())}
            failure={failure()}
            retry={state.reading.refetch}
            class="strip"
          />
          <Switch>
            <Match when={state.comparison()}>
              {(comparison) => <ComparisonView comparison={comparison()} />}
            </Match>
            <Match when={failure() === undefined}>
              <WaitingComparison />
            </Match>
          </Switch>
        </Show>
      </main>
    </CompareContext.Provider>
  )
}

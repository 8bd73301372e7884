import { A, useLocation } from '@solidjs/router'
import Activity from 'lucide-solid/icons/activity'
import GitCompare from 'lucide-solid/icons/git-compare'
import Layers from 'lucide-solid/icons/layers'
import PanelLeft from 'lucide-solid/icons/panel-left'
import SquareFunction from 'lucide-solid/icons/square-function'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Table2 from 'lucide-solid/icons/table-2'
import Workflow from 'lucide-solid/icons/workflow'
import { For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { type Studio, useStudio } from '../../state/studio.ts'
import { SideTree } from './side-tree.tsx'
import { useShell } from './shell-state.ts'

const SECTIONS = [
  { path: '/', label: 'Data', icon: Table2, holds: /^\/(?:tables\/.*)?$/ },
  { path: '/sql', label: 'SQL', icon: SquareTerminal, holds: /^\/sql(?:\/.*)?$/ },
  { path: '/diagram', label: 'Diagram', icon: Workflow, holds: /^\/diagram$/ },
  { path: '/migrations', label: 'Migrations', icon: Layers, holds: /^\/migrations/ },
  { path: '/compare', label: 'Compare', icon: GitCompare, holds: /^\/compare/ },
  { path: '/objects', label: 'Objects', icon: SquareFunction, holds: /^\/objects/ },
  { path: '/activity', label: 'Activity', icon: Activity, holds: /^\/activity/ },
] as const

const OF_PROJECT: ReadonlySet<string> = new Set(['/migrations', '/compare'])

/** Without a project there are no migrations, and nothing to compare the database with. */
export function sectionsOf({ meta }: Studio) {
  const isProject = meta.data()?.capabilities.migrations === true
  return SECTIONS.filter(({ path }) => isProject || !OF_PROJECT.has(path))
}

function pendingIn({ migrations }: Studio): number | undefined {
  const pending = migrations.data()?.migrations.filter(({ state }) => state === 'pending') ?? []
  return pending.length === 0 ? undefined : pending.length
}

export function SideBar() {
  const studio = useStudio()
  const shell = useShell()
  const location = useLocation()
  return (
    <aside class="side" id="side-bar" aria-label="Sections and tables">
      <nav class="nav" aria-label="Sections">
        <For each={sectionsOf(studio)}>
          {(section) => (
            <A
              href={section.path}
              title={section.label}
              end
              aria-current={section.holds.test(location.pathname) ? 'page' : undefined}
              data-n={section.path === '/migrations' ? pendingIn(studio) : undefined}
            >
              <Dynamic component={section.icon} class="i" />
              <span class="text">{section.label}</span>
              <Show when={section.path === '/migrations' && pendingIn(studio)}>
                {(count) => <span class="badge count">{count()} pending</span>}
              </Show>
            </A>
          )}
        </For>
        <button
          type="button"
          class="narrow-only"
          aria-label="Show tables"
          title="Show tables (Ctrl+B)"
          aria-expanded={shell.treeOpen()}
          onClick={() => shell.setTreeOpen(!shell.treeOpen())}
        >
          <PanelLeft class="i" />
        </button>
      </nav>
      <SideTree />
    </aside>
  )
}

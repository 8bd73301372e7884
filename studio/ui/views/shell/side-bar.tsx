import { A, useLocation } from '@solidjs/router'
import Activity from 'lucide-solid/icons/activity'
import PanelLeft from 'lucide-solid/icons/panel-left'
import SquareFunction from 'lucide-solid/icons/square-function'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Table2 from 'lucide-solid/icons/table-2'
import Workflow from 'lucide-solid/icons/workflow'
import { For } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { SideTree } from './side-tree.tsx'
import { useShell } from './shell-state.ts'

export const SECTIONS = [
  { path: '/', label: 'Data', icon: Table2, holds: /^\/(?:tables\/.*)?$/ },
  { path: '/sql', label: 'SQL', icon: SquareTerminal, holds: /^\/sql(?:\/.*)?$/ },
  { path: '/diagram', label: 'Diagram', icon: Workflow, holds: /^\/diagram$/ },
  { path: '/objects', label: 'Objects', icon: SquareFunction, holds: /^\/objects/ },
  { path: '/activity', label: 'Activity', icon: Activity, holds: /^\/activity/ },
] as const

export function SideBar() {
  const shell = useShell()
  const location = useLocation()
  return (
    <aside class="side" id="side-bar" aria-label="Sections and tables">
      <nav class="nav" aria-label="Sections">
        <For each={SECTIONS}>
          {(section) => (
            <A
              href={section.path}
              title={section.label}
              end
              aria-current={section.holds.test(location.pathname) ? 'page' : undefined}
            >
              <Dynamic component={section.icon} class="i" />
              <span class="text">{section.label}</span>
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

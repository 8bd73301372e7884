import { A, useLocation } from '@solidjs/router'
import PanelLeft from 'lucide-solid/icons/panel-left'
import { For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { useShell } from './shell-state.ts'

export function SideBar() {
  const parts = useFrameParts()
  const shell = useShell()
  const location = useLocation()
  return (
    <aside class="side" id="side-bar" aria-label={`Sections and ${parts.things}`}>
      <nav class="nav" aria-label="Sections">
        <For each={parts.sections()}>
          {(section) => (
            <A
              href={section.path}
              title={section.label}
              end
              aria-current={section.holds.test(location.pathname) ? 'page' : undefined}
              data-n={section.waiting?.count}
            >
              <Dynamic component={section.icon} class="i" />
              <span class="text">{section.label}</span>
              <Show when={section.waiting}>
                {(waiting) => (
                  <span class="badge count">
                    {waiting().count} {waiting().word}
                  </span>
                )}
              </Show>
            </A>
          )}
        </For>
        <button
          type="button"
          class="narrow-only"
          aria-label={`Show ${parts.things}`}
          title={`Show ${parts.things} (Ctrl+B)`}
          aria-expanded={shell.treeOpen()}
          onClick={() => shell.setTreeOpen(!shell.treeOpen())}
        >
          <PanelLeft class="i" />
        </button>
      </nav>
      <parts.Tree />
    </aside>
  )
}

import { A, useLocation } from '@solidjs/router'
import { For } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useFrameParts } from '../../state/frame/frame-parts.ts'

/** The sections on a phone, under the thumb. */
export function Dock() {
  const parts = useFrameParts()
  const location = useLocation()
  return (
    <nav class="dock" aria-label="Sections">
      <For each={parts.sections().filter(({ isBeside }) => isBeside !== true)}>
        {(section) => (
          <A
            href={section.path}
            end
            aria-current={section.holds.test(location.pathname) ? 'page' : undefined}
          >
            <Dynamic component={section.icon} class="i" />
            {section.label}
          </A>
        )}
      </For>
    </nav>
  )
}

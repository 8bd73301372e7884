import { A, useLocation } from '@solidjs/router'
import { For } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useStudio } from '../../state/studio.ts'
import { sectionsOf } from './side-bar.tsx'

/** There is no room for more: comparing is reached from the migrations. */
const BESIDE = '/compare'

/** The sections on a phone, under the thumb. */
export function Dock() {
  const studio = useStudio()
  const location = useLocation()
  return (
    <nav class="dock" aria-label="Sections">
      <For each={sectionsOf(studio).filter(({ path }) => path !== BESIDE)}>
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

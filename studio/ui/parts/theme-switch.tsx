import Monitor from 'lucide-solid/icons/monitor'
import Moon from 'lucide-solid/icons/moon'
import Sun from 'lucide-solid/icons/sun'
import { For } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { ThemeChoice } from '../state/browser/theme.ts'

const THEMES = [
  { theme: 'system', label: 'System theme', icon: Monitor },
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
] as const

export function ThemeSwitch(props: { choice: ThemeChoice; class?: string }) {
  return (
    <fieldset class={`seg icons bare ${props.class ?? ''}`} aria-label="Theme">
      <For each={THEMES}>
        {(item) => (
          <button
            type="button"
            aria-pressed={props.choice.theme() === item.theme}
            aria-label={item.label}
            title={item.label}
            onClick={() => props.choice.choose(item.theme)}
          >
            <Dynamic component={item.icon} class="i i-s" />
          </button>
        )}
      </For>
    </fieldset>
  )
}

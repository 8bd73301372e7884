import Bookmark from 'lucide-solid/icons/bookmark'
import Braces from 'lucide-solid/icons/braces'
import ClockFading from 'lucide-solid/icons/clock-fading'
import Library from 'lucide-solid/icons/library'
import { Dynamic } from 'solid-js/web'
import { For } from 'solid-js'
import { MoreMenu } from './toolbar/more-menu.tsx'
import { ParameterChip } from './toolbar/parameter-chip.tsx'
import { PlanButtons } from './toolbar/plan-buttons.tsx'
import { RunButtons } from './toolbar/run-buttons.tsx'
import { RunSettings } from './toolbar/run-settings.tsx'
import { TabChoice } from './toolbar/tab-choice.tsx'
import { useSql } from './sql-context.ts'

const PANELS = [
  { panel: 'history', label: 'History', key: ' (Ctrl+H)', icon: ClockFading },
  { panel: 'saved', label: 'Saved queries', key: '', icon: Library },
  { panel: 'code', label: 'Generated code', key: '', icon: Braces },
] as const

export function SqlToolbar() {
  const { acts, panel, setPanel } = useSql()
  return (
    <div class="bar sql-bar" role="toolbar" aria-label="Statements">
      <TabChoice />
      <RunButtons />
      <PlanButtons />
      <ParameterChip />
      <span class="grow" />
      <RunSettings />
      <For each={PANELS}>
        {(each) => (
          <button
            type="button"
            class="icon hide-phone hide-900"
            aria-label={each.label}
            title={each.label + each.key}
            aria-pressed={panel() === each.panel}
            onClick={() => setPanel(panel() === each.panel ? undefined : each.panel)}
          >
            <Dynamic component={each.icon} class="i" />
          </button>
        )}
      </For>
      <button type="button" class="btn hide-1100" title="Save query (Ctrl+S)" onClick={acts.save}>
        <Bookmark class="i" />
        Save query
      </button>
      <MoreMenu />
    </div>
  )
}

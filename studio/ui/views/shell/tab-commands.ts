import { useLocation, useNavigate } from '@solidjs/router'
import type { CommandActs } from '../../state/commands/commands.ts'
import { isTabOf, tabBeside, tabPath } from '../../state/open-tabs.ts'
import { useStudio } from '../../state/studio.ts'
import { useCloseTab } from './close-tab.ts'

/** The commands that close the tab that is shown, and go to the one beside it. */
export function useTabCommands(): CommandActs {
  const studio = useStudio()
  const location = useLocation()
  const navigate = useNavigate()
  const closeTab = useCloseTab()
  const current = () => studio.tabs.tabs().find((tab) => isTabOf(tab, location.pathname))
  const close = () => {
    const tab = current()
    if (tab !== undefined) closeTab(tab)
  }
  const step = (by: 1 | -1) => {
    const tab = tabBeside(studio.tabs.tabs(), location.pathname, by)
    if (tab === undefined) return
    navigate(tabPath(tab))
    studio.announcer.say(tab.name)
  }
  const isSomeOpen = () => studio.tabs.tabs().length > 0
  return {
    'app.close-tab': { run: close, when: () => current() !== undefined },
    'app.next-tab': { run: () => step(1), when: isSomeOpen },
    'app.previous-tab': { run: () => step(-1), when: isSomeOpen },
  }
}

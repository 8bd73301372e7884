import { useLocation, useNavigate } from '@solidjs/router'
import type { CommandActs } from '../../state/commands/commands.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { isTabOf, tabBeside } from '../../state/tabs/tab-list.ts'

/** The commands that close the tab that is shown, and go to the one beside it. */
export function useTabCommands(): CommandActs {
  const { announcer } = useFrame()
  const { tabs } = useFrameParts()
  const location = useLocation()
  const navigate = useNavigate()
  const current = () => tabs.tabs().find((tab) => isTabOf(tab, location.pathname))
  const close = () => {
    const tab = current()
    if (tab !== undefined) tabs.close(tab.id)
  }
  const step = (by: 1 | -1) => {
    const tab = tabBeside(tabs.tabs(), location.pathname, by)
    if (tab === undefined) return
    navigate(tab.path)
    announcer.say(tab.name)
  }
  const isSomeOpen = () => tabs.tabs().length > 0
  return {
    'app.close-tab': { run: close, when: () => current() !== undefined },
    'app.next-tab': { run: () => step(1), when: isSomeOpen },
    'app.previous-tab': { run: () => step(-1), when: isSomeOpen },
  }
}

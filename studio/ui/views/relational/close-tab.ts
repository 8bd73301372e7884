import { useLocation, useNavigate } from '@solidjs/router'
import { type OpenTab, tabId, tabPath } from '../../state/tabs/open-tabs.ts'
import { isTabOf } from '../../state/tabs/tab-list.ts'
import { useStudio } from '../../state/studio.ts'

/** Closes a tab, and shows the one beside it where the closed one was shown. Statements can be had back. */
export function useCloseTab(): (tab: OpenTab) => void {
  const studio = useStudio()
  const location = useLocation()
  const navigate = useNavigate()
  return (tab) => {
    const tabs = studio.tabs.tabs()
    const place = tabs.findIndex((other) => tabId(other) === tabId(tab))
    const next = tabs[place + 1] ?? tabs[place - 1]
    const wasCurrent = isTabOf({ path: tabPath(tab) }, location.pathname)
    studio.tabs.close(tab)
    if (wasCurrent) navigate(next === undefined ? '/' : tabPath(next))
    if (tab.kind !== 'sql') return
    const run = () => {
      studio.tabs.restore(tab, place)
      navigate(tabPath(tab))
    }
    const action = { label: 'Undo', run }
    studio.toasts.show({ tone: 'info', text: `Closed ${tab.name}`, action })
  }
}

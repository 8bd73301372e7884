import { useNavigate } from '@solidjs/router'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Table2 from 'lucide-solid/icons/table-2'
import { createMemo } from 'solid-js'
import { useStudio } from '../../state/studio.ts'
import { type OpenTab, tabId, tabPath } from '../../state/tabs/open-tabs.ts'
import type { ShownTab, TabList } from '../../state/tabs/tab-list.ts'
import { useCloseTab } from './close-tab.ts'

/** The tables and statements that are open. */
export function useRelationalTabs(): TabList {
  const studio = useStudio()
  const navigate = useNavigate()
  const closeTab = useCloseTab()
  const shown = (tab: OpenTab): ShownTab => ({
    ...{ id: tabId(tab), path: tabPath(tab), name: tab.name },
    icon: tab.kind === 'table' ? Table2 : SquareTerminal,
    // The registry of edits is asked when the tab is drawn, which is drawn again when the answer changes.
    get isUnsaved() {
      return tab.kind === 'table' && studio.edits.isUnsaved(tab)
    },
  })
  // A tab that stays is the same one to the strip, which keeps its focus then.
  const known = new WeakMap<OpenTab, ShownTab>()
  const shownOnce = (tab: OpenTab) => {
    const made = known.get(tab) ?? shown(tab)
    known.set(tab, made)
    return made
  }
  const withId = (id: string, act: (tab: OpenTab) => void) => {
    const tab = studio.tabs.tabs().find((each) => tabId(each) === id)
    if (tab !== undefined) act(tab)
  }
  return {
    tabs: createMemo(() => studio.tabs.tabs().map(shownOnce)),
    close: (id) => withId(id, closeTab),
    move: (id, by) => withId(id, (tab) => studio.tabs.move(tab, by)),
    openNew: {
      label: 'New SQL tab',
      run: () => {
        const path = tabPath({ kind: 'sql', id: studio.tabs.newSql(), name: '' })
        navigate(path, { state: { wants: 'editor' } })
      },
    },
  }
}

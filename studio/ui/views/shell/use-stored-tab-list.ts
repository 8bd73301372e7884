import { useLocation, useNavigate } from '@solidjs/router'
import { createMemo } from 'solid-js'
import type { Icon } from '../../state/frame/frame-parts.ts'
import type { StoredTabs } from '../../state/tabs/stored-tabs.ts'
import { isTabOf, type TabList } from '../../state/tabs/tab-list.ts'

interface Drawing {
  readonly icons: Readonly<Record<string, Icon>>
  readonly fallbackIcon: Icon
  readonly isUnsaved: (id: string) => boolean
}

/** Tabs that the browser keeps, as the strip shows them; where the shown one closes, the one beside it is shown. */
export function useStoredTabList(stored: StoredTabs, drawing: Drawing): TabList {
  const location = useLocation()
  const navigate = useNavigate()
  const shown = createMemo(() =>
    stored.tabs().map(({ id, path, name, kind }) => ({
      ...{ id, path, name, icon: drawing.icons[kind] ?? drawing.fallbackIcon },
      isUnsaved: drawing.isUnsaved(id),
    })),
  )
  const close = (id: string) => {
    const tabs = stored.tabs()
    const place = tabs.findIndex((tab) => tab.id === id)
    const tab = tabs[place]
    const next = tabs[place + 1] ?? tabs[place - 1]
    const wasCurrent = tab !== undefined && isTabOf(tab, location.pathname)
    stored.close(id)
    if (wasCurrent) navigate(next?.path ?? '/')
  }
  return { tabs: shown, close, move: stored.move }
}

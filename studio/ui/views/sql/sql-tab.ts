import type { Accessor } from 'solid-js'
import { type OpenTab, tabId } from '../../state/tabs/open-tabs.ts'
import { useStudio } from '../../state/studio.ts'
import { useCloseTab } from '../relational/close-tab.ts'
import { useSql } from './sql-context.ts'

/** The tab of the strip that this page belongs to. */
export function useSqlTab(): {
  readonly tab: Accessor<OpenTab | undefined>
  readonly name: Accessor<string>
  readonly close: () => void
} {
  const studio = useStudio()
  const { session } = useSql()
  const closeTab = useCloseTab()
  const tab = () => studio.tabs.tabs().find((each) => tabId(each) === session.id)
  const close = () => {
    const closed = tab()
    if (closed !== undefined) closeTab(closed)
  }
  return { tab, name: () => tab()?.name ?? 'Untitled', close }
}

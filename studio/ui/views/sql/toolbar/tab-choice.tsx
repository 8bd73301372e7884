import { useNavigate } from '@solidjs/router'
import { Choice } from '../../../parts/choice.tsx'
import { tabId, tabPath } from '../../../state/tabs/open-tabs.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'

/** The tabs of statements on a phone, where there is no strip. */
export function TabChoice() {
  const studio = useStudio()
  const navigate = useNavigate()
  const { session } = useSql()
  const tabs = () => studio.tabs.tabs().filter(({ kind }) => kind === 'sql')
  const go = (id: string) => {
    const tab = tabs().find((each) => tabId(each) === id)
    if (tab !== undefined) navigate(tabPath(tab))
  }
  return (
    <Choice
      label="Tab"
      class="phone-only tab-choice"
      options={tabs().map((tab) => ({ value: tabId(tab), label: tab.name }))}
      value={session.id}
      onChoose={go}
    />
  )
}

import { toggleComment } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { Command } from '@codemirror/view'
import { useNavigate } from '@solidjs/router'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import type { MenuItem } from '../../../parts/menu.tsx'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { tabPath } from '../../../state/tabs/open-tabs.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useSqlTab } from '../sql-tab.ts'

/** All that the page can do, for narrow screens and for those who look for it. */
export function MoreMenu() {
  const { session, acts, view, flow, setPanel, setRenaming } = useSql()
  const studio = useStudio()
  const { transaction } = session
  const edit = (command: Command): MenuItem['run'] => {
    return () => {
      const editor = view()
      if (editor === undefined) return
      editor.focus()
      command(editor)
    }
  }
  const text = (): readonly MenuItem[] => [
    { label: 'Format', end: 'Shift Alt F', run: acts.format },
    { label: 'Comment or uncomment lines', end: 'Ctrl /', run: edit(toggleComment) },
    { label: 'Find and replace', end: 'Ctrl F', run: edit(openSearchPanel) },
  ]
  const runs = (): readonly MenuItem[] => [
    { label: 'Run all', end: 'Ctrl Shift Enter', run: acts.runAll },
    {
      label: 'Analyze',
      run: () => void flow.start('statement', 'analyze'),
      disabled: studio.meta.data()?.capabilities.analyze
        ? undefined
        : 'This engine does not measure statements',
    },
    {
      label: 'Begin a transaction',
      run: () => void transaction.begin(),
      disabled: transaction.open() === undefined ? undefined : 'A transaction is open',
    },
  ]
  const panels = (): readonly MenuItem[] => [
    { label: 'History', end: 'Ctrl H', run: () => setPanel('history') },
    { label: 'Saved queries and templates', run: () => setPanel('saved') },
    { label: 'Generated code', run: () => setPanel('code') },
    { label: 'Save query', end: 'Ctrl S', run: acts.save },
  ]
  const tabs = useTabItems(() => setRenaming(true))
  const sections = () => [
    { items: text() },
    { items: runs() },
    { items: panels() },
    { title: 'Tab', items: tabs() },
  ]
  return (
    <MenuButton class="icon" label="More actions" sections={sections()}>
      <Ellipsis class="i" />
    </MenuButton>
  )
}

function useTabItems(rename: () => void): () => readonly MenuItem[] {
  const studio = useStudio()
  const navigate = useNavigate()
  const { tab, close } = useSqlTab()
  const move = (by: number) => () => {
    const moved = tab()
    if (moved !== undefined) studio.tabs.move(moved, by)
  }
  return () => [
    {
      label: 'New tab',
      run: () => navigate(tabPath({ kind: 'sql', id: studio.tabs.newSql(), name: '' })),
    },
    { label: 'Rename tab…', run: rename },
    { label: 'Move tab left', run: move(-1) },
    { label: 'Move tab right', run: move(1) },
    { label: 'Close tab', run: close },
  ]
}

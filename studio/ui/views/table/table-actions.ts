import Download from 'lucide-solid/icons/download'
import ListChecks from 'lucide-solid/icons/list-checks'
import Plus from 'lucide-solid/icons/plus'
import Upload from 'lucide-solid/icons/upload'
import WandSparkles from 'lucide-solid/icons/wand-sparkles'
import type { BulkState } from '../../state/bulk/bulk-state.ts'
import type { RowActs } from './row/row-acts.ts'
import type { TableState } from '../../state/grid/table-state.ts'
import { stagedCount } from '../../state/staged/staged-changes.ts'
import type { Studio } from '../../state/studio.ts'
import type { ToolbarAction } from './toolbar-actions.tsx'

/** What can be done with the table as a whole, in the order of the toolbar. */
export function tableActions(
  bulk: BulkState,
  rows: RowActs,
  studio: Studio,
): readonly ToolbarAction[] {
  const { state } = bulk
  const isStaged = state.queue().isStaged()
  return [
    {
      label: isStaged ? 'Save at once' : 'Stage changes',
      icon: ListChecks,
      isSecondary: true,
      disabled: rows.lock() ?? stagingLock(state),
      run: () => studio.edits.setStaged(state.table(), !isStaged),
    },
    {
      label: 'Import',
      icon: Upload,
      isSecondary: true,
      disabled: rows.lock(),
      run: () => bulk.open({ kind: 'import' }),
    },
    {
      label: 'Made-up rows',
      icon: WandSparkles,
      isRare: true,
      disabled: rows.lock(),
      run: () => bulk.open({ kind: 'seed' }),
    },
    {
      label: 'Export',
      icon: Download,
      isSecondary: true,
      run: () => bulk.open({ kind: 'export' }),
    },
    { label: 'Add row', icon: Plus, run: rows.add, isPrimary: true, disabled: rows.lock() },
  ]
}

/** Rows that nothing tells apart cannot wait for each other, and what waits is settled first. */
function stagingLock(state: TableState): string | undefined {
  const hasKey = state.pages.columns().some(({ primaryKey }) => primaryKey)
  if (!hasKey) return 'Rows without a primary key are saved at once.'
  const waits = state.queue().isStaged() && stagedCount(state) > 0
  return waits ? 'Save the changes first, or revert them.' : undefined
}

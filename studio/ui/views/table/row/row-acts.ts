import Copy from 'lucide-solid/icons/copy'
import CopyPlus from 'lucide-solid/icons/copy-plus'
import Trash2 from 'lucide-solid/icons/trash'
import type { MenuSection } from '../../../parts/menu.tsx'
import { failureLine } from '../../../state/api/api-failure.ts'
import { COPY_FORMATS, copyRows } from '../../../state/edit/row/copy-as.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { cellsOf, selectedRange } from '../../../state/grid/grid-commands.ts'
import type { TableState } from '../../../state/grid/table-state.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import type { ChosenRows } from '../../../state/bulk/chosen-rows.ts'
import { useStudio } from '../../../state/studio.ts'

/** What is done with whole rows: those that are checked, else those of the selection. */
export function createRowActs(state: TableState) {
  const studio = useStudio()
  const bulk = useBulk()
  const rows = () => chosenRows(state)
  const copy = createCopyActs(state)
  const lock = () => {
    if (!studio.canWrite()) return 'The studio is read only.'
    return state.pages.loaded().readOnly
  }
  const refuse = (text: string) => studio.toasts.show({ tone: 'info', text })
  const add = () => {
    const reason = lock()
    if (reason !== undefined) return refuse(`No row is added. ${reason}`)
    state.setTemplate(undefined)
    state.setPanel('new')
  }
  const duplicate = () => {
    const [row] = rows()
    const reason = lock()
    if (reason !== undefined) return refuse(`No row is added. ${reason}`)
    if (row === undefined) return
    state.setTemplate(row)
    state.setPanel('new')
  }
  const remove = () => {
    const chosen = bulk.chosen() ?? namedRows(rows())
    const reason = lock()
    if (reason !== undefined) return refuse(`Nothing is deleted. ${reason}`)
    if (chosen !== undefined) bulk.open({ kind: 'delete', chosen })
  }
  const sections = (): readonly MenuSection[] => [
    {
      items: [
        { label: 'Duplicate row', icon: CopyPlus, end: 'Ctrl D', run: duplicate, disabled: lock() },
      ],
    },
    copy.copySection(),
    {
      items: [
        {
          label: rows().length === 1 ? 'Delete row…' : `Delete ${rows().length} rows…`,
          icon: Trash2,
          end: 'Ctrl ⌫',
          isDanger: true,
          run: remove,
          disabled: lock(),
        },
      ],
    },
  ]
  return { add, duplicate, remove, sections, lock, ...copy }
}

/** Copies rows in one of the formats: all of their columns, or those of a range. */
function createCopyActs(state: TableState) {
  const studio = useStudio()
  const rows = () => chosenRows(state)
  const columns = () => {
    const isChecked = state.checked.ids().size > 0
    const range = selectedRange(state)
    const one = isChecked ? [] : cellsOf(state, { ...range, bottom: range.top })
    const isWide = isChecked || one.length <= 1
    return isWide ? state.placed().map(({ column }) => column) : one.map(({ column }) => column)
  }
  const copy = async (format: (typeof COPY_FORMATS)[number]['format']) => {
    try {
      const asked = { api: studio.api, table: state.table(), sort: state.view().sort }
      const text = await copyRows(asked, { rows: rows(), columns: columns() }, format)
      await navigator.clipboard.writeText(text)
      studio.toasts.show({ tone: 'ok', text: `${rowsText(rows().length)} copied` })
    } catch (error) {
      studio.toasts.show({ tone: 'danger', text: `Not copied. ${failureLine(error)}` })
    }
  }
  const copySection = (): MenuSection => ({
    title: `Copy ${rowsText(rows().length)} as`,
    items: COPY_FORMATS.map(({ format, label }) => ({
      label,
      icon: Copy,
      run: () => void copy(format),
    })),
  })
  return { copySection }
}

function namedRows(rows: readonly GridRow[]): ChosenRows | undefined {
  return rows.length === 0 ? undefined : { kind: 'named', rows }
}

function chosenRows(state: TableState): readonly GridRow[] {
  const all = state.rows()
  const checked = all.filter(({ id }) => state.checked.ids().has(id))
  if (checked.length > 0) return checked
  const { top, bottom } = selectedRange(state)
  return all.slice(top, bottom + 1)
}

export type RowActs = ReturnType<typeof createRowActs>

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}

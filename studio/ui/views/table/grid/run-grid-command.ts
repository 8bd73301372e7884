import { useNavigate } from '@solidjs/router'
import { singleCell } from '../../../state/grid/cell-selection.ts'
import { clearCells, selectedRange, setNull } from '../../../state/grid/grid-commands.ts'
import type { GridCommand } from '../../../state/grid/grid-keys.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { useStudio } from '../../../state/studio.ts'
import { followKey } from '../find/follow-key.ts'
import { focusPanel } from '../row/focus-grid.ts'
import { createRowActs } from '../row/row-acts.ts'
import type { GridActs } from './grid-acts.ts'

type Commands = Partial<Readonly<Record<GridCommand, () => void>>>

/** What the commands of the keyboard do; one that is not here is left to the browser. */
export function createGridCommands(acts: GridActs): Commands {
  const { state, sight, edit, openValue, report, openMenu } = acts
  const rows = createRowActs(state)
  const studio = useStudio()
  const navigate = useNavigate()
  const bulk = useBulk()
  const selectAll = () => {
    const rows = state.rows()
    const isTwice = state.checked.ids().size === rows.length && rows.length > 0
    if (isTwice) void bulk.chooseAllMatching()
    else state.checked.set(rows.map(({ id }) => id))
    const what = isTwice ? 'All matching rows' : `${groupedNumber(rows.length)} rows`
    studio.announcer.say(`${what} selected`)
  }
  return {
    edit: () => edit(),
    cancel: () => {
      state.checked.clear()
      state.select(singleCell(state.selection().active))
    },
    'select-row': () => {
      const { top, bottom } = selectedRange(state)
      const rows = state.rows().slice(top, bottom + 1)
      state.checked.toggleAll(rows.map(({ id }) => id))
      studio.announcer.say(`${groupedNumber(state.checked.ids().size)} selected`)
    },
    'select-all': selectAll,
    'set-null': () => report(setNull(state)),
    clear: () => report(clearCells(state)),
    follow: () => void followKey(state, studio, navigate),
    menu: () => {
      const cell = sight.cellElement(state.selection().active)
      if (cell !== undefined) openMenu(cell)
    },
    back: () => history.back(),
    'open-row': () => {
      state.setPanel('row')
      focusPanel()
    },
    'open-value': openValue,
    duplicate: rows.duplicate,
    'delete-rows': rows.remove,
    'copy-as': () => state.setCopyMenu(sight.cellElement(state.selection().active)),
    filter: useFind().search.focus,
  }
}

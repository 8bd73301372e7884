import PanelRight from 'lucide-solid/icons/panel-right'
import { useTable } from '../../../state/grid/table-state.ts'

/** Shows or hides all of the active row beside the grid. */
export function PanelSwitch() {
  const state = useTable()
  const isOpen = () => state.panel() === 'row'
  return (
    <button
      type="button"
      class="icon hide-phone"
      aria-label="Row panel"
      title="Row panel (Shift+Enter)"
      aria-pressed={isOpen()}
      onClick={() => state.setPanel(isOpen() ? undefined : 'row')}
    >
      <PanelRight class="i" />
    </button>
  )
}

import { Show } from 'solid-js'
import { Menu } from '../../../parts/menu.tsx'
import { useTable } from '../../../state/grid/table-state.ts'
import { createRowActs } from './row-acts.ts'

/** The formats in which the chosen rows are copied. */
export function CopyMenu() {
  const state = useTable()
  const acts = createRowActs(state)
  return (
    <Show when={state.copyMenu()}>
      {(anchor) => (
        <Menu
          anchor={anchor()}
          label="Copy as"
          sections={[acts.copySection()]}
          onClose={() => state.setCopyMenu(undefined)}
        />
      )}
    </Show>
  )
}

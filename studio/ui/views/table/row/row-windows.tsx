import { Match, Show, Suspense, Switch } from 'solid-js'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { ValueDialog } from '../editors/value/value-dialog.tsx'
import { CopyMenu } from './copy-menu.tsx'
import { NewRowPanel } from './new-row-panel.tsx'
import { createRowActs } from './row-acts.ts'
import { RowPanel } from './row-panel.tsx'
import '../../../styles/json.css'
import '../../../styles/editing.css'

/** What opens beside or above the rows of a table. */
export function RowWindows() {
  const state = useTable()
  const rows = createRowActs(state)
  useCommands({
    'table.add-row': { run: rows.add, when: () => rows.lock() === undefined },
    'grid.duplicate': { run: rows.duplicate, when: () => rows.lock() === undefined },
    'grid.delete-rows': { run: rows.remove, when: () => rows.lock() === undefined },
  })
  return (
    <Suspense>
      <Switch>
        <Match when={state.panel() === 'new'}>
          <Show when={{ row: state.template() }} keyed>
            <NewRowPanel />
          </Show>
        </Match>
        <Match when={state.panel() === 'row'}>
          <RowPanel />
        </Match>
      </Switch>
      <ValueDialog />
      <CopyMenu />
    </Suspense>
  )
}

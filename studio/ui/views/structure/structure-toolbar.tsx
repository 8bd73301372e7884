import { A } from '@solidjs/router'
import PanelRight from 'lucide-solid/icons/panel-right'
import RefreshCw from 'lucide-solid/icons/refresh-cw'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import { Show } from 'solid-js'
import { sqlPath } from '../../state/sql/sql-path.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { ViewSwitch } from '../table/view-switch.tsx'

interface Panel {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

export function StructureToolbar(props: { panel: Panel | undefined }) {
  const state = useStructure()
  return (
    <div class="bar">
      <ViewSwitch table={state.table()} view="structure" />
      <span class="grow" />
      <Show when={state.ddl.data()}>
        {(found) => (
          <A class="btn quiet hide-phone" href={sqlPath(found().ddl)}>
            <SquareTerminal class="i" />
            Open in the SQL editor
          </A>
        )}
      </Show>
      <button
        type="button"
        class="icon"
        aria-label="Reload the structure"
        title="Reload the structure"
        onClick={() => state.reload()}
      >
        <RefreshCw class={state.schema.loading() ? 'i spin' : 'i'} />
      </button>
      <Show when={props.panel}>
        {(panel) => (
          <button
            type="button"
            class="icon"
            aria-label="Code panel"
            title="Code panel"
            aria-pressed={panel().isOpen}
            onClick={() => panel().setOpen(!panel().isOpen)}
          >
            <PanelRight class="i" />
          </button>
        )}
      </Show>
    </div>
  )
}

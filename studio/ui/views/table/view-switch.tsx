import { A } from '@solidjs/router'
import { For } from 'solid-js'
import { type TableAddress, tablePath, type TableView } from '../../state/table-address.ts'

const VIEWS = [
  { view: 'rows', label: 'Rows' },
  { view: 'structure', label: 'Structure' },
] as const

export function ViewSwitch(props: { table: TableAddress; view: TableView }) {
  return (
    <nav class="seg" aria-label={`Views of ${props.table.name}`}>
      <For each={VIEWS}>
        {(item) => (
          <A
            href={tablePath(props.table, item.view)}
            end
            aria-current={props.view === item.view ? 'page' : undefined}
          >
            {item.label}
          </A>
        )}
      </For>
    </nav>
  )
}

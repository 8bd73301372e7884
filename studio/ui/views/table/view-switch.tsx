import { A } from '@solidjs/router'
import { For } from 'solid-js'
import { canDesign } from '../../state/design/can-design.ts'
import { useStudio } from '../../state/studio.ts'
import { type TableAddress, tablePath, type TableView } from '../../state/table-address.ts'

const VIEWS = [
  { view: 'rows', label: 'Rows' },
  { view: 'structure', label: 'Structure' },
  { view: 'design', label: 'Design' },
] as const

/** The design is that of the schema files of a project. */
export function ViewSwitch(props: { table: TableAddress; view: TableView }) {
  const studio = useStudio()
  const views = () => VIEWS.filter(({ view }) => view !== 'design' || canDesign(studio))
  return (
    <nav class="seg" aria-label={`Views of ${props.table.name}`}>
      <For each={views()}>
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

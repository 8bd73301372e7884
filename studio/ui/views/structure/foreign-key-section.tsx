import { A } from '@solidjs/router'
import Link from 'lucide-solid/icons/link'
import { For, Show } from 'solid-js'
import type { ForeignKey } from '../../../api/tables.ts'
import { useStructure } from '../../state/structure/structure-state.ts'
import { tablePath } from '../../state/table-address.ts'
import { Section } from './section.tsx'

export function ForeignKeySection() {
  const state = useStructure()
  const keys = () => state.foreignKeys.data()?.foreignKeys ?? []
  return (
    <Show when={keys().length > 0 || state.foreignKeys.failure() !== undefined}>
      <Section
        title="Foreign keys"
        count={keys().length}
        failure={state.foreignKeys.failure()}
        retry={state.foreignKeys.refetch}
      >
        <table class="list">
          <thead>
            <tr>
              <th>Columns</th>
              <th>Refers to</th>
              <th>On delete</th>
              <th>On update</th>
              <th>Name</th>
            </tr>
          </thead>
          <tbody>
            <For each={keys()}>{(key) => <ForeignKeyRow foreignKey={key} />}</For>
          </tbody>
        </table>
      </Section>
    </Show>
  )
}

function ForeignKeyRow(props: { foreignKey: ForeignKey }) {
  const target = () => {
    const { table, columns } = props.foreignKey.references
    return columns.length === 1 ? `${table}.${columns[0]}` : `${table} (${columns.join(', ')})`
  }
  const path = () => {
    const { schema, table } = props.foreignKey.references
    return tablePath({ schema, name: table }, 'structure')
  }
  return (
    <tr>
      <td>
        <span class="name-cell">
          <Link class="i i-s k-number" />
          {props.foreignKey.columns.join(', ')}
        </span>
      </td>
      <td>
        <A href={path()}>{target()}</A>
      </td>
      <td>
        <code>{actionWord(props.foreignKey.onDelete)}</code>
      </td>
      <td>
        <code>{actionWord(props.foreignKey.onUpdate)}</code>
      </td>
      <td class="faint">{props.foreignKey.name ?? 'no name'}</td>
    </tr>
  )
}

function actionWord(action: string): string {
  return action.replaceAll('-', ' ')
}

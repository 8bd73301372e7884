import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { Column, ForeignKey } from '../../../api/tables.ts'
import { tablePath } from '../../state/table-address.ts'

/** More values than these are shown when they are asked for. */
const FEW = 3

/** Keys that the column belongs to, and the values that an enum has. */
export function ColumnNotes(props: { column: Column; keys: readonly ForeignKey[] }) {
  return (
    <span class="notes">
      <Show when={props.column.primaryKey}>
        <span class="badge">Primary key</span>
      </Show>
      <For each={props.keys}>
        {(key) => <Reference foreignKey={key} column={props.column.name} />}
      </For>
      <Show when={props.column.values}>{(values) => <Values values={values()} />}</Show>
      <Show when={!props.column.addressable}>
        <span
          class="badge warn"
          title="Its name is outside the rule of names: the SQL editor alone changes it"
        >
          SQL only
        </span>
      </Show>
    </span>
  )
}

function Reference(props: { foreignKey: ForeignKey; column: string }) {
  const target = () => {
    const { references, columns } = props.foreignKey
    const column = references.columns[columns.indexOf(props.column)]
    return column === undefined ? references.table : `${references.table}.${column}`
  }
  const path = () => {
    const { schema, table } = props.foreignKey.references
    return tablePath({ schema, name: table }, 'structure')
  }
  return (
    <A href={path()}>
      <span aria-hidden="true">→ </span>
      {target()}
    </A>
  )
}

function Values(props: { values: readonly string[] }) {
  const list = () => props.values.join(', ')
  return (
    <Show when={props.values.length > FEW} fallback={<code>{list()}</code>}>
      <details class="values">
        <summary>{props.values.length} values</summary>
        <code>{list()}</code>
      </details>
    </Show>
  )
}

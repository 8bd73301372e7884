import { For, Show } from 'solid-js'
import type { Column, ForeignKey } from '../../../api/tables.ts'
import { KindIcon } from '../../parts/kind-icon.tsx'
import { useStructure } from '../../state/structure/structure-state.ts'
import { ColumnDefault } from './column-default.tsx'
import { ColumnNotes } from './column-notes.tsx'
import { Section } from './section.tsx'

export function ColumnSection() {
  const state = useStructure()
  const columns = () => state.schema.data()?.columns ?? []
  return (
    <Section title="Columns" count={columns().length}>
      <table class="list">
        <thead>
          <tr>
            <th>Name</th>
            <th>Type</th>
            <th>Null</th>
            <th>Default</th>
            <th>Constraint</th>
          </tr>
        </thead>
        <tbody>
          <For each={columns()}>{(column) => <ColumnRow column={column} />}</For>
        </tbody>
      </table>
    </Section>
  )
}

/** MySQL writes the values of an enum into its type; they stand in a place of their own. */
function typeText({ type, values }: Column): string {
  return values === undefined ? type : type.replace(/\(.*$/s, '')
}

/** A comment has a line of its own below, as it may be long. */
function ColumnRow(props: { column: Column }) {
  const state = useStructure()
  const keys = (): readonly ForeignKey[] =>
    (state.foreignKeys.data()?.foreignKeys ?? []).filter(({ columns }) =>
      columns.includes(props.column.name),
    )
  return (
    <>
      <tr classList={{ 'has-comment': props.column.comment !== null }}>
        <td>
          <span class="name-cell">
            <KindIcon
              kind={props.column.kind}
              primaryKey={props.column.primaryKey}
              foreignKey={keys().length > 0}
            />
            {props.column.name}
          </span>
        </td>
        <td>
          <code>{typeText(props.column)}</code>
        </td>
        <td classList={{ faint: !props.column.nullable }}>
          {props.column.nullable ? 'yes' : 'no'}
        </td>
        <td class="lines">
          <ColumnDefault column={props.column} />
        </td>
        <td>
          <ColumnNotes column={props.column} keys={keys()} />
        </td>
      </tr>
      <Show when={props.column.comment}>
        {(comment) => (
          <tr>
            <td colspan="5" class="comment-cell">
              {comment()}
            </td>
          </tr>
        )}
      </Show>
    </>
  )
}

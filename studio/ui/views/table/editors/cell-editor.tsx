import { Match, Switch } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { BooleanEditor } from './boolean-editor.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { createCellEditing } from './editing.ts'
import { ReferenceEditor } from './reference-editor.tsx'
import { TemporalEditor } from './temporal-editor.tsx'
import { TextEditor } from './text-editor.tsx'

const TEMPORAL = new Set(['date', 'time', 'timestamp'])

/** The editor of the active cell, by the kind of its column. Values that need room open in a dialog instead. */
export function CellEditor(props: { row: GridRow; column: Column }) {
  const editing = createCellEditing(() => props.row, props.column)
  const choices = () => (props.column.kind === 'enum' ? props.column.values : undefined)
  return (
    <Switch fallback={<TextEditor editing={editing} />}>
      <Match when={props.column.references}>
        {(references) => <ReferenceEditor editing={editing} references={references()} />}
      </Match>
      <Match when={props.column.kind === 'boolean'}>
        <BooleanEditor editing={editing} />
      </Match>
      <Match when={choices()}>
        {(values) => <ChoiceEditor editing={editing} choices={values()} />}
      </Match>
      <Match when={TEMPORAL.has(props.column.kind)}>
        <TemporalEditor editing={editing} />
      </Match>
    </Switch>
  )
}

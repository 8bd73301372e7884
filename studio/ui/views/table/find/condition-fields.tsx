import { createMemo, createUniqueId, For, Match, Show, Switch } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import {
  type ConditionDraft,
  formOf,
  withOperator,
  withValues,
} from '../../../state/grid/find/condition-draft.ts'
import { operatorLabel, operatorsFor } from '../../../state/grid/find/filter-operators.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { SelectField } from './select-field.tsx'
import { ListField } from './list-field.tsx'
import { ValueField } from './value-field.tsx'

/** The column, the operator and the values of a condition. */
export function ConditionFields(props: {
  draft: ConditionDraft
  onDraft: (draft: ConditionDraft) => void
}) {
  const find = useFind()
  const column = createMemo(() => find.columns().find(({ name }) => name === props.draft.column))
  const operators = createMemo(() => {
    const known = column()
    const fitting = known === undefined ? [] : operatorsFor(known, find.abilities())
    const options = fitting.map(({ op }) => ({ value: op, label: operatorLabel(op, known?.kind) }))
    const isIn = fitting.some(({ op }) => op === props.draft.op)
    const { op } = props.draft
    return isIn ? options : [{ value: op, label: operatorLabel(op, known?.kind) }, ...options]
  })
  const columns = createMemo(() => {
    const names = find.columns().map(({ name }) => name)
    const all = names.includes(props.draft.column) ? names : [props.draft.column, ...names]
    return all.map((name) => ({ value: name, label: name }))
  })
  const chooseColumn = (name: string) => {
    const next = find.columns().find((each) => each.name === name)
    if (next !== undefined) props.onDraft(draftFor(next, props.draft, operatorNames(next)))
  }
  const operatorNames = (next: Column) => operatorsFor(next, find.abilities()).map(({ op }) => op)
  return (
    <>
      <SelectField
        label="Column"
        options={columns()}
        value={props.draft.column}
        onChoose={chooseColumn}
      />
      <SelectField
        label="Operator"
        options={operators()}
        value={props.draft.op}
        onChoose={(op) => props.onDraft(withOperator(props.draft, op))}
      />
      <Values column={column()} draft={props.draft} onDraft={props.onDraft} />
    </>
  )
}

/** Another column keeps the operator where it takes it. */
function draftFor(
  column: Column,
  draft: ConditionDraft,
  taken: readonly ConditionDraft['op'][],
): ConditionDraft {
  const op = taken.includes(draft.op) ? draft.op : (taken[0] ?? 'isnull')
  return { ...withOperator(draft, op), column: column.name }
}

function Values(props: {
  column: Column | undefined
  draft: ConditionDraft
  onDraft: (draft: ConditionDraft) => void
}) {
  const id = createUniqueId()
  const form = () => formOf(props.draft.op)
  const kind = () => {
    if (form() === 'document') return 'json'
    return form() === 'text' ? 'text' : (props.column?.kind ?? 'text')
  }
  const set = (place: number, text: string) => {
    const size = form() === 'pair' ? 2 : 1
    const values = Array.from({ length: size }, (_, each) => (each === place ? text : value(each)))
    props.onDraft(withValues(props.draft, values))
  }
  const value = (place: number) => props.draft.values[place] ?? ''
  return (
    <Switch>
      <Match when={form() === 'list'}>
        <ListField
          choices={props.column?.values}
          isNumeric={kind() === 'integer'}
          values={props.draft.values}
          onValues={(values) => props.onDraft(withValues(props.draft, values))}
        />
      </Match>
      <Match when={form() === 'pair'}>
        <For each={['From', 'To'] as const}>
          {(label, place) => (
            <div class="field">
              <label for={`${id}-${label}`}>{label}</label>
              <ValueField
                id={`${id}-${label}`}
                kind={kind()}
                value={value(place())}
                onValue={(text) => set(place(), text)}
              />
            </div>
          )}
        </For>
      </Match>
      <Match when={form() !== 'none'}>
        <div class="field">
          <label for={id}>
            Value
            <Show when={props.column}>
              {(column) => <span class="faint mono">{column().type}</span>}
            </Show>
          </label>
          <ValueField
            id={id}
            kind={kind()}
            choices={form() === 'one' ? props.column?.values : undefined}
            value={value(0)}
            onValue={(text) => set(0, text)}
          />
        </div>
      </Match>
    </Switch>
  )
}

import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Trash from 'lucide-solid/icons/trash'
import { For, Index, Show } from 'solid-js'
import type { DesignRow } from '../../state/design/design-rows.ts'
import { useDesign } from '../../state/design/design-state.ts'

const TYPES = 'design-types'

/** The columns in fields, and the constraints as they are written. */
export function ColumnForm() {
  const state = useDesign()
  return (
    <>
      <table class="list design-columns">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Type</th>
            <th scope="col">Not null</th>
            <th scope="col">Default</th>
            <th scope="col">More</th>
            <th scope="col">
              <span class="sr">Place</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Index each={state.form.rows}>
            {(row) => (
              <tr>
                <Show when={row().isColumn} fallback={<ConstraintCells row={row()} />}>
                  <ColumnCells row={row()} />
                </Show>
                <td>
                  <PlaceButtons row={row()} />
                </td>
              </tr>
            )}
          </Index>
        </tbody>
      </table>
      <datalist id={TYPES}>
        <For each={state.offers.data()?.types ?? []}>{(type) => <option value={type} />}</For>
      </datalist>
    </>
  )
}

function labelOf({ isColumn, column, text }: DesignRow): string {
  if (!isColumn) return text === '' ? 'new constraint' : text
  return column.name === '' ? 'new column' : column.name
}

function ColumnCells(props: { row: DesignRow }) {
  const state = useDesign()
  const change = (part: Partial<DesignRow['column']>) => state.changeColumn(props.row.key, part)
  const field = (name: 'name' | 'type' | 'default', what: string, list?: string) => (
    <div class="input quiet small">
      <input
        aria-label={`${what} of ${labelOf(props.row)}`}
        autocomplete="off"
        spellcheck={false}
        list={list}
        value={props.row.column[name]}
        onInput={(event) => change({ [name]: event.currentTarget.value })}
      />
    </div>
  )
  return (
    <>
      <td data-label="Column">{field('name', 'Name')}</td>
      <td data-label="Type">{field('type', 'Type', TYPES)}</td>
      <td class="mid" data-label="Not null">
        <input
          type="checkbox"
          aria-label={`${labelOf(props.row)} is not null`}
          checked={props.row.column.notNull}
          onChange={(event) => change({ notNull: event.currentTarget.checked })}
        />
      </td>
      <td data-label="Default">{field('default', 'Default')}</td>
      <td data-label="More">
        <Show
          when={props.row.from === undefined}
          fallback={<code class="clip">{props.row.column.others.join(' ')}</code>}
        >
          <div class="input quiet small">
            <input
              aria-label={`More of ${labelOf(props.row)}`}
              autocomplete="off"
              spellcheck={false}
              placeholder="REFERENCES users (id)"
              value={props.row.text}
              onInput={(event) => state.changeText(props.row.key, event.currentTarget.value)}
            />
          </div>
        </Show>
      </td>
    </>
  )
}

function ConstraintCells(props: { row: DesignRow }) {
  const state = useDesign()
  return (
    <td colspan="5">
      <div class="input quiet small">
        <input
          class="code-input"
          aria-label={props.row.from === undefined ? 'New constraint' : 'Constraint'}
          autocomplete="off"
          spellcheck={false}
          placeholder="CHECK (total >= 0)"
          value={props.row.text}
          onInput={(event) => state.changeText(props.row.key, event.currentTarget.value)}
        />
      </div>
    </td>
  )
}

function PlaceButtons(props: { row: DesignRow }) {
  const state = useDesign()
  const buttons = [
    { Icon: ArrowUp, label: 'Move up', press: () => state.move(props.row.key, -1) },
    { Icon: ArrowDown, label: 'Move down', press: () => state.move(props.row.key, 1) },
    { Icon: Trash, label: 'Remove', press: () => state.remove('rows', props.row.key) },
  ]
  return (
    <span class="row-buttons">
      <For each={buttons}>
        {({ Icon, label, press }) => (
          <button
            type="button"
            class="icon small"
            aria-label={`${label}: ${labelOf(props.row)}`}
            title={label}
            onClick={press}
          >
            <Icon class="i" />
          </button>
        )}
      </For>
    </span>
  )
}

import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { Index, onMount, Show } from 'solid-js'
import { Popover } from '../../../parts/popover.tsx'
import { useFind } from '../../../state/grid/find/find-state.ts'
import {
  withColumn,
  withDirection,
  withMovedKey,
  withNulls,
  withoutKey,
} from '../../../state/grid/find/sort-keys.ts'
import type { SortKey } from '../../../state/grid/grid-view.ts'
import { SelectField } from './select-field.tsx'

/** The columns by which rows are sorted, in their order. What is chosen takes effect at once. */
export function SortPopover(props: { anchor: HTMLElement | undefined; onClose: () => void }) {
  const find = useFind()
  const { view, setView } = find.table
  const sort = () => view().sort
  const setSort = (next: readonly SortKey[]) => setView({ ...view(), sort: next })
  const free = () =>
    find.columns().filter((column) => {
      return column.ordered && !sort().some((key) => key.column === column.name)
    })
  let body: HTMLDivElement | undefined
  const add = () => {
    const [next] = free()
    if (next !== undefined) setSort([...sort(), { column: next.name, direction: 'asc' }])
  }
  const focusFirst = () => {
    const first = body?.parentElement?.querySelector<HTMLElement>('select, button:enabled')
    first?.focus()
  }
  onMount(() => queueMicrotask(focusFirst))
  return (
    <Popover anchor={props.anchor} label="Sort rows" class="pop sorting" onClose={props.onClose}>
      <div ref={body} class="sort-keys">
        <Show
          when={sort().length > 0}
          fallback={<p class="soft">Rows come in the order of their key.</p>}
        >
          <Index each={sort()}>
            {(key, place) => (
              <SortLine
                sortKey={key()}
                place={place}
                sort={sort()}
                columns={[key().column, ...free().map(({ name }) => name)]}
                onSort={setSort}
              />
            )}
          </Index>
        </Show>
      </div>
      <footer>
        <button type="button" class="btn quiet small" disabled={free().length === 0} onClick={add}>
          <Plus class="i i-s" />
          Add column
        </button>
        <span class="grow" />
        <button
          type="button"
          class="btn quiet small"
          disabled={sort().length === 0}
          onClick={() => setSort([])}
        >
          Clear
        </button>
      </footer>
    </Popover>
  )
}

const NULLS = [
  { value: 'own', label: 'as the database has it' },
  { value: 'first', label: 'first' },
  { value: 'last', label: 'last' },
] as const

const DIRECTIONS = [
  { value: 'asc', label: 'ascending' },
  { value: 'desc', label: 'descending' },
] as const

function SortLine(props: {
  sortKey: SortKey
  place: number
  sort: readonly SortKey[]
  columns: readonly string[]
  onSort: (sort: readonly SortKey[]) => void
}) {
  let line: HTMLDivElement | undefined
  const move = (by: -1 | 1) => {
    props.onSort(withMovedKey(props.sort, props.place, by))
    // The focus goes with the key: to the column in the line that it has moved to.
    const to = by === -1 ? line?.previousElementSibling : line?.nextElementSibling
    to?.querySelector('select')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div
      ref={line}
      class="sort-line"
      role="group"
      aria-label={`Sorted ${props.place === 0 ? 'first' : 'then'} by ${props.sortKey.column}`}
      onKeyDown={onKeyDown}
    >
      <SelectField
        label={props.place === 0 ? 'Sort by' : 'Then by'}
        options={props.columns.map((name) => ({ value: name, label: name }))}
        value={props.sortKey.column}
        onChoose={(name) => props.onSort(withColumn(props.sort, props.place, name))}
      />
      <SelectField
        label="Order"
        options={DIRECTIONS}
        value={props.sortKey.direction}
        onChoose={(direction) => props.onSort(withDirection(props.sort, props.place, direction))}
      />
      <SelectField
        label="NULLs"
        options={NULLS}
        value={props.sortKey.nulls ?? 'own'}
        onChoose={(nulls) =>
          props.onSort(withNulls(props.sort, props.place, nulls === 'own' ? undefined : nulls))
        }
      />
      <div class="line-buttons">
        <button
          type="button"
          class="icon small"
          aria-label={`Sort earlier by ${props.sortKey.column}`}
          title="Earlier (Alt+Up)"
          disabled={props.place === 0}
          onClick={() => move(-1)}
        >
          <ArrowUp class="i i-s" />
        </button>
        <button
          type="button"
          class="icon small"
          aria-label={`Sort later by ${props.sortKey.column}`}
          title="Later (Alt+Down)"
          disabled={props.place === props.sort.length - 1}
          onClick={() => move(1)}
        >
          <ArrowDown class="i i-s" />
        </button>
        <button
          type="button"
          class="icon small"
          aria-label={`Do not sort by ${props.sortKey.column}`}
          title="Remove"
          onClick={() => props.onSort(withoutKey(props.sort, props.place))}
        >
          <X class="i i-s" />
        </button>
      </div>
    </div>
  )
}

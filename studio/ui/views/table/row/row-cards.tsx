import Check from 'lucide-solid/icons/check'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { CellValue } from '../../../parts/cell-value.tsx'
import { type CellEdit, needsYou, shownState } from '../../../state/edit/cell-edit.ts'
import { sizeTag } from '../../../state/grid/cell-look.ts'
import { singleCell } from '../../../state/grid/cell-selection.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { shownLook } from '../../../state/grid/shown-look.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { rowTitle } from '../../../state/grid/row-title.ts'
import { NoRows } from '../find/no-rows.tsx'
import { Mark } from '../grid/cell-state-mark.tsx'
import { createRowActs } from './row-acts.ts'
import { RowFields } from './row-panel.tsx'

/** A card shows so many columns besides the key. */
const SHOWN = 4

/** Rows on a phone: a card each; the one that is open is the form. */
export function RowCards() {
  const state = useTable()
  const find = useFind()
  const [openId, setOpenId] = createSignal<string>()
  const toggle = (row: GridRow, index: number) => {
    state.select(singleCell({ row: index, column: 0 }))
    setOpenId(openId() === row.id ? undefined : row.id)
  }
  return (
    <div class="cards" role="group" aria-label={`Rows of ${state.table().name}`}>
      <For each={state.rows().map(({ id }) => id)}>
        {(id, index) => (
          <Card id={id} isOpen={openId() === id} onToggle={(row) => toggle(row, index())} />
        )}
      </For>
      <Show when={find.isEmpty()}>
        <NoRows />
      </Show>
      <Show when={state.pages.hasMore()}>
        <button type="button" class="btn" onClick={() => state.pages.loadMore()}>
          Load more
        </button>
      </Show>
    </div>
  )
}

function Card(props: { id: string; isOpen: boolean; onToggle: (row: GridRow) => void }) {
  const state = useTable()
  const row = createMemo(() => state.rows().find(({ id }) => id === props.id))
  return (
    <Show when={row()}>
      {(shown) => (
        <article
          class="card"
          classList={{
            'is-new': isNewRow(props.id),
            'is-gone': state.staged().deleted().has(props.id),
          }}
          aria-label={isNewRow(props.id) ? 'New row' : `Row ${rowTitle(shown())}`}
        >
          <CardHead {...props} row={shown()} />
          <Show when={props.isOpen} fallback={<CardValues row={shown()} />}>
            <RowFields id={props.id} />
            <CardActs />
          </Show>
        </article>
      )}
    </Show>
  )
}

function CardHead(props: { row: GridRow; isOpen: boolean; onToggle: (row: GridRow) => void }) {
  const state = useTable()
  const title = () => rowTitle(props.row) || (isNewRow(props.row.id) ? 'New row' : 'Row')
  const edit = () => worstEdit([...state.queue().edits().values()], props.row.id)
  const isChecked = () => state.checked.has(props.row.id)
  return (
    <header>
      <button
        type="button"
        role="checkbox"
        class="check"
        aria-checked={isChecked()}
        aria-label={`Select ${title()}`}
        onClick={() => state.checked.toggle(props.row.id)}
      >
        <Check class="i" />
      </button>
      <b class="clip">{title()}</b>
      <Show when={state.staged().deleted().has(props.row.id)}>
        <span class="badge danger">Deleted</span>
      </Show>
      <span class="grow" />
      <Show when={shownState(edit())}>
        {(shown) => (
          <span class="card-state" data-state={shown()}>
            <Mark state={shown()} />
          </span>
        )}
      </Show>
      <button
        type="button"
        class="icon"
        aria-expanded={props.isOpen}
        aria-label={`${props.isOpen ? 'Close' : 'Open'} ${title()}`}
        onClick={() => props.onToggle(props.row)}
      >
        {props.isOpen ? <ChevronDown class="i" /> : <ChevronRight class="i" />}
      </button>
    </header>
  )
}

/** What needs the person goes before what is under way. */
function worstEdit(edits: readonly CellEdit[], row: string): CellEdit | undefined {
  const own = edits.filter((edit) => edit.row === row)
  return own.find(needsYou) ?? own[0]
}

function CardValues(props: { row: GridRow }) {
  const state = useTable()
  const columns = () =>
    state
      .placed()
      .map(({ column }) => column)
      .filter(({ name }) => !Object.hasOwn(props.row.key, name))
      .slice(0, SHOWN)
  return (
    <dl>
      <For each={columns()}>
        {(column) => (
          <>
            <dt class="clip">{column.name}</dt>
            <dd>
              <CellValue look={shownLook(state, props.row, column)} />{' '}
              <span class="t">{sizeTag(column, props.row.notes[column.name])}</span>
            </dd>
          </>
        )}
      </For>
    </dl>
  )
}

function CardActs() {
  const state = useTable()
  const acts = createRowActs(state)
  return (
    <div class="card-acts">
      <button type="button" class="btn" onClick={acts.duplicate}>
        Duplicate row
      </button>
      <button type="button" class="btn quiet is-danger" onClick={acts.remove}>
        Delete row…
      </button>
    </div>
  )
}

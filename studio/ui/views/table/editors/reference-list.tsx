import { createEffect, For, type JSX, Show } from 'solid-js'
import { Popover } from '../../../parts/popover.tsx'
import type { ReferenceList as Rows } from '../../../state/edit/row/reference-list.ts'
import type { ReferenceKeys } from './reference-keys.ts'

/** The rows that can be referred to. The focus stays in the field, which says the one that is marked. */
export function ReferenceList(props: {
  anchor: HTMLElement | undefined
  list: Rows
  keys: ReferenceKeys
  table: string
  onChoose: (value: string) => void
  onClose: () => void
  before?: JSX.Element
  children?: JSX.Element
}) {
  const keepFocus = (event: PointerEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  createEffect(() => {
    const id = props.keys.activeId()
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <Popover
      anchor={props.anchor}
      label={`Rows of ${props.table}`}
      class="pop references"
      onClose={props.onClose}
    >
      <div onPointerDown={keepFocus}>
        {props.before}
        <div
          role="listbox"
          id={props.keys.listId}
          aria-label={`Rows of ${props.table}`}
          class="options"
        >
          <For each={props.list.options()}>
            {(option, place) => (
              <button
                type="button"
                tabindex={-1}
                role="option"
                id={props.keys.optionId(place())}
                class="opt"
                aria-selected={props.keys.active() === place()}
                onClick={() => props.onChoose(option.value)}
              >
                <span>{option.value}</span>
                <span class="faint clip">{option.label}</span>
              </button>
            )}
          </For>
        </div>
        <ListState list={props.list} table={props.table} />
        {props.children}
      </div>
    </Popover>
  )
}

function ListState(props: { list: Rows; table: string }) {
  return (
    <>
      <Show when={props.list.hasMore()}>
        <button type="button" class="btn quiet small" tabindex={-1} onClick={props.list.loadMore}>
          Show more
        </button>
      </Show>
      <Show when={props.list.failure()}>{(reason) => <p class="danger">{reason()}</p>}</Show>
      <Show when={!props.list.loading() && props.list.options().length === 0}>
        <p class="faint" role="status">
          No row of {props.table} matches
        </p>
      </Show>
    </>
  )
}

import Plus from 'lucide-solid/icons/plus'
import Search from 'lucide-solid/icons/search'
import { createSignal, For, Show } from 'solid-js'
import { useCommands } from '../../../state/commands/use-commands.ts'
import type { ElementKind } from '../../../state/keys/element-kinds.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { createElementGrid } from '../../../state/keys/grid/element-grid-state.ts'
import { counted, typeLook } from '../../../state/keys/key-words.ts'
import { AddElement } from '../dialogs/add-element.tsx'
import { WholeValue } from '../dialogs/whole-value.tsx'
import { useUnsaved } from '../use-unsaved.ts'
import { ElementLine } from './element-line.tsx'

/** The elements of a hash, a list, a set or a sorted set, page by page. */
export function ElementGrid(props: { page: KeyPage; kind: ElementKind }) {
  const studio = useKeyStudio()
  const [isAdding, setAdding] = createSignal(false)
  const grid = createElementGrid(studio, props.page, props.kind)
  useUnsaved(props.page.address, props.page.edits.needYou)
  const look = () => typeLook(props.page.fetched.data()?.type ?? '')
  const length = () => props.page.fetched.data()?.length ?? 0
  const add = () => setAdding(true)
  useCommands({ 'key.add-element': { run: add, when: studio.canWrite } })
  const more = () => void props.page.more().catch(studio.toasts.showFailure)
  return (
    <>
      <div class="bar">
        <Show when={props.kind.canFilter}>
          <label class="input quiet small element-find">
            <Search class="i i-s" />
            <span class="sr">Filter {look().elements}</span>
            <input
              type="search"
              placeholder={`Filter ${look().elements}`}
              value={props.page.filter()}
              onChange={(event) => props.page.setFilter(event.currentTarget.value.trim())}
            />
          </label>
        </Show>
        <span class="meta hide-phone">{counted(length(), look().element, look().elements)}</span>
        <span class="grow" />
        <Show when={studio.canWrite()}>
          <button type="button" class="btn" onClick={add}>
            <Plus class="i" />
            Add {look().element}
          </button>
        </Show>
      </div>
      <div
        class="grid fit key-grid"
        classList={{ 'has-name': props.kind.nameHead !== undefined }}
        role="grid"
        aria-label={`Elements of the ${look().label}`}
        aria-rowcount={length() + 1}
        ref={grid.focus.setElement}
        onKeyDown={grid.onKeyDown}
      >
        <div role="row" class="g-row g-head" aria-rowindex={1}>
          <div role="columnheader">
            <span class="sr">Number</span>
          </div>
          <Show when={props.kind.nameHead}>
            {(head) => <div role="columnheader">{head()}</div>}
          </Show>
          <div role="columnheader">{props.kind.valueHead}</div>
          <div role="columnheader">
            <span class="sr">Actions</span>
          </div>
        </div>
        <For each={grid.ids()}>
          {(id, at) => (
            <Show when={grid.rowOf(id)}>
              {(row) => <ElementLine grid={grid} row={row()} at={at()} />}
            </Show>
          )}
        </For>
      </div>
      <Show when={props.page.hasMore()}>
        <div class="bar bar-foot">
          <span class="grow">
            {counted(props.page.rows().size, look().element, look().elements)} of{' '}
            {counted(length(), look().element, look().elements)}
          </span>
          <button type="button" class="btn small" onClick={more}>
            Read more
          </button>
        </div>
      </Show>
      <Show when={grid.whole()} keyed>
        {(row) => <WholeValue grid={grid} row={row} onClose={() => grid.openWhole(undefined)} />}
      </Show>
      <Show when={isAdding()}>
        <AddElement page={props.page} kind={props.kind} onClose={() => setAdding(false)} />
      </Show>
    </>
  )
}

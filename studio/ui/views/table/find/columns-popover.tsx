import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import GripVertical from 'lucide-solid/icons/grip-vertical'
import Pin from 'lucide-solid/icons/pin'
import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { KindIcon } from '../../../parts/kind-icon.tsx'
import { Popover } from '../../../parts/popover.tsx'
import {
  allInOrder,
  isPinned,
  PLAIN_LAYOUT,
  withHidden,
  withPinned,
  withPlaceOf,
  withStep,
  withWidthBy,
} from '../../../state/grid/column-layout.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useStudio } from '../../../state/studio.ts'

const MANY = 12

/** Which columns are shown, where they stand, which stay in sight, and how wide they are. */
export function ColumnsPopover(props: { anchor: HTMLElement | undefined; onClose: () => void }) {
  const find = useFind()
  const { pages, layout, setLayout } = find.table
  const [wanted, setWanted] = createSignal('')
  const all = createMemo(() => allInOrder(pages.columns(), layout()))
  const found = () =>
    all().filter(({ name }) => name.toLowerCase().includes(wanted().toLowerCase()))
  let body: HTMLDivElement | undefined
  onMount(() => queueMicrotask(() => body?.querySelector<HTMLElement>('input')?.focus()))
  return (
    <Popover anchor={props.anchor} label="Columns" class="pop columns" onClose={props.onClose}>
      <div ref={body}>
        <Show when={all().length > MANY}>
          <label class="input small">
            <span class="sr">Find a column</span>
            <input
              placeholder="Find a column"
              value={wanted()}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </label>
        </Show>
        <ul class="column-lines" aria-label="Columns in their order">
          <For each={found()}>{(column) => <ColumnLine column={column} />}</For>
        </ul>
      </div>
      <footer>
        <span class="meta grow hide-phone">
          <kbd>Alt</kbd> and arrows move a column and change its width
        </span>
        <button
          type="button"
          class="btn quiet small"
          disabled={layout().hidden.length === 0}
          onClick={() => setLayout({ ...layout(), hidden: [] })}
        >
          Show all
        </button>
        <button type="button" class="btn quiet small" onClick={() => setLayout(PLAIN_LAYOUT)}>
          Reset
        </button>
      </footer>
    </Popover>
  )
}

const STEP = 16

function ColumnLine(props: { column: Column }) {
  const find = useFind()
  const studio = useStudio()
  const { pages, layout, setLayout, placed } = find.table
  const name = () => props.column.name
  const isShown = () => !layout().hidden.includes(name())
  const isLast = () => isShown() && placed().length === 1
  const move = (by: -1 | 1) => {
    const active = document.activeElement
    setLayout(withStep(layout(), pages.columns(), name(), by))
    const place = allInOrder(pages.columns(), layout()).findIndex((one) => one.name === name())
    studio.announcer.say(`${name()} is column ${place + 1}`)
    // A line that moves within the page loses the focus.
    if (active instanceof HTMLElement) active.focus()
  }
  const resize = (by: number) => setLayout(withWidthBy(layout(), props.column, by))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey) return
    const act = {
      ArrowUp: () => move(-1),
      ArrowDown: () => move(1),
      ArrowLeft: () => resize(-STEP),
      ArrowRight: () => resize(STEP),
    }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <li
      class="column-line"
      draggable="true"
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.dataTransfer?.setData('text/quarry-column', name())}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const moved = event.dataTransfer?.getData('text/quarry-column') ?? ''
        setLayout(withPlaceOf(layout(), pages.columns(), { moved, before: name() }))
      }}
    >
      <GripVertical class="i i-s grip-mark" />
      <label class="grow row">
        <input
          type="checkbox"
          checked={isShown()}
          disabled={isLast()}
          title={isLast() ? 'One column stays' : undefined}
          onChange={(event) =>
            setLayout(withHidden(layout(), name(), !event.currentTarget.checked))
          }
        />
        <KindIcon
          kind={props.column.kind}
          primaryKey={props.column.primaryKey}
          foreignKey={props.column.references !== undefined}
        />
        <span class="clip">{name()}</span>
      </label>
      <button
        type="button"
        class="icon small"
        aria-label={`Keep ${name()} in sight`}
        title="Keep in sight"
        aria-pressed={isPinned(props.column, layout())}
        onClick={() => setLayout(withPinned(layout(), pages.columns(), name()))}
      >
        <Pin class="i i-s" />
      </button>
      <MoveButton name={name()} by={-1} onMove={move} />
      <MoveButton name={name()} by={1} onMove={move} />
    </li>
  )
}

function MoveButton(props: { name: string; by: -1 | 1; onMove: (by: -1 | 1) => void }) {
  const word = () => (props.by === -1 ? 'up' : 'down')
  return (
    <button
      type="button"
      class="icon small"
      aria-label={`Move ${props.name} ${word()}`}
      title={`Move ${word()} (Alt+${props.by === -1 ? 'Up' : 'Down'})`}
      onClick={() => props.onMove(props.by)}
    >
      {props.by === -1 ? <ArrowUp class="i i-s" /> : <ArrowDown class="i i-s" />}
    </button>
  )
}

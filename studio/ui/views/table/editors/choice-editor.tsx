import Check from 'lucide-solid/icons/check'
import { createEffect, createSignal, For, Show } from 'solid-js'
import { CellValue } from '../../../parts/cell-value.tsx'
import { Popover } from '../../../parts/popover.tsx'
import { DEFAULT_DRAFT, type Draft, isSameDraft, NULL_DRAFT } from '../../../state/edit/draft.ts'
import { draftLook } from '../../../state/grid/cell-look.ts'
import { type Editing, hasDefault } from './editing.ts'

const STEPS: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now, count) => (now - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The few values of a column as a list below the cell; a typed letter goes to what begins with it. */
export function ChoiceEditor(props: { editing: Editing; choices: readonly string[] }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  return (
    <>
      <span ref={setAnchor} class="edit-anchor" />
      <ChoiceList
        anchor={anchor()?.parentElement ?? undefined}
        editing={props.editing}
        choices={props.choices}
        onClose={() => props.editing.cancel()}
      />
    </>
  )
}

/** Chooses a value, NULL or the default of the column. */
export function ChoiceList(props: {
  anchor: HTMLElement | undefined
  editing: Editing
  choices: readonly string[]
  onClose: () => void
}) {
  const [list, setList] = createSignal<HTMLElement>()
  const column = () => props.editing.column
  const options = (): readonly Draft[] => [
    ...props.choices.map((value) => ({ kind: 'value', value }) as const),
    ...(column().nullable ? [NULL_DRAFT] : []),
    ...(hasDefault(column()) ? [DEFAULT_DRAFT] : []),
  ]
  const isNow = (draft: Draft) =>
    !props.editing.isTyped && isSameDraft(props.editing.draft(), draft)
  const first = () => {
    const typed = props.editing.isTyped ? props.editing.text() : ''
    const found = typed === '' ? options().findIndex(isNow) : startingWith(options(), typed, -1)
    return Math.max(0, found ?? 0)
  }
  const buttons = () => [...(list()?.querySelectorAll('button') ?? [])]
  createEffect(() => {
    if (list() !== undefined) queueMicrotask(() => buttons()[first()]?.focus())
  })
  const choose = (draft: Draft) => {
    props.editing.put(draft)
    props.onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const all = buttons()
    const place = all.findIndex((button) => button.matches(':focus'))
    const next = STEPS[event.key]?.(place, all.length) ?? startingWith(options(), event.key, place)
    if (event.key === 'Tab') {
      event.preventDefault()
      props.onClose()
    }
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <Popover
      anchor={props.anchor}
      label={`Value of ${column().name}`}
      role="listbox"
      class="menu choices"
      onClose={props.onClose}
      onKeyDown={onKey}
    >
      <div ref={setList} role="presentation">
        <For each={options()}>
          {(draft) => (
            <button
              type="button"
              role="option"
              aria-selected={isNow(draft)}
              onClick={() => choose(draft)}
            >
              <span class="grow clip">
                <Show
                  when={draft.kind === 'value' && draft.value}
                  fallback={<CellValue look={draftLook(column(), draft)} />}
                >
                  {(value) => String(value())}
                </Show>
              </span>
              <Show when={isNow(draft)}>
                <Check class="i i-s" />
              </Show>
            </button>
          )}
        </For>
      </div>
    </Popover>
  )
}

function startingWith(options: readonly Draft[], typed: string, place: number): number | undefined {
  if (typed.length !== 1 || typed === ' ') return undefined
  const begins = (draft: Draft) => optionText(draft).startsWith(typed.toLowerCase())
  const behind = options.findIndex((draft, at) => at > place && begins(draft))
  const found = behind === -1 ? options.findIndex(begins) : behind
  return found === -1 ? undefined : found
}

function optionText(draft: Draft): string {
  if (draft.kind === 'default') return 'default'
  return draft.value === null ? 'null' : String(draft.value).toLowerCase()
}

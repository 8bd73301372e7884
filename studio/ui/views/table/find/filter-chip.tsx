import CircleAlert from 'lucide-solid/icons/circle-alert'
import X from 'lucide-solid/icons/x'
import { For, type JSX, Show } from 'solid-js'
import type { Filter } from '../../../../api/pages.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { type FilterPath, type FilterTest, isTest } from '../../../state/grid/find/filter-tree.ts'
import { filterWords, testWords } from '../../../state/grid/find/filter-words.ts'

interface ChipProps {
  readonly condition: Filter
  readonly place: number
  /** What the server says against it. */
  readonly fault: string | undefined
  readonly onRemove: () => void
}

/** A condition: one test, alternatives side by side, or a nested group that the builder opens. */
export function FilterChip(props: ChipProps) {
  const test = () => (isTest(props.condition) ? props.condition : undefined)
  return (
    <Show when={test()} fallback={<GroupChip {...props} />}>
      {(shown) => (
        <Chip {...props} class="chip">
          <TestButtons test={shown()} path={[props.place]} />
        </Chip>
      )}
    </Show>
  )
}

function GroupChip(props: ChipProps) {
  const find = useFind()
  /** The alternatives, where none of them is a group itself. */
  const tests = () => {
    const { condition } = props
    const parts = 'or' in condition ? condition.or : []
    const alone = parts.filter(isTest)
    return alone.length === parts.length && parts.length > 0 ? alone : undefined
  }
  return (
    <Chip {...props} class="chip group">
      <Show
        when={tests()}
        fallback={
          <button type="button" aria-haspopup="dialog" onClick={() => find.setBuilderOpen(true)}>
            <span class="clip">{filterWords(props.condition, find.columns())}</span>
          </button>
        }
      >
        {(shown) => (
          <>
            <For each={shown()}>
              {(test, index) => (
                <>
                  <Show when={index() > 0}>
                    <span class="op">or</span>
                  </Show>
                  <TestButton test={test} path={[props.place, index()]} />
                </>
              )}
            </For>
          </>
        )}
      </Show>
    </Chip>
  )
}

function Chip(props: ChipProps & { class: string; children: JSX.Element }) {
  const find = useFind()
  const words = () => filterWords(props.condition, find.columns())
  return (
    <span
      class={props.class}
      data-state={props.fault === undefined ? undefined : 'invalid'}
      title={props.fault}
    >
      <Show when={props.fault}>
        {(fault) => (
          <span class="danger" role="img" aria-label={fault()}>
            <CircleAlert class="i i-s" />
          </span>
        )}
      </Show>
      {props.children}
      <button
        type="button"
        class="x"
        aria-label={`Remove filter ${words()}`}
        title="Remove filter"
        onClick={() => props.onRemove()}
      >
        <X class="i i-s" />
      </button>
    </span>
  )
}

function openAt(path: FilterPath) {
  const find = useFind()
  return (event: { readonly currentTarget: HTMLElement }) =>
    find.setOpen({ anchor: event.currentTarget, path })
}

/** The three parts of a test; each of them opens it, as a whole it is one name to a screen reader. */
function TestButtons(props: { test: FilterTest; path: FilterPath }) {
  const find = useFind()
  const words = () => testWords(props.test, find.columns())
  return (
    <button
      type="button"
      class="parts"
      aria-haspopup="dialog"
      aria-label={`Change filter ${filterWords(props.test, find.columns())}`}
      onClick={openAt(props.path)}
    >
      <span>{words().column}</span>
      <span class="op">{words().op}</span>
      <Show when={words().value !== ''}>
        <span class="val">{words().value}</span>
      </Show>
    </button>
  )
}

function TestButton(props: { test: FilterTest; path: FilterPath }) {
  const find = useFind()
  const words = () => testWords(props.test, find.columns())
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Change filter ${filterWords(props.test, find.columns())}`}
      onClick={openAt(props.path)}
    >
      {words().column} <span class="op">{words().op}</span>
      <Show when={words().value !== ''}>
        <span class="val">{words().value}</span>
      </Show>
    </button>
  )
}

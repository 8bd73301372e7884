import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { createSignal, For, Index, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { JsonValue } from '../../../../../api/cell.ts'
import {
  elementAt,
  type ElementPath,
  isList,
  withMovedElement,
  withNewElement,
  withoutElement,
} from '../../../../state/edit/value/array-elements.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { groupedNumber } from '../../../../state/numbers.ts'
import { ElementField } from './element-field.tsx'

interface ListProps {
  readonly edit: ValueEdit
  /** The whole array, in which `path` leads to this list. */
  readonly value: JsonValue
  readonly path: ElementPath
}

const SHOWN = 200

const ACTS = [
  {
    label: 'Move up',
    icon: ArrowUp,
    does: (value: JsonValue, path: ElementPath) => withMovedElement(value, path, -1),
  },
  {
    label: 'Move down',
    icon: ArrowDown,
    does: (value: JsonValue, path: ElementPath) => withMovedElement(value, path, 1),
  },
  { label: 'Remove', icon: X, does: withoutElement },
] as const

export function ElementList(props: ListProps) {
  const [shown, setShown] = createSignal(SHOWN)
  let list: HTMLOListElement | undefined
  const items = () => {
    const found = elementAt(props.value, props.path)
    return isList(found) ? found : []
  }
  const put = (value: JsonValue) => props.edit.setDraft({ kind: 'value', value })
  const isLocked = () => props.edit.lock() !== undefined
  const add = () => {
    put(withNewElement(props.value, props.path))
    setShown(Math.max(shown(), items().length))
    queueMicrotask(() => [...(list?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }
  return (
    <>
      <Show when={items().length === 0}>
        <p class="faint">No elements</p>
      </Show>
      <ol ref={list} class="elements">
        <Index each={items().slice(0, shown())}>
          {(item, place) => {
            const path = () => [...props.path, place]
            const name = () =>
              path()
                .map((at) => at + 1)
                .join('.')
            return (
              <li>
                <span class="faint no">{name()}</span>
                <Show
                  when={isList(item())}
                  fallback={
                    <ElementField
                      edit={props.edit}
                      whole={props.value}
                      path={path()}
                      name={name()}
                    />
                  }
                >
                  <div class="grow">
                    <ElementList edit={props.edit} value={props.value} path={path()} />
                  </div>
                </Show>
                <Show when={!isLocked()}>
                  <For each={ACTS}>
                    {(act) => (
                      <button
                        type="button"
                        class="icon small"
                        aria-label={`${act.label}: element ${name()}`}
                        title={act.label}
                        onClick={() => put(act.does(props.value, path()))}
                      >
                        <Dynamic component={act.icon} class="i" />
                      </button>
                    )}
                  </For>
                </Show>
              </li>
            )
          }}
        </Index>
      </ol>
      <Show when={items().length > shown()}>
        <button type="button" class="btn quiet small" onClick={() => setShown(shown() + SHOWN)}>
          Show more of {groupedNumber(items().length)}
        </button>
      </Show>
      <Show when={!isLocked()}>
        <button type="button" class="btn quiet small" onClick={add}>
          <Plus class="i i-s" />
          Add element
        </button>
      </Show>
    </>
  )
}

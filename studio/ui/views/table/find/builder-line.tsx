import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import GripVertical from 'lucide-solid/icons/grip-vertical'
import IndentDecrease from 'lucide-solid/icons/list-indent-decrease'
import IndentIncrease from 'lucide-solid/icons/list-indent-increase'
import X from 'lucide-solid/icons/x'
import { type Component, For, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import {
  type BuilderMove,
  withChanged,
  withoutPart,
} from '../../../state/grid/find/builder-moves.ts'
import type { BuilderNode } from '../../../state/grid/find/builder-tree.ts'
import { useBuilder } from './builder-context.ts'

const MOVES: readonly (readonly [
  move: BuilderMove,
  label: string,
  key: string,
  icon: Component<{ class?: string }>,
])[] = [
  ['up', 'Move up', 'ArrowUp', ArrowUp],
  ['down', 'Move down', 'ArrowDown', ArrowDown],
  ['in', 'Move into a group', 'ArrowRight', IndentIncrease],
  ['out', 'Move out of the group', 'ArrowLeft', IndentDecrease],
]

/** A part of a group, with what moves, negates and removes it. */
export function BuilderLine(props: { node: BuilderNode; children: JSX.Element }) {
  const builder = useBuilder()
  const what = () => (props.node.kind === 'group' ? 'Group' : 'Condition')
  const isNegated = () => props.node.negations % 2 === 1
  const remove = () => builder.setRoot(withoutPart(builder.root(), props.node.id))
  const negate = () =>
    builder.setRoot(
      withChanged(builder.root(), props.node.id, (node) => ({
        ...node,
        negations: node.negations % 2 === 1 ? 0 : 1,
      })),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const found = MOVES.find(([, , key]) => event.altKey && key === event.key)
    if (found === undefined && event.key !== 'Delete') return
    event.preventDefault()
    if (found === undefined) remove()
    else builder.move(props.node.id, found[0])
  }
  return (
    <div class="builder-line">
      <button
        type="button"
        class="icon small grip-mark"
        data-node={props.node.id}
        aria-label={`${what()}: Alt and arrows move it, Delete removes it`}
        title="Alt and arrows move it, Delete removes it"
        onKeyDown={onKeyDown}
      >
        <GripVertical class="i i-s" />
      </button>
      <button
        type="button"
        class="btn quiet small not"
        aria-pressed={isNegated()}
        title="The opposite of it"
        onClick={negate}
      >
        not
      </button>
      <div class="builder-part">{props.children}</div>
      <div class="line-buttons">
        <For each={MOVES}>
          {([move, label, , icon]) => (
            <button
              type="button"
              class="icon small"
              aria-label={label}
              title={label}
              onClick={() => builder.move(props.node.id, move)}
            >
              <Dynamic component={icon} class="i i-s" />
            </button>
          )}
        </For>
        <button
          type="button"
          class="icon small"
          aria-label={`Remove ${what().toLowerCase()}`}
          title="Remove"
          onClick={remove}
        >
          <X class="i i-s" />
        </button>
      </div>
    </div>
  )
}

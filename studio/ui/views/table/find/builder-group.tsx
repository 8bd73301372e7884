import FolderPlus from 'lucide-solid/icons/folder-plus'
import Plus from 'lucide-solid/icons/plus'
import { Index, Match, Show, Switch } from 'solid-js'
import { withChanged, withPart } from '../../../state/grid/find/builder-moves.ts'
import {
  type BuilderGroup,
  type BuilderNode,
  type BuilderTest,
  group,
} from '../../../state/grid/find/builder-tree.ts'
import { operatorsFor } from '../../../state/grid/find/filter-operators.ts'
import { DEEPEST } from '../../../state/grid/find/filter-tree.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useBuilder } from './builder-context.ts'
import { BuilderLine } from './builder-line.tsx'
import { ConditionFields } from './condition-fields.tsx'

interface GroupProps {
  readonly group: BuilderGroup
  readonly depth: number
  readonly isRoot?: boolean
}

const JOINS = [
  { value: 'and', label: 'All of these hold' },
  { value: 'or', label: 'Any of these holds' },
] as const

/** The parts of a group below the word that joins them. */
export function BuilderGroupView(props: GroupProps) {
  const builder = useBuilder()
  const join = (joins: BuilderGroup['joins']) =>
    builder.setRoot(
      withChanged(builder.root(), props.group.id, (node) =>
        node.kind === 'group' ? { ...node, joins } : node,
      ),
    )
  return (
    <div class="builder-group" role="group" aria-label={props.isRoot ? 'Filter' : 'Group'}>
      <fieldset class="seg bare">
        <legend class="sr">How the parts are joined</legend>
        {JOINS.map(({ value, label }) => (
          <button
            type="button"
            aria-pressed={props.group.joins === value}
            onClick={() => join(value)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <ul class="builder-parts">
        <Index each={props.group.parts}>
          {(node) => (
            <li>
              <Show when={node().id} keyed>
                <NodeView node={node()} depth={props.depth + 1} />
              </Show>
            </li>
          )}
        </Index>
      </ul>
      <Show when={props.group.parts.length === 0}>
        <p class="meta">
          {props.group.joins === 'and'
            ? 'Without a part it lets every row through.'
            : 'Without a part it lets no row through.'}
        </p>
      </Show>
      <AddButtons group={props.group} depth={props.depth} />
    </div>
  )
}

function NodeView(props: { node: BuilderNode; depth: number }) {
  const test = () => (props.node.kind === 'test' ? props.node : undefined)
  const inner = () => (props.node.kind === 'group' ? props.node : undefined)
  return (
    <BuilderLine node={props.node}>
      <Switch>
        <Match when={test()}>{(shown) => <TestView test={shown()} />}</Match>
        <Match when={inner()}>
          {(shown) => <BuilderGroupView group={shown()} depth={props.depth} />}
        </Match>
      </Switch>
    </BuilderLine>
  )
}

function TestView(props: { test: BuilderTest }) {
  const builder = useBuilder()
  return (
    <div class="builder-test">
      <ConditionFields
        draft={props.test.draft}
        onDraft={(draft) =>
          builder.setRoot(
            withChanged(builder.root(), props.test.id, (node) =>
              node.kind === 'test' ? { ...node, draft } : node,
            ),
          )
        }
      />
      <Show when={builder.reasons().get(props.test.id)}>
        {(reason) => (
          <p class="danger hint" role="alert">
            {reason()}
          </p>
        )}
      </Show>
    </div>
  )
}

function AddButtons(props: GroupProps) {
  const builder = useBuilder()
  const find = useFind()
  const newTest = (): BuilderTest | undefined => {
    const [column] = find.columns()
    if (column === undefined) return undefined
    const [first] = operatorsFor(column, find.abilities())
    const draft = { column: column.name, op: first?.op ?? ('isnull' as const), values: [] }
    return { kind: 'test', id: builder.nextId(), negations: 0, draft }
  }
  const add = (part: BuilderNode | undefined) => {
    if (part === undefined) return
    builder.setRoot(withPart(builder.root(), props.group.id, part))
    builder.focus(part.id)
  }
  const addGroup = () => {
    const first = newTest()
    const joins = props.group.joins === 'and' ? 'or' : 'and'
    add(group(joins, first === undefined ? [] : [first], builder))
  }
  return (
    <div class="row">
      <button type="button" class="btn quiet small" onClick={() => add(newTest())}>
        <Plus class="i i-s" />
        Add condition
      </button>
      <button
        type="button"
        class="btn quiet small"
        disabled={props.depth >= DEEPEST - 1}
        onClick={addGroup}
      >
        <FolderPlus class="i i-s" />
        Add group
      </button>
    </div>
  )
}

import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { createMemo, createSignal, Index, Show } from 'solid-js'
import {
  membersOf,
  withKey,
  withMember,
  withoutMember,
  withPart,
  writtenScalar,
} from '../../../../state/edit/value/json-edits.ts'
import type { JsonEntry, JsonNode } from '../../../../state/edit/value/json-text.ts'
import { groupedNumber } from '../../../../state/numbers.ts'
import { JsonScalar } from './json-scalar.tsx'

interface TreeProps {
  readonly text: string
  readonly readOnly: boolean
  readonly onText: (text: string) => void
}

/** Deeper parts are opened by the person. */
const OPEN_DEPTH = 2
const SHOWN_MEMBERS = 100

/** A document as a tree. An edit replaces the part that is edited, and nothing else. */
export function JsonTree(props: TreeProps & { root: JsonNode }) {
  return (
    <ul class="json json-tree" aria-label="Document">
      <Branch {...props} node={props.root} depth={0} name="the document" />
    </ul>
  )
}

interface BranchProps extends TreeProps {
  readonly node: JsonNode
  readonly depth: number
  /** What the part is called: its key, or its number. */
  readonly name: string
  readonly entry?: JsonEntry | undefined
  readonly onRemove?: (() => void) | undefined
}

function Branch(props: BranchProps) {
  const [isOpen, setOpen] = createSignal(props.depth < OPEN_DEPTH)
  const size = () => membersOf(props.node).length
  return (
    <li>
      <div class="json-line">
        <Show when={props.node.kind !== 'scalar'} fallback={<span class="tw" />}>
          <button
            type="button"
            class="tw"
            aria-expanded={isOpen()}
            aria-label={`Parts of ${props.name}`}
            onClick={() => setOpen(!isOpen())}
          >
            {isOpen() ? <ChevronDown class="i" /> : <ChevronRight class="i" />}
          </button>
        </Show>
        <BranchName {...props} />
        <Show
          when={props.node.kind === 'scalar'}
          fallback={
            <span class="faint">
              {props.node.kind === 'array' ? '[ ]' : '{ }'} {groupedNumber(size())}
            </span>
          }
        >
          <JsonScalar
            text={props.text.slice(props.node.start, props.node.end)}
            label={`Value of ${props.name}`}
            readOnly={props.readOnly}
            onText={(given) => props.onText(withPart(props.text, props.node, writtenScalar(given)))}
          />
        </Show>
        <BranchActs {...props} onOpen={() => setOpen(true)} />
      </div>
      <Show when={isOpen() && props.node.kind !== 'scalar'}>
        <Members {...props} />
      </Show>
    </li>
  )
}

function BranchName(props: BranchProps) {
  return (
    <Show when={props.entry} fallback={props.depth === 0 ? undefined : <NumberName {...props} />}>
      {(entry) => (
        <span class="key">
          <JsonScalar
            text={entry().key}
            label={`Name of ${entry().key}`}
            readOnly={props.readOnly}
            isKey
            onText={(key) => props.onText(withKey(props.text, entry(), key))}
          />
        </span>
      )}
    </Show>
  )
}

function NumberName(props: { name: string }) {
  return <span class="key faint">{props.name}</span>
}

function BranchActs(props: BranchProps & { onOpen: () => void }) {
  const add = () => {
    const member = props.node.kind === 'object' ? `"${newKey(props.node)}": null` : 'null'
    props.onText(withMember(props.text, props.node, member))
    props.onOpen()
  }
  return (
    <Show when={!props.readOnly}>
      <span class="json-acts">
        <Show when={props.node.kind !== 'scalar'}>
          <button
            type="button"
            class="icon small"
            aria-label={`Add to ${props.name}`}
            title={`Add to ${props.name}`}
            onClick={add}
          >
            <Plus class="i" />
          </button>
        </Show>
        <Show when={props.onRemove}>
          {(remove) => (
            <button
              type="button"
              class="icon small"
              aria-label={`Remove ${props.name}`}
              title={`Remove ${props.name}`}
              onClick={() => remove()()}
            >
              <X class="i" />
            </button>
          )}
        </Show>
      </span>
    </Show>
  )
}

function newKey(node: Extract<JsonNode, { kind: 'object' }>): string {
  const keys = new Set(node.entries.map(({ key }) => key))
  if (!keys.has('name')) return 'name'
  let number = 2
  while (keys.has(`name${number}`)) number += 1
  return `name${number}`
}

/** What a list or an object holds; of many the first ones. */
function Members(props: BranchProps) {
  const [shown, setShown] = createSignal(SHOWN_MEMBERS)
  const all = createMemo(() => {
    const { node } = props
    if (node.kind === 'object') return node.entries.map((entry) => ({ entry, node: entry.value }))
    return node.kind === 'array' ? node.items.map((item) => ({ entry: undefined, node: item })) : []
  })
  return (
    <ul>
      <Index each={all().slice(0, shown())}>
        {(member, place) => (
          <Branch
            text={props.text}
            readOnly={props.readOnly}
            onText={props.onText}
            node={member().node}
            entry={member().entry}
            depth={props.depth + 1}
            name={member().entry?.key ?? String(place)}
            onRemove={() => props.onText(withoutMember(props.text, props.node, place))}
          />
        )}
      </Index>
      <Show when={all().length > shown()}>
        <li>
          <button
            type="button"
            class="btn quiet small"
            onClick={() => setShown(shown() + SHOWN_MEMBERS)}
          >
            Show {groupedNumber(Math.min(SHOWN_MEMBERS, all().length - shown()))} more of{' '}
            {groupedNumber(all().length)}
          </button>
        </li>
      </Show>
    </ul>
  )
}

import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import X from 'lucide-solid/icons/x'
import { createSignal, For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { isSame } from '../../../state/documents/edit/changes-between.ts'
import { hasId } from '../../../state/documents/edit/document-id.ts'
import type { FieldPath } from '../../../state/documents/edit/value-at.ts'
import type { EjsonScalar, EjsonValue } from '../../../state/documents/ejson/ejson-value.ts'
import { typeLabel, valueLook, valueText } from '../../../state/documents/ejson/value-look.ts'
import { AddField } from './add-field.tsx'
import { useCard } from './card-state.ts'
import { ValueEditor } from './value-editor.tsx'

interface RowProps {
  readonly path: FieldPath
  readonly value: EjsonValue
}

/** A field with its value and type, and below it what it holds. */
export function FieldRow(props: RowProps) {
  const studio = useDocumentStudio()
  const card = useCard()
  const [isEditing, setEditing] = createSignal(false)
  const isId = () => props.path.length === 1 && props.path[0] === '_id'
  const canEdit = () => studio.canWrite() && hasId(card.found()) && !isId()
  const was = () => card.before(props.path)
  const isChanged = () => {
    const before = was()
    if (card.draft() === undefined) return false
    return before === undefined || (before.kind === 'scalar' && !isSame(before, props.value))
  }
  const name = () => props.path.at(-1) ?? ''
  const scalar = () => (props.value.kind === 'scalar' ? props.value : undefined)
  return (
    <>
      <li style={{ '--d': props.path.length - 1 }} classList={{ 'is-changed': isChanged() }}>
        <Twist {...props} />
        <span class="key">{name()}</span>
        <Show when={scalar()} fallback={<span class="v faint">{valueText(props.value)}</span>}>
          {(value) => (
            <Show
              when={isEditing()}
              fallback={
                <ScalarValue
                  value={value()}
                  was={isChanged() ? was() : undefined}
                  edit={canEdit() && value().type !== 'other' ? () => setEditing(true) : undefined}
                  name={name()}
                />
              }
            >
              <ValueEditor
                name={name()}
                value={value()}
                apply={(now) => card.set(props.path, now)}
                onClose={() => setEditing(false)}
              />
            </Show>
          )}
        </Show>
        <span class="ty">{typeLabel(props.value)}</span>
        <Show when={canEdit()}>
          <button
            type="button"
            class="icon small remove"
            aria-label={`Remove ${name()}`}
            title="Remove"
            onClick={() => card.remove(props.path)}
          >
            <X class="i" />
          </button>
        </Show>
      </li>
      <Show when={props.value.kind !== 'scalar' && card.isOpen(props.path)}>
        <For each={childrenOf(props.value)}>
          {(child) => <FieldRow path={[...props.path, child.name]} value={child.value} />}
        </For>
        <Show when={canEdit()}>
          <li class="add-line" style={{ '--d': props.path.length }}>
            <AddField path={props.path} />
          </li>
        </Show>
      </Show>
    </>
  )
}

function childrenOf(
  value: EjsonValue,
): readonly { readonly name: string; readonly value: EjsonValue }[] {
  if (value.kind === 'object') return value.members
  return value.kind === 'array'
    ? value.items.map((item, place) => ({ name: String(place), value: item }))
    : []
}

function Twist(props: RowProps) {
  const card = useCard()
  const isOpen = () => card.isOpen(props.path)
  return (
    <Show when={props.value.kind !== 'scalar'} fallback={<span class="tw" />}>
      <button
        type="button"
        class="tw"
        aria-label={`${isOpen() ? 'Close' : 'Open'} ${props.path.at(-1)}`}
        aria-expanded={isOpen()}
        onClick={() => card.toggle(props.path)}
      >
        <Dynamic component={isOpen() ? ChevronDown : ChevronRight} class="i" />
      </button>
    </Show>
  )
}

function ScalarValue(props: {
  name: string
  value: EjsonScalar
  was: EjsonValue | undefined
  edit: (() => void) | undefined
}) {
  const text = () => <span class={valueLook(props.value)}>{valueText(props.value)}</span>
  return (
    <Show when={props.edit} fallback={<span class="v">{text()}</span>}>
      {(edit) => (
        <button
          type="button"
          class="v is-editable"
          aria-label={`Edit ${props.name}: ${valueText(props.value)}`}
          onClick={() => edit()()}
        >
          <Show when={props.was}>{(was) => <span class="was">{valueText(was())}</span>}</Show>
          {text()}
        </button>
      )}
    </Show>
  )
}

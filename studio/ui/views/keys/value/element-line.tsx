import Ellipsis from 'lucide-solid/icons/ellipsis'
import { createSignal, Show } from 'solid-js'
import type { ShownBytes } from '../../../../api/keys/bytes.ts'
import { MenuButton } from '../../../parts/menu-button.tsx'
import { copyAndTell } from '../../../state/browser/copy-and-tell.ts'
import { rawBytes, shownText } from '../../../state/keys/byte-text.ts'
import type { ElementKind, ElementRow } from '../../../state/keys/element-kinds.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { byteText } from '../../../state/numbers.ts'
import { ElementState } from './element-state.tsx'

interface LineProps {
  readonly page: KeyPage
  readonly kind: ElementKind
  readonly row: ElementRow
  readonly number: number
}

/** An element: its name, and its value, which is edited where it stands. */
export function ElementLine(props: LineProps) {
  const studio = useKeyStudio()
  const [isEditing, setEditing] = createSignal(false)
  const change = () => props.page.edits.of(props.row.id)
  const canEdit = () =>
    studio.canWrite() &&
    props.row.value.encoding === undefined &&
    props.row.value.truncated !== true
  const remove = async () => {
    try {
      await props.page.change([props.kind.remove(props.row)], `${props.row.label} deleted`)
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  const edit = () => {
    if (canEdit()) setEditing(true)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'F2') return
    event.preventDefault()
    event.stopPropagation()
    edit()
  }
  const items = () => [
    {
      label: 'Copy value',
      run: () => void copyAndTell(studio, shownText(props.row.value), 'Copied the value'),
    },
    ...(canEdit() ? [{ label: 'Edit', run: edit }] : []),
    ...(studio.canWrite() ? [{ label: 'Delete', isDanger: true, run: () => void remove() }] : []),
  ]
  return (
    <div role="row" class="g-row" aria-rowindex={props.number + 1}>
      <div role="gridcell" class="cell no">
        {props.number}
      </div>
      <Show when={props.kind.nameHead}>
        <div role="gridcell" class="cell mono">
          <Show when={props.row.name} fallback={props.row.index}>
            {(name) => <ByteValue shown={name()} />}
          </Show>
        </div>
      </Show>
      <div
        role="gridcell"
        class="cell mono"
        classList={{ 'is-editing': isEditing() }}
        tabindex="0"
        data-state={isEditing() ? undefined : change()?.state}
        aria-readonly={!canEdit()}
        onDblClick={edit}
        onKeyDown={onKey}
      >
        <Show
          when={isEditing()}
          fallback={
            <ByteValue shown={change() ? { value: change()?.mine ?? '' } : props.row.value} />
          }
        >
          <Editor
            label={`Value of ${props.row.label}`}
            value={change()?.mine ?? props.row.value.value}
            onDone={(value) => {
              setEditing(false)
              if (value !== undefined && value !== props.row.value.value)
                props.page.setElement(props.row, value)
            }}
          />
        </Show>
        <Show when={!isEditing() && change()}>
          {(made) => (
            <ElementState change={made()} id={props.row.id} page={props.page} onEdit={edit} />
          )}
        </Show>
      </div>
      <div role="gridcell" class="cell act">
        <MenuButton
          label={`Actions of ${props.row.label}`}
          class="icon small"
          sections={[{ items: items() }]}
        >
          <Ellipsis class="i" />
        </MenuButton>
      </div>
    </div>
  )
}

/** Bytes as they are; those that are no text are escaped, with their number. */
export function ByteValue(props: { shown: ShownBytes }) {
  const size = () => props.shown.size ?? rawBytes(props.shown).length
  return (
    <Show when={props.shown.value !== ''} fallback={<span class="blank">''</span>}>
      <span classList={{ 'k-binary': props.shown.encoding !== undefined }}>
        {shownText(props.shown)}
      </span>
      <Show when={props.shown.encoding !== undefined}>
        {' '}
        <span class="t note">{byteText(size())}, not UTF-8</span>
      </Show>
      <Show when={props.shown.truncated}>
        {' '}
        <span class="badge">{byteText(size())}</span>
      </Show>
    </Show>
  )
}

function Editor(props: {
  label: string
  value: string
  onDone: (value: string | undefined) => void
}) {
  let isDone = false
  const done = (value: string | undefined) => {
    if (isDone) return
    isDone = true
    props.onDone(value)
  }
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) => {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Escape') done(undefined)
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    done(event.currentTarget.value)
  }
  return (
    <div class="edit">
      <textarea
        class="edit-field mono"
        aria-label={props.label}
        spellcheck={false}
        rows={1}
        ref={(field) => queueMicrotask(() => field.select())}
        value={props.value}
        onKeyDown={onKey}
        onBlur={(event) => done(event.currentTarget.value)}
      />
    </div>
  )
}

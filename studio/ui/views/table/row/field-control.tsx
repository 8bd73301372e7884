import Calendar from 'lucide-solid/icons/calendar'
import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import Search from 'lucide-solid/icons/search'
import { createSignal, Match, Show, Switch } from 'solid-js'
import { CellValue } from '../../../parts/cell-value.tsx'
import type { Column } from '../../../../api/tables.ts'
import { draftLook } from '../../../state/grid/cell-look.ts'
import { BooleanChoice } from '../editors/boolean-editor.tsx'
import { ChoiceList } from '../editors/choice-editor.tsx'
import type { Editing } from '../editors/editing.ts'
import { MomentPicker } from '../editors/moment-picker.tsx'
import { FieldInput } from './field-input.tsx'
import { placeholderOf } from './field-placeholder.ts'
import { ReferencePicker } from './reference-picker.tsx'

const TEMPORAL = new Set<Column['kind']>(['date', 'time', 'timestamp'])

interface ControlProps {
  readonly id: string
  readonly editing: Editing
  readonly placeholder: string
}

/** The control of a field of a form, by the kind of its column. */
export function FieldControl(props: ControlProps) {
  const column = () => props.editing.column
  const choices = () => (column().kind === 'enum' ? column().values : undefined)
  return (
    <Switch fallback={<FieldInput {...props} />}>
      <Match when={column().references}>
        {(references) => <ReferenceField {...props} references={references()} />}
      </Match>
      <Match when={column().kind === 'boolean'}>
        <BooleanChoice editing={props.editing} />
      </Match>
      <Match when={choices()}>{(values) => <ChoiceField {...props} choices={values()} />}</Match>
      <Match when={TEMPORAL.has(column().kind)}>
        <TemporalField {...props} />
      </Match>
    </Switch>
  )
}

function ChoiceField(props: ControlProps & { choices: readonly string[] }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const close = () => {
    setOpen(false)
    anchor()?.focus()
  }
  return (
    <>
      <button
        ref={setAnchor}
        id={props.id}
        type="button"
        class="select is-wide"
        aria-haspopup="listbox"
        aria-expanded={isOpen()}
        aria-label={`${props.editing.column.name}: ${placeholderOf(props.editing.draft()) || props.editing.text()}`}
        onClick={() => setOpen(!isOpen())}
      >
        <CellValue look={draftLook(props.editing.column, props.editing.draft())} />
        <ChevronsUpDown class="i i-s" />
      </button>
      <Show when={isOpen()}>
        <ChoiceList
          anchor={anchor()}
          editing={props.editing}
          choices={props.choices}
          onClose={close}
        />
      </Show>
    </>
  )
}

function TemporalField(props: ControlProps) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  let focusDay: (() => void) | undefined
  const open = () => {
    setOpen(true)
    queueMicrotask(() => focusDay?.())
  }
  const close = () => {
    setOpen(false)
    anchor()?.querySelector('button')?.focus()
  }
  const pick = (text: string, isWhole: boolean) => {
    props.editing.putSoon({ kind: 'value', value: text })
    if (isWhole) close()
  }
  return (
    <div ref={setAnchor}>
      <FieldInput {...props}>
        <button
          type="button"
          class="icon small"
          aria-label={`Choose ${props.editing.column.name}`}
          title={`Choose ${props.editing.column.name}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen()}
          onClick={() => (isOpen() ? close() : open())}
        >
          <Calendar class="i" />
        </button>
      </FieldInput>
      <Show when={isOpen()}>
        <MomentPicker
          anchor={anchor()}
          editing={props.editing}
          onReady={(focus) => {
            focusDay = focus
          }}
          onPick={pick}
          onClose={close}
        />
      </Show>
    </div>
  )
}

function ReferenceField(props: ControlProps & { references: NonNullable<Column['references']> }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const close = () => {
    setOpen(false)
    anchor()?.querySelector('button')?.focus()
  }
  return (
    <div ref={setAnchor}>
      <FieldInput {...props}>
        <button
          type="button"
          class="icon small"
          aria-label={`Find a row of ${props.references.table}`}
          title={`Find a row of ${props.references.table}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen()}
          onClick={() => setOpen(!isOpen())}
        >
          <Search class="i" />
        </button>
      </FieldInput>
      <Show when={isOpen()}>
        <ReferencePicker
          anchor={anchor()}
          references={props.references}
          onChoose={(value) => {
            props.editing.commitText(value)
            close()
          }}
          onClose={close}
        />
      </Show>
    </div>
  )
}

import Copy from 'lucide-solid/icons/copy'
import Download from 'lucide-solid/icons/download'
import X from 'lucide-solid/icons/x'
import { createSignal, Match, Show, Switch } from 'solid-js'
import { Dialog } from '../../../../parts/dialog.tsx'
import { KindIcon } from '../../../../parts/kind-icon.tsx'
import { copyOf, saveValue } from '../../../../state/edit/value/value-file.ts'
import type { OpenValue } from '../../../../state/edit/value/open-value.ts'
import { createValueEdit, type ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { useTable } from '../../../../state/grid/table-state.ts'
import { useStudio } from '../../../../state/studio.ts'
import { ArrayView } from './array-view.tsx'
import { BinaryView } from './binary-view.tsx'
import { JsonView } from './json-view.tsx'
import { NoValue, ValueInputs } from './value-inputs.tsx'
import { TextView } from './text-view.tsx'

/** The value that is open in a window of its own. */
export function ValueDialog() {
  const state = useTable()
  return (
    <Show when={state.openValue()} keyed>
      {(open) => <ValueWindow open={open} onClose={() => state.setOpenValue(undefined)} />}
    </Show>
  )
}

/** All of a value, to be read, copied, downloaded and changed. */
function ValueWindow(props: { open: OpenValue; onClose: () => void }) {
  const edit = createValueEdit(props.open)
  const [isAsking, setAsking] = createSignal(false)
  const close = () => {
    edit.drop()
    props.onClose()
  }
  const cancel = () => {
    if (edit.isChanged()) setAsking(true)
    else close()
  }
  const save = () => {
    if (edit.save()) props.onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <Dialog
      open
      label={`${props.open.column.name} of ${props.open.title}`}
      class="dialog value-dialog"
      onClose={cancel}
    >
      <div class="value-window" onKeyDown={onKey}>
        <ValueHead edit={edit} onClose={cancel} />
        <div class="value-body">
          <ValueContent edit={edit} />
        </div>
        <ValueFoot
          edit={edit}
          isAsking={isAsking()}
          onKeep={() => setAsking(false)}
          onDiscard={close}
          onCancel={cancel}
          onSave={save}
        />
      </div>
    </Dialog>
  )
}

function ValueHead(props: { edit: ValueEdit; onClose: () => void }) {
  const studio = useStudio()
  const open = () => props.edit.open
  const copy = () => {
    void navigator.clipboard.writeText(copyOf(props.edit.draft(), props.edit.view()))
    studio.announcer.say(`${open().column.name} copied`)
  }
  return (
    <header class="value-head">
      <KindIcon kind={open().column.kind} />
      <b class="clip">{open().column.name}</b>
      <span class="faint clip">{open().title}</span>
      <span class="grow" />
      <button
        type="button"
        class="btn quiet small"
        disabled={props.edit.isLoading()}
        onClick={copy}
      >
        <Copy class="i i-s" />
        Copy
      </button>
      <button
        type="button"
        class="btn quiet small"
        disabled={props.edit.isLoading()}
        onClick={() => saveValue(props.edit.draft(), props.edit.view(), open())}
      >
        <Download class="i i-s" />
        Download
      </button>
      <button type="button" class="icon" aria-label="Close" title="Close" onClick={props.onClose}>
        <X class="i" />
      </button>
    </header>
  )
}

function ValueContent(props: { edit: ValueEdit }) {
  const isNone = () => {
    const draft = props.edit.draft()
    return draft.kind === 'default' || draft.value === null
  }
  return (
    <Switch>
      <Match when={props.edit.failure()}>
        {(reason) => (
          <div class="empty" role="alert">
            <p>{reason()}</p>
            <button type="button" class="btn" onClick={props.edit.reload}>
              Try again
            </button>
          </div>
        )}
      </Match>
      <Match when={props.edit.isLoading()}>
        <p class="empty faint" role="status">
          Loading the whole value
        </p>
      </Match>
      <Match when={isNone()}>
        <NoValue edit={props.edit} />
      </Match>
      <Match when={props.edit.view() === 'json'}>
        <JsonView edit={props.edit} />
      </Match>
      <Match when={props.edit.view() === 'array'}>
        <ArrayView edit={props.edit} />
      </Match>
      <Match when={props.edit.view() === 'binary'}>
        <BinaryView edit={props.edit} />
      </Match>
      <Match when={props.edit.view() === 'text'}>
        <TextView edit={props.edit} />
      </Match>
    </Switch>
  )
}

function ValueFoot(props: {
  edit: ValueEdit
  isAsking: boolean
  onKeep: () => void
  onDiscard: () => void
  onCancel: () => void
  onSave: () => void
}) {
  const isWritable = () => props.edit.lock() === undefined
  return (
    <footer class="value-foot">
      <Show
        when={!props.isAsking}
        fallback={
          <>
            <span class="grow" role="alert">
              The change is not saved
            </span>
            <button type="button" class="btn" onClick={props.onKeep}>
              Keep editing
            </button>
            <button type="button" class="btn danger" onClick={props.onDiscard}>
              Discard the change
            </button>
          </>
        }
      >
        <Show when={isWritable()} fallback={<span class="faint grow">{props.edit.lock()}</span>}>
          <ValueInputs edit={props.edit} />
        </Show>
        <Show when={props.edit.fault()}>
          {(fault) => (
            <span class="danger grow" role="alert">
              {fault()}
            </span>
          )}
        </Show>
        <span class="grow" />
        <button type="button" class="btn" onClick={props.onCancel}>
          {isWritable() ? 'Cancel' : 'Close'}
        </button>
        <Show when={isWritable()}>
          <button
            type="button"
            class="btn primary"
            title="Save (Ctrl+Enter)"
            disabled={!props.edit.isChanged()}
            onClick={props.onSave}
          >
            Save value
          </button>
        </Show>
      </Show>
    </footer>
  )
}

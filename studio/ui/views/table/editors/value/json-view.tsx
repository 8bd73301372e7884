import { createMemo, createSignal, Show } from 'solid-js'
import { editText } from '../../../../state/edit/draft.ts'
import { indentedJson } from '../../../../state/edit/value/json-edits.ts'
import { readJsonText } from '../../../../state/edit/value/json-text.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { JsonArea } from './json-area.tsx'
import { JsonTree } from './json-tree.tsx'

/** A document as text or as a tree. Both change only the part that is edited: all else stays to the byte. */
export function JsonView(props: { edit: ValueEdit }) {
  const [isTree, setTree] = createSignal(false)
  const text = () => {
    const draft = props.edit.draft()
    return draft.kind === 'value' ? editText(draft.value) : ''
  }
  const read = createMemo(() => readJsonText(text()))
  const fault = () => {
    const found = read()
    return found.kind === 'fault' ? found : undefined
  }
  const root = () => {
    const found = read()
    return found.kind === 'fault' ? undefined : found
  }
  const setText = (value: string) => props.edit.setDraft({ kind: 'value', value })
  const isLocked = () => props.edit.lock() !== undefined
  const format = () => setText(indentedJson(text()) ?? text())
  return (
    <div class="value-text">
      <div class="value-tools">
        <fieldset class="seg bare" aria-label="View of the document">
          <button type="button" aria-pressed={!isTree()} onClick={() => setTree(false)}>
            Text
          </button>
          <button
            type="button"
            aria-pressed={isTree()}
            disabled={root() === undefined}
            onClick={() => setTree(true)}
          >
            Tree
          </button>
        </fieldset>
        <Show when={!isTree() && !isLocked()}>
          <button
            type="button"
            class="btn quiet small"
            title="Line breaks and indents; numbers and the order of keys stay"
            disabled={root() === undefined}
            onClick={format}
          >
            Format
          </button>
        </Show>
        <span class="grow" />
        <Show when={fault()} fallback={<span class="faint">Valid JSON</span>}>
          {(found) => (
            <span class="danger" role="status">
              Line {found().line}, column {found().column}: {found().message}
            </span>
          )}
        </Show>
      </div>
      <Show
        when={isTree() ? root() : undefined}
        fallback={
          <JsonArea
            label={`Value of ${props.edit.open.column.name}`}
            text={text()}
            fault={fault()}
            readOnly={isLocked()}
            onText={setText}
          />
        }
      >
        {(node) => <JsonTree text={text()} root={node()} readOnly={isLocked()} onText={setText} />}
      </Show>
    </div>
  )
}

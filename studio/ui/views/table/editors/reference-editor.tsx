import { createSignal } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { createReferenceList } from '../../../state/edit/row/reference-list.ts'
import { useStudio } from '../../../state/studio.ts'
import { EditorHint } from './editor-hint.tsx'
import type { Editing } from './editing.ts'
import { ReferenceList } from './reference-list.tsx'
import { createReferenceKeys } from './reference-keys.ts'
import { TextEditor } from './text-editor.tsx'

/** A field for a key, with the rows of the referenced table below it: typing looks for them. */
export function ReferenceEditor(props: {
  editing: Editing
  references: NonNullable<Column['references']>
}) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isTyping, setTyping] = createSignal(props.editing.isTyped)
  const studio = useStudio()
  const list = createReferenceList(studio.api, props.references, () =>
    isTyping() ? props.editing.text() : '',
  )
  const keys = createReferenceKeys(list, (value) => props.editing.commitText(value, 'down'))
  const editing: Editing = {
    ...props.editing,
    setText: (text) => {
      setTyping(true)
      keys.reset()
      props.editing.setText(text)
    },
  }
  const holds = (target: EventTarget | null) =>
    target instanceof Element && target.closest('.references') !== null
  return (
    <div class="edit-anchor" ref={setAnchor}>
      <TextEditor
        editing={editing}
        hint="elsewhere"
        holds={holds}
        onKeyDown={keys.onKeyDown}
        combobox={{ list: keys.listId, active: keys.activeId(), isOpen: true }}
      />
      <ReferenceList
        anchor={anchor()?.parentElement ?? undefined}
        list={list}
        keys={keys}
        table={props.references.table}
        onChoose={(value) => props.editing.commitText(value)}
        onClose={() => props.editing.cancel()}
      >
        <EditorHint editing={props.editing} class="reference-hint" />
      </ReferenceList>
    </div>
  )
}

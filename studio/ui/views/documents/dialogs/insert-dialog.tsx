import { Show } from 'solid-js'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { TextDialog } from './text-dialog.tsx'

/** Inserts a document, or a list of them. */
export function InsertDialog(props: { open: boolean; onClose: () => void }) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const insert = async (documents: readonly EjsonObject[]) => {
    const count = await state.insert(documents)
    studio.toasts.show({ tone: 'ok', text: `Inserted ${documentsText(count)}` })
    return undefined
  }
  return (
    <Show when={props.open}>
      <TextDialog
        title="Insert documents"
        label="A document, or a list of documents"
        verb="Insert"
        begin="{}"
        act={insert}
        onClose={props.onClose}
      />
    </Show>
  )
}

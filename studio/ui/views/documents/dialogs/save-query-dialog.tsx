import { Show } from 'solid-js'
import type { SavedName } from '../../../state/documents/aggregate/aggregation-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { AskDialog } from './ask-dialog.tsx'

/** Saves a query or a pipeline under a name; one that was saved before is replaced where it keeps its name. */
export function SaveQueryDialog(props: {
  open: boolean
  known: SavedName | undefined
  text: () => string
  onSaved: (saved: SavedName) => void
  onClose: () => void
}) {
  const studio = useDocumentStudio()
  const save = async ({ name = '' }: Readonly<Record<string, string>>) => {
    const { known } = props
    const body = { name: name.trim(), query: props.text() }
    const isSame = known !== undefined && known.name === body.name
    const { id } = isSame
      ? await studio.saved.replace(known.id, body, undefined)
      : await studio.saved.add(body)
    props.onSaved({ id, name: body.name })
    studio.toasts.show({ tone: 'ok', text: `Saved ${body.name}` })
  }
  return (
    <Show when={props.open}>
      <AskDialog
        open
        title="Save the query"
        verb="Save"
        fields={[
          {
            ...{ name: 'name', label: 'Name', value: props.known?.name ?? '' },
            hint: 'Saved queries are kept on this machine, and listed under Queries.',
          },
        ]}
        act={save}
        onClose={props.onClose}
      />
    </Show>
  )
}

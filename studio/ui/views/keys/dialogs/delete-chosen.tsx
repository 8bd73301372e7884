import { useLocation, useNavigate } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { DeleteAnswer } from '../../../../api/keys/keys.ts'
import { keyLabel, keyPath } from '../../../state/keys/key-address.ts'
import { namedKey } from '../../../state/keys/key-choice.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { useTakeBack } from '../use-take-back.ts'
import { FormDialog } from './form-dialog.tsx'

/** So many names are shown. */
const SHOWN = 8

/** Deletes the keys that were chosen in the tree, after their number was confirmed. */
export function DeleteChosen(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const takeBack = useTakeBack()
  const navigate = useNavigate()
  const location = useLocation()
  const keys = studio.choice.keys()
  const database = studio.database() ?? 0
  const submit = async () => {
    const body = { database, keys: keys.map(namedKey) }
    const path = '/api/keys/delete'
    const { deleted, undoId } = await studio.api.send<DeleteAnswer>('POST', path, { body })
    studio.choice.clear()
    const gone = new Set(keys.map((key) => keyPath({ ...key, database })))
    for (const each of gone) studio.tabs.close(each)
    if (gone.has(location.pathname)) navigate('/')
    studio.noteUndo()
    const kept = undoId === null && deleted > 0 ? ', more than is kept for undo' : ''
    studio.toasts.show({
      ...{ tone: 'ok', text: `Deleted ${counted(deleted, 'key')}${kept}` },
      action: takeBack(undoId),
    })
  }
  return (
    <FormDialog
      title={`Delete ${counted(keys.length, 'key')} of db${database}`}
      act={`Delete ${counted(keys.length, 'key')}`}
      isDanger
      onSubmit={submit}
      onClose={props.onClose}
    >
      <ul class="chosen-list">
        <For each={keys.slice(0, SHOWN)}>{(key) => <li>{keyLabel(key)}</li>}</For>
        <Show when={keys.length > SHOWN}>
          <li class="faint">and {counted(keys.length - SHOWN, 'other key')}</li>
        </Show>
      </ul>
    </FormDialog>
  )
}

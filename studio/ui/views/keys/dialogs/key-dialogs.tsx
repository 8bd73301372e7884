import { Show } from 'solid-js'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { DeleteByPattern } from './delete-by-pattern.tsx'
import { DeleteChosen } from './delete-chosen.tsx'
import { ExpireChosen } from './expire-chosen.tsx'
import { ExportKeys } from './export-keys.tsx'
import { ImportKeys } from './import-keys.tsx'
import { NewKey } from './new-key.tsx'

/** The dialogs that are opened from anywhere. */
export function KeyDialogs() {
  const studio = useKeyStudio()
  const close = () => studio.openDialog(undefined)
  return (
    <>
      <Show when={studio.dialog() === 'new-key'}>
        <NewKey onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'delete-by-pattern'}>
        <DeleteByPattern onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'export'}>
        <ExportKeys onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'export-chosen'}>
        <ExportKeys chosen={studio.choice.keys()} onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'delete-chosen'}>
        <DeleteChosen onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'expire-chosen'}>
        <ExpireChosen onClose={close} />
      </Show>
      <Show when={studio.dialog() === 'import'}>
        <ImportKeys onClose={close} />
      </Show>
    </>
  )
}

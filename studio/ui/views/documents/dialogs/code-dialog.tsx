import { Show } from 'solid-js'
import type { WrittenCode } from '../../../../api/documents/code.ts'
import { CodeText } from '../../../parts/code-text.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  type CollectionAddress,
  collectionApiPath,
} from '../../../state/documents/place/collection-address.ts'
import { createFetched } from '../../../state/fetched.ts'

/** A query or a pipeline as JavaScript for the driver. */
export function CodeDialog(props: {
  open: boolean
  address: CollectionAddress
  query: object
  onClose: () => void
}) {
  const studio = useDocumentStudio()
  const told = createFetched(
    () =>
      props.open
        ? { path: collectionApiPath(props.address, '/code'), body: props.query }
        : undefined,
    ({ path, body }, signal) => studio.api.read<WrittenCode>(path, { body, signal }),
  )
  return (
    <Dialog
      open={props.open}
      label="Code for the driver"
      class="dialog wide"
      onClose={props.onClose}
    >
      <header>
        <h2 class="grow">Code for the driver</h2>
        <Show when={told.data()}>{(found) => <CopyButton text={found().code} what="code" />}</Show>
      </header>
      <div class="body">
        <p class="soft">
          JavaScript for the package <code>mongodb</code>; <code>client</code> is a connected
          MongoClient.
        </p>
        <FailureBanner failure={told.failure()} retry={told.refetch} />
        <Show when={told.data()}>
          {(found) => (
            <div class="codebox">
              <CodeText text={found().code} language="typescript" label="Code" />
            </div>
          )}
        </Show>
      </div>
      <footer>
        <button type="button" class="btn" autofocus onClick={props.onClose}>
          Close
        </button>
      </footer>
    </Dialog>
  )
}

import CircleCheck from 'lucide-solid/icons/circle-check'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import type { FoundDocuments } from '../../../../api/documents/documents.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { readDocument } from '../../../state/documents/aggregate/pipeline-preview.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  type CollectionAddress,
  collectionApiPath,
} from '../../../state/documents/place/collection-address.ts'
import { createFetched } from '../../../state/fetched.ts'
import { countText } from '../../../state/numbers.ts'
import { DocumentTexts } from '../look/document-texts.tsx'

const SHOWN = 10

/** The documents of the collection that a validator would refuse. */
export function TrialView(props: { address: CollectionAddress; validator: string | undefined }) {
  const studio = useDocumentStudio()
  const told = createFetched(
    () => {
      const { validator } = props
      if (validator === undefined) return undefined
      return { path: collectionApiPath(props.address, '/find'), filter: `{"$nor":[${validator}]}` }
    },
    async ({ path, filter }, signal) => {
      const body = { filter, limit: SHOWN, json: 'text' }
      const answer = await studio.api.read<FoundDocuments>(path, { body, signal })
      return { count: countText(answer.count), documents: answer.documents.map(readDocument) }
    },
  )
  return (
    <section class="validation-trial" aria-label="Documents that the validator refuses">
      <FailureBanner failure={told.failure()} retry={told.refetch} class="strip" />
      <Show
        when={told.data()}
        fallback={
          <div class="empty">
            <h2>Try before you save</h2>
            <p>“Try” looks for documents of this collection that the validator would refuse.</p>
          </div>
        }
      >
        {(found) => (
          <Show when={found().documents.length > 0} fallback={<AllFit />}>
            <div class="banner warn strip flush">
              <TriangleAlert class="i" />
              <div class="body">
                {found().count} of the documents would be refused. The first ones:
              </div>
            </div>
            <DocumentTexts documents={found().documents} label="Refused documents" style="shell" />
          </Show>
        )}
      </Show>
    </section>
  )
}

function AllFit() {
  return (
    <div class="banner ok strip flush">
      <CircleCheck class="i" />
      <div class="body">Every document of the collection fits.</div>
    </div>
  )
}

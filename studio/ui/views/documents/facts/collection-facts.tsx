import { For } from 'solid-js'
import type { CollectionStats } from '../../../../api/documents/collections.ts'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { collectionApiPath } from '../../../state/documents/place/collection-address.ts'
import { createFetched } from '../../../state/fetched.ts'
import { byteText, groupedNumber } from '../../../state/numbers.ts'

const size = (bytes: number | null) => (bytes === null ? 'not told' : byteText(bytes))
const number = (value: number | null) => (value === null ? 'not told' : groupedNumber(value))

/** What the server says of the collection. */
export function CollectionFacts() {
  const studio = useDocumentStudio()
  const state = useCollection()
  const told = createFetched(
    () => studio.ready() && state.address(),
    (address, signal) =>
      studio.api.get<CollectionStats>(collectionApiPath(address, '/stats'), { signal }),
  )
  return (
    <section class="scroll" aria-label="Statistics" tabindex="0">
      <FailureBanner failure={told.failure()} retry={told.refetch} class="strip" />
      <dl class="document-facts">
        <For each={factsOf(told.data()?.stats)}>
          {([name, text]) => (
            <div>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  )
}

function factsOf(
  stats: CollectionStats['stats'] | undefined,
): readonly (readonly [string, string])[] {
  if (stats === undefined) return []
  return [
    ['Documents', groupedNumber(stats.documents)],
    ['Average document', size(stats.averageObjectSize)],
    ['Size of the documents', size(stats.dataSize)],
    ['Size on disk', size(stats.storageSize)],
    ['Indexes', number(stats.indexes)],
    ['Size of the indexes', size(stats.indexSize)],
    ['Capped', stats.capped ? 'yes' : 'no'],
  ]
}

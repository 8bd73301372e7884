import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import { documentsText } from '../../../state/documents/collection-state.ts'
import { useAggregation } from '../../../state/documents/aggregate/aggregation-state.ts'
import type { WrittenCollection } from '../../../state/documents/aggregate/pipeline.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'

/** Says what a stage that writes does to its collection. */
export function WritingNote(props: { isLast: boolean }) {
  const state = useAggregation()
  return (
    <div class="banner warn stage-note">
      <TriangleAlert class="i" />
      <div class="body">
        <Show when={props.isLast} fallback="A stage that writes has to be the last one.">
          <Show when={state.written()} fallback="Name the collection that is written.">
            {(written) => <WritingText written={written()} />}
          </Show>
          <p>Left out of previews. You confirm it when you run.</p>
        </Show>
      </div>
    </div>
  )
}

/** The name of a collection, with its database where that is another one. */
export function writtenName({ database, collection }: WrittenCollection): string {
  return database === undefined ? collection : `${database}.${collection}`
}

/** `Replaces all 19 documents of best_sellers.` */
export function WritingText(props: { written: WrittenCollection }) {
  const studio = useDocumentStudio()
  const state = useAggregation()
  const known = () => {
    const database = props.written.database ?? state.address().database
    const { collections } = studio.collections.of(database).data() ?? {}
    return collections?.find(({ name }) => name === props.written.collection)
  }
  const what = () => {
    const count = known()?.documents
    if (props.written.operator === '$merge')
      return known() ? 'Inserts into and changes' : 'Creates and fills'
    if (known() === undefined) return 'Creates'
    return count === null || count === undefined
      ? 'Replaces all documents of'
      : `Replaces all ${documentsText(count)} of`
  }
  return (
    <>
      {what()} <code>{writtenName(props.written)}</code>.
    </>
  )
}

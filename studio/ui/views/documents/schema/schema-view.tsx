import RefreshCw from 'lucide-solid/icons/refresh-cw'
import { createSignal, For, Show } from 'solid-js'
import type { SampledField, SampledSchema } from '../../../../api/documents/samples.ts'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { collectionApiPath } from '../../../state/documents/place/collection-address.ts'
import {
  distinctText,
  placeOfField,
  shareText,
} from '../../../state/documents/schema/schema-words.ts'
import { createFetched } from '../../../state/fetched.ts'
import { FieldChart } from './field-chart.tsx'
import '../../../styles/collection-parts.css'

const SIZES = [100, 1000, 5000, 10_000].map((size) => ({
  value: String(size),
  label: `${size.toLocaleString('en-US')} documents`,
}))

/** What the documents look like, by a sample: fields, their types, how often they are there, and their values. */
export function SchemaView() {
  const studio = useDocumentStudio()
  const state = useCollection()
  const [size, setSize] = createSignal(1000)
  const told = createFetched(
    () => (studio.ready() === undefined ? undefined : { address: state.address(), size: size() }),
    ({ address, size: wanted }, signal) =>
      studio.api.read<SampledSchema>(collectionApiPath(address, '/schema-sample'), {
        ...{ body: { size: wanted }, signal },
      }),
  )
  const said = () => {
    const found = told.data()
    if (found === undefined) return ''
    return `${documentsText(found.sampled)}, ${found.random ? 'taken by chance' : 'the first ones'}`
  }
  useCommands({ 'document.reload': told.refetch })
  return (
    <>
      <div class="bar page-bar">
        <h2 class="strong">Schema</h2>
        <span class="meta grow clip">{said()}</span>
        <Choice
          label="Size of the sample"
          options={SIZES}
          value={String(size())}
          onChoose={(value) => setSize(Number(value))}
        />
        <button
          type="button"
          class="icon"
          aria-label="Take another sample"
          title="Take another sample (Alt+R)"
          onClick={told.refetch}
        >
          <RefreshCw class="i" />
        </button>
      </div>
      <FailureBanner failure={told.failure()} retry={told.refetch} class="strip" />
      <section class="scroll" aria-label="Fields of the sample" tabindex="0">
        <Show
          when={told.data()?.fields.length !== 0}
          fallback={
            <div class="empty">
              <h2>No documents to look at</h2>
              <p>Insert some, and their fields are shown here.</p>
            </div>
          }
        >
          <ul class="fields-list">
            <For each={told.data()?.fields ?? []}>{(field) => <Field field={field} />}</For>
          </ul>
        </Show>
      </section>
    </>
  )
}

function Field(props: { field: SampledField }) {
  const place = () => placeOfField(props.field.path)
  return (
    <li class="schema-field" style={{ '--d': place().level }}>
      <div class="schema-name">
        <b class="strong mono" title={props.field.path}>
          {place().name}
        </b>
        <span class="meta">{distinctText(props.field)}</span>
      </div>
      <Types field={props.field} />
      <Presence share={props.field.share} />
      <FieldChart field={props.field} />
    </li>
  )
}

function Types(props: { field: SampledField }) {
  const total = () => props.field.types.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul class="schema-types">
      <For each={props.field.types}>
        {({ type, count }) => (
          <li>
            <span class="badge mono">{type}</span>
            <Show when={props.field.types.length > 1}>
              <span class="meta">{shareText(count / total())}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

function Presence(props: { share: number }) {
  return (
    <div class="schema-share">
      <span class="meta">
        <span class="sr">In </span>
        {shareText(props.share)}
        <span class="sr"> of the documents</span>
      </span>
      <span class="heat" aria-hidden="true">
        <i style={{ width: `${Math.max(1, props.share * 100)}%` }} />
      </span>
    </div>
  )
}

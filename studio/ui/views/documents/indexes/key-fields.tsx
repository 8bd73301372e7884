import Plus from 'lucide-solid/icons/plus'
import X from 'lucide-solid/icons/x'
import { createUniqueId, For, Index } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { createFetched } from '../../../state/fetched.ts'
import { DIRECTIONS, type KeyMember } from '../../../state/documents/indexes/index-draft.ts'

/** The fields of a key in their order, each with its direction. */
export function KeyFields(props: {
  members: readonly KeyMember[]
  change: (members: readonly KeyMember[]) => void
}) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const list = createUniqueId()
  const fields = createFetched(state.address, (address) => studio.fields.of(address))
  const set = (place: number, part: Partial<KeyMember>) =>
    props.change(props.members.map((each, at) => (at === place ? { ...each, ...part } : each)))
  return (
    <fieldset class="bare key-fields">
      <legend class="label">Fields, in the order in which they are looked for</legend>
      <datalist id={list}>
        <For each={fields.data() ?? []}>{({ path }) => <option value={path} />}</For>
      </datalist>
      <Index each={props.members}>
        {(member, place) => (
          <div class="key-field">
            <span class="input code">
              <input
                aria-label={`Field ${place + 1}`}
                list={list}
                autofocus={place === 0}
                autocomplete="off"
                spellcheck={false}
                value={member().field}
                onInput={(event) => set(place, { field: event.currentTarget.value })}
              />
            </span>
            <Choice
              label={`Direction of field ${place + 1}`}
              options={DIRECTIONS}
              value={member().direction}
              onChoose={(direction) => set(place, { direction })}
            />
            <button
              type="button"
              class="icon"
              aria-label={`Remove field ${place + 1}`}
              title="Remove"
              disabled={props.members.length === 1}
              onClick={() => props.change(props.members.toSpliced(place, 1))}
            >
              <X class="i" />
            </button>
          </div>
        )}
      </Index>
      <button
        type="button"
        class="btn quiet small"
        onClick={() => props.change([...props.members, { field: '', direction: '1' }])}
      >
        <Plus class="i" />
        Add field
      </button>
    </fieldset>
  )
}

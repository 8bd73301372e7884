import { createUniqueId, For, type JSX, Show } from 'solid-js'
import type { SavedQuery } from '../../../../api/queries.ts'
import { beginWith } from '../../../parts/begin-with.ts'
import { NeededField } from '../../../parts/needed-field.tsx'
import { categoriesOf } from '../../../state/sql/saved/query-list.ts'
import { useStudio } from '../../../state/studio.ts'

/** The name, category and tags of a query, and whether the project shares it. */
export function SaveFields(props: {
  known: SavedQuery | undefined
  name: string
  all: readonly SavedQuery[]
}) {
  const list = createUniqueId()
  return (
    <>
      <NeededField
        label="Name"
        name="name"
        missing="The query needs a name."
        value={props.known?.name ?? props.name}
        isFirst
        maxlength={200}
      />
      <Field label="Category">
        {(id) => (
          <input
            id={id}
            name="category"
            maxlength={100}
            list={list}
            autocomplete="off"
            ref={beginWith(() => props.known?.category ?? '')}
          />
        )}
      </Field>
      <datalist id={list}>
        <For each={categoriesOf(props.all)}>{(each) => <option value={each} />}</For>
      </datalist>
      <Field label="Tags, with commas between them">
        {(id) => (
          <input
            id={id}
            name="tags"
            autocomplete="off"
            ref={beginWith(() => props.known?.tags.join(', ') ?? '')}
          />
        )}
      </Field>
      <ShareCheck isShared={props.known?.shared === true} />
    </>
  )
}

function Field(props: { label: string; children: (id: string) => JSX.Element }) {
  const id = createUniqueId()
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="input">{props.children(id)}</div>
    </div>
  )
}

function ShareCheck(props: { isShared: boolean }) {
  const studio = useStudio()
  const canShare = () => studio.meta.data()?.capabilities.sharedQueries === true
  return (
    <label class="null-check">
      <input type="checkbox" name="shared" checked={props.isShared} disabled={!canShare()} />
      <Show
        when={canShare()}
        fallback={
          <span class="faint">
            Share with the project: start the studio in its directory without an address
          </span>
        }
      >
        <span>
          Share with the project, as a file in <code>saved-queries/</code>
        </span>
      </Show>
    </label>
  )
}
